package io.github.urnls.workspace.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.feature.renamemap.MapReader;
import io.github.urnls.feature.renamemap.RenameMap;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a map costs does not depend on how many lines it has. */
class RenamePlanTest {

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    private final Map<String, ScannedFile> files = new HashMap<>();
    private final NameIndex index = new NameIndex();
    private final List<String> read = new ArrayList<>();

    private void add(String name, String text) {
        ScannedFile file = ScannedFile.of(new Document("file:///w/" + name, "", 0, text), Specification.RFC8141);
        files.put(file.document().uri(), file);
        index.put(file.forIndex());
    }

    private RenamePlan plan(String map) {
        NameSearch search = new NameSearch(index, uri -> {
            read.add(uri);
            return Optional.of(files.get(uri));
        }, file -> true, () -> false);
        RenameMap lines = ((MapReader.Result.Read) MapReader.read(map, Specification.RFC8141)).map();
        return RenamePlan.of(search, lines, Specification.RFC8141, CHECKER, CheckOptions.DEFAULT);
    }

    private static String lines(String form, int count) {
        return IntStream.range(0, count).mapToObj(n -> form.replace("N", String.valueOf(n)))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void aDoubtIsNoneOfTheOldName() {
        NewNames names = new NewNames(index, CHECKER, CheckOptions.DEFAULT);
        String wrong = "urn:isbn:0306406153";
        assertEquals(Optional.empty(), names.doubt(wrong, wrong, wrong));
        assertTrue(names.doubt("urn:isbn:0306406152", wrong, wrong).isPresent());
    }

    @Test
    void eachFileWithAnOldNameIsReadOnceForAThousandLines() {
        for (int file = 0; file < 50; file++) {
            add("old" + file + ".txt", lines("urn:acme:N:x urn:acme:whole:N\n", 20));
            add("other" + file + ".txt", lines("urn:other:N:x urn:acme-x:N\n", 20));
        }
        RenamePlan one = plan("urn:acme:* -> urn:example:*");
        assertEquals(50, read.size());
        assertEquals(50 * 40, one.places());
        read.clear();
        RenamePlan many = plan(lines("urn:acme:N:* -> urn:example:N:*\nurn:acme:whole:N -> urn:example:other:N", 500));
        assertEquals(50, read.size(), "each file once");
        assertEquals(read.stream().distinct().sorted().toList(), read);
        assertEquals(50 * 40, many.places());
        assertEquals(List.of(), many.collisions());
    }

    /** Lines that begin alike do not hide the one that fits, nor the more specific one. */
    @Test
    void theLineIsFoundAmongManyThatBeginAlike() {
        add("a.txt", "urn:acme:a:b:c:d:e:f:g urn:acme:a:b:c:d:e:f:z");
        RenamePlan plan = plan("urn:acme:a:b:c:d:e:f:{x} -> urn:example:x:{x}\n"
                + lines("urn:acme:{a}:b:c:d:e:f:g:N -> urn:example:y:{a}:N", 500) + "\n"
                + lines("urn:acme:a:{b}:c:d:e:f:N -> urn:example:z:{b}:N", 500) + "\n"
                + "urn:acme:{a}:{b}:c:d:e:f:g -> urn:example:{a}:{b}");
        assertEquals(1, plan.files().size());
        assertEquals("urn:example:x:g urn:example:x:z",
                TextEdit.apply(plan.files().getFirst().document().text(), plan.files().getFirst().edits()));
    }
}
