package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.FindingStatus;
import io.github.urnls.check.Fingerprint;
import io.github.urnls.support.Cases;
import io.github.urnls.workspace.Baseline.Gone;
import io.github.urnls.workspace.Baseline.Key;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaselineTest {

    @TempDir
    private Path folder;

    private static Fingerprint one(String file, String name, int occurrence) {
        return new Fingerprint(file, "rule", name, occurrence);
    }

    private static final Baseline TWO = Baseline.of(List.of(one("a", "x", 1), one("a", "x", 2), one("b", "y", 1)));

    @Test
    void asManyAreKnownAsThereWere() {
        assertEquals(new FindingStatus.Known(), TWO.status(one("a", "x", 2)));
        assertEquals(new FindingStatus.New(), TWO.status(one("a", "x", 3)));
        assertEquals(new FindingStatus.New(), TWO.status(one("b", "x", 1)));
    }

    @Test
    void goneFindingsAreReportedForCheckedFiles() {
        Baseline found = Baseline.of(List.of(one("a", "x", 1)));
        assertEquals(List.of(new Gone(new Key("a", "rule", "x"), 1, 2)),
                TWO.gone(found, key -> key.file().equals("a")));
        assertEquals(2, TWO.gone(found, file -> true).size());
        assertEquals(List.of(), TWO.gone(TWO, file -> true));
    }

    @Test
    void findingsInUncheckedFilesStay() {
        Baseline now = TWO.replacedBy(Baseline.of(List.of(one("a", "z", 1))), key -> key.file().equals("a"));
        assertEquals(Baseline.of(List.of(one("a", "z", 1), one("b", "y", 1))), now);
    }

    @Test
    void theFileHasOneSortedLineForEachKind() throws IOException {
        Path file = folder.resolve("baseline.json");
        BaselineFile.write(file, TWO);
        assertEquals("""
                {
                  "version": 1,
                  "findings": [
                    {"file":"a","rule":"rule","name":"x","count":2},
                    {"file":"b","rule":"rule","name":"y","count":1}
                  ]
                }
                """, Files.readString(file));
        assertEquals(TWO, BaselineFile.read(file));
        BaselineFile.write(file, Baseline.EMPTY);
        assertEquals(Baseline.EMPTY, BaselineFile.read(file));
    }

    @Test
    void otherFilesAreNoBaseline() throws IOException {
        Path file = folder.resolve("baseline.json");
        assertTrue(
                assertThrows(IOException.class, () -> BaselineFile.read(file)).getMessage().contains("no such file"));
        for (String text : List.of("", "[]", "{", "{}", "{\"version\": 2, \"findings\": []}", "{\"version\": 1}",
                "null",
                "{\"version\": 1, \"findings\": [1]}", "{\"version\": 1, \"findings\": [{\"file\": \"a\"}]}",
                "{\"version\": \"x\", \"findings\": []}", "{\"version\": 1, \"findings\": {}}",
                "{\"version\": 1, \"findings\": [{\"file\": \"a\\u0000\", \"rule\": \"b\", \"name\": \"c\", "
                        + "\"count\": 1}]}",
                "{\"version\": 1, \"findings\": [{\"file\": [], \"rule\": 1, \"name\": 2, \"count\": {}}]}")) {
            Files.writeString(file, text);
            assertThrows(IOException.class, () -> BaselineFile.read(file), text);
        }
        String latin = "{\"version\":1,\"findings\":[{\"file\":\"caf\u00e9\",\"rule\":\"b\",\"name\":\"c\","
                + "\"count\":1}]}";
        Files.writeString(file, latin, StandardCharsets.ISO_8859_1);
        assertTrue(assertThrows(IOException.class, () -> BaselineFile.read(file)).getMessage().contains("not UTF-8"));
    }

    @Test
    void moreThanCanBeCountedIsAsMuchAsCanBe() throws IOException {
        String most = "{\"file\":\"a\",\"rule\":\"b\",\"name\":\"c\",\"count\":2147483647}";
        Path file = Files.writeString(folder.resolve("baseline.json"),
                "{\"version\":1,\"findings\":[" + most + "," + most + ","
                        + most.replace("\"a\"", "\"d\"") + "]}");
        assertEquals(Integer.MAX_VALUE, BaselineFile.read(file).counts().get(new Key("a", "b", "c")));
        assertEquals(Integer.MAX_VALUE, BaselineFile.read(file).size());
    }

    /** The file does not depend on the order of the findings, and knows exactly those. */
    @Test
    void theOrderOfFindingsDoesNotMatter() {
        Cases.forEach(200, random -> {
            List<String> names = random.list(0, 12, () -> random.one("a", "b", random.text(255)));
            List<Fingerprint> found = new ArrayList<>();
            for (String name : names) {
                int before = (int) found.stream().filter(one -> one.name().equals(name)).count();
                found.add(one("a", name, before + 1));
            }
            Baseline baseline = Baseline.of(found);
            found.forEach(one -> assertEquals(new FindingStatus.Known(), baseline.status(one)));
            assertEquals(found.size(), baseline.size());
            List<Fingerprint> shuffled = new ArrayList<>(found);
            Collections.shuffle(shuffled, random);
            assertEquals(BaselineFile.text(baseline), BaselineFile.text(Baseline.of(shuffled)));
        });
    }
}
