package io.github.urnls.check;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.run.Checker;
import io.github.urnls.support.Shared;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Safe repairs in documents that people wrote: each leaves no finding in its place and hides none elsewhere. */
class SafeRepairsTest {

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    @Test
    void eachRemovesItsFindingAndHidesNone() throws IOException {
        int made = 0;
        try (Stream<Path> files = Files.walk(Shared.path("corpus"))) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                if (FileReader.read(file, 1 << 20) instanceof FileContent.Text text) {
                    made += repairs(new Document(file.toUri().toString(), "", 1, text.text()));
                }
            }
        }
        assertTrue(made > 0, "the corpus has names that are repaired safely");
    }

    private static int repairs(Document document) {
        List<Finding> found = CHECKER.check(document, CheckOptions.DEFAULT);
        int made = 0;
        for (Finding finding : found) {
            for (Fix fix : finding.fixes()) {
                if (fix.safety() == Fix.Safety.SAFE) {
                    FixPromise.check(document, CheckOptions.DEFAULT, CHECKER, found, finding, fix);
                    made++;
                }
            }
        }
        return made;
    }
}
