package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SelectionRangesTest {

    /** The language, a document of one line, the cursor under it, and one after the other what is selected. */
    @ParameterizedTest
    @ValueSource(strings = {
            """
                    xml
                    <a b="urn:example:caf%C3%A9:b" c=""/>
                                           |
                                         ^^^^^^
                                      ^^^^^^^^^
                                      ^^^^^^^^^^^
                          ^^^^^^^^^^^^^^^^^^^^^^^
                    """,
            """
                    xml
                    <a b=" urn:example:a/bc:d?+r?=k=v1&amp;l=x:yz#f/g "/>
                                          |
                                         ^^
                                       ^^^^^^
                           ^^^^^^^^^^^^^^^^^^
                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                    """,
            """
                    xml
                    <a b="urn:example:a?+r?=k=v1&amp;l=x:yz#f/g"/>
                                                         |
                                                         ^^
                                                       ^^^^
                                                     ^^^^^^
                                            ^^^^^^^^^^^^^^^
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                    """,
            """
                    json
                    {"a": "urn:example:a?+CCResolve:cc=uk#f/g"}
                                             |
                                          ^^^^^^^^^
                                          ^^^^^^^^^^^^
                                          ^^^^^^^^^^^^^^^
                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                    """,
            """
                    json
                    {"a": "urn:example:a#f/g"}
                                         |
                                         ^
                                         ^^^
                           ^^^^^^^^^^^^^^^^^
                    """,
            """
                    json
                    {"a": "urn:isbn:1"}
                             |
                           ^^^
                           ^^^^^^^^^^
                    """,
            """
                    json
                    {"a": "urn:isbn:1"}
                                   |
                               ^^^^
                           ^^^^^^^^^^
                    """,
            """
                    json
                    {"a": "urn:isbn:a::b"}
                                      |
                                    ^^^^
                           ^^^^^^^^^^^^^
                    """,
            """
                    json
                    {"a": "urn:isbn:1?=q"}
                                      |
                           ^^^^^^^^^^^^^
                    """,
            """
                    txt
                    See urn:example:%C3:b, which is not UTF-8.
                                     |
                                    ^^^
                                    ^^^^^
                        ^^^^^^^^^^^^^^^^^
                    """,
            """
                    yang
                    namespace "urn:example:order"; prefix x;
                                           |
                                           ^^^^^
                               ^^^^^^^^^^^^^^^^^
                    """,
            """
                    js
                    const a = `urn:example:order:l${id}:line`;
                                       |
                                   ^^^^^^^
                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                    """,
            """
                    js
                    const a = `urn:example:order:l${id}:line`;
                                            |
                                           ^^^^^
                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                    """,
            """
                    json
                    {"a": "urn:isbn:1", "b": "no urn"}
                                              |
                    """,
            """
                    json
                    {"a": "^urn:isbn:[0-9]+$"}
                               |
                    """})
    void growsFromTheCursor(String drawing) {
        List<String> lines = drawing.lines().toList();
        Document document = Drawn.document(lines.get(0), lines.get(1));
        List<TextRange> expected = lines.subList(3, lines.size()).stream()
                .flatMap(line -> Drawn.stretches(line).stream()).toList();
        int cursor = lines.get(2).indexOf('|');
        assertEquals(drawn(expected), drawn(SelectionRanges.at(Drawn.names(document), cursor)));
    }

    private static String drawn(List<TextRange> ranges) {
        return String.join("\n",
                ranges.stream().map(range -> " ".repeat(range.start()) + "^".repeat(range.length())).toList());
    }

    @Test
    void eachRangeIsAroundTheOneBeforeAndTouchesTheCursor() {
        Cases.forEach(300, random -> {
            Document document = Drawn.document(random);
            for (Specification specification : Specification.all()) {
                List<Name> names = Name.in(document, specification);
                for (int offset = 0; offset <= document.text().length(); offset++) {
                    TextRange last = null;
                    for (TextRange range : SelectionRanges.at(names, offset)) {
                        assertTrue(range.touches(offset) && range.length() > 0, document::text);
                        assertTrue(range.end() <= document.text().length(), document::text);
                        assertTrue(last == null || range.start() <= last.start() && last.end() <= range.end()
                                && range.length() > last.length(), document::text);
                        last = range;
                    }
                }
            }
        });
    }

    @Test
    void everyNameIsSelectedSomehow() {
        Cases.forEach(300, random -> {
            Document document = Drawn.document(random);
            List<Name> names = Drawn.names(document);
            for (Name name : names) {
                if (name.occurrence().kind() != UrnOccurrence.Kind.PATTERN) {
                    int cursor = name.range().start() + 1;
                    assertTrue(SelectionRanges.at(names, cursor).contains(name.range()), document::text);
                }
            }
        });
    }
}
