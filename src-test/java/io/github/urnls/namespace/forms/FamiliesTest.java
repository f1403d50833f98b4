package io.github.urnls.namespace.forms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.project.FamilyFile;
import io.github.urnls.check.project.RegistryFile.Content;
import io.github.urnls.check.project.RegistryFile.Example;
import io.github.urnls.namespace.FamilyTables;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.Tables;
import io.github.urnls.namespace.names.DeployedNames;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.UrnParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files of families in {@code server/families}: what they say of their examples, and that they can be read. */
class FamiliesTest {

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("server/families"))) {
            return files.filter(file -> !file.toString().endsWith(".tsv")).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void itsExamplesAreRightAndItsCounterExamplesAreWrong(Path file) throws IOException {
        List<String> complaints = new ArrayList<>();
        FamilyTables tables = new FamilyTables();
        Content content = FamilyFile.read(file.getFileName().toString(), Files.readString(file), tables, complaints);
        assertEquals(List.of(), complaints);
        assertTrue(file.toString().endsWith(".json"));
        for (Example example : content.examples()) {
            ParsedUrn urn = UrnParser.parse(example.name());
            boolean onlyNid = urn.problems().stream().allMatch(problem -> problem.code() == SyntaxCode.NID_CHARACTER);
            List<Problem> problems = onlyNid ? Namespaces.check(urn) : List.of();
            boolean isRight = problems.isEmpty() && (urn.isValid() || isFixed(urn));
            assertEquals(example.fits(), isRight, () -> file + ", line " + example.line() + ": " + example.name() + " "
                    + problems + urn.problems());
        }
    }

    /** Whether all that is wrong with the name by RFC 8141 is fixed by its owner. */
    private static boolean isFixed(ParsedUrn urn) {
        return DeployedNames.find(urn.text()).filter(entry -> urn.problems().stream()
                .allMatch(problem -> entry.fixes(urn, problem))).isPresent();
    }

    /** A form that is checked has three examples, and three counter-examples unless it takes nearly everything. */
    @Test
    void aFormIsShownByThreeExamplesOfEach() throws IOException {
        for (Path file : files()) {
            FamilyTables tables = new FamilyTables();
            Content content = FamilyFile.read("", Files.readString(file), tables, new ArrayList<>());
            boolean isChecked = tables.rows("families").stream().anyMatch(row -> !row[4].isEmpty() || !row[2].isEmpty())
                    || !tables.rows("parts").isEmpty();
            String name = file.getFileName().toString();
            long right = content.examples().stream().filter(Example::fits).count();
            long wrong = content.examples().size() - right;
            assertTrue(!isChecked || right >= 3, name + " needs three examples");
            boolean takesAll = name.equals("example.json");
            assertTrue(!isChecked || takesAll || wrong >= 3, name + " needs three counter-examples");
        }
    }

    /** No pattern of ours goes back, so that the time for a name has a bound. */
    @Test
    void patternsAreMatchedInLinearTime() {
        for (String nid : Families.builtIn().nids()) {
            assertTrue(Families.builtIn().form(nid).isPresent(), nid);
        }
        for (String[] row : Tables.rows("traps.tsv")) {
            assertFalse(NssPattern.of(row[2]).expression().isEmpty());
        }
    }
}
