package io.github.urnls.support;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.urnls.support.lsp.ServerProcess;
import io.github.urnls.support.lsp.WholeSession;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archive has the classes that a session needs: a session whose requests were never answered records few. */
class ClassArchiveIT {

    /** So many classes of ours are needed for a session, at least. */
    private static final int FEWEST = 600;

    /** Of so many classes, one may be missing: which threads do what first is not the same each time. */
    private static final int ONE_OF = 10;

    @Test
    void theClassesOfASessionAreInIt(@TempDir Path folder) throws IOException {
        List<String> options = new ArrayList<>(ClassArchive.options());
        assumeFalse(options.isEmpty(), "SKIPPED: this JVM can make no archive");
        Path log = folder.resolve("loaded.txt");
        options.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xlog:class+load:file=" + log));
        WholeSession.with(ServerProcess.packaged(List.of(), options, List.of()),
                Path.of("docs/sample").toAbsolutePath());
        List<String> ours = Files.readAllLines(log).stream().filter(line -> line.contains(" io.github.urnls."))
                .toList();
        List<String> read = ours.stream().filter(line -> !line.contains("shared objects file")).toList();
        assertTrue(ours.size() > FEWEST, () -> ours.size() + " classes");
        assertTrue(read.size() * ONE_OF < ours.size(),
                () -> read.size() + " of " + ours.size() + ": " + String.join("\n", read));
    }
}
