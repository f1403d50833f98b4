package io.github.urnls.growth;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.fuzz.StepCountingLoader;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * An edit of a document takes as many steps as the same edit of a document twice as long: at its beginning, in its
 * middle and at its end.
 */
class EditGrowthTest {

    /** In characters: several times what a lexer reads as one. */
    private static final int SMALL = 250_000;

    private static final double MOST = 1.3;

    /** So many steps do not matter, however they grow: a search for a word looks at many characters at a time. */
    private static final int FREE = 2_000_000;

    private static final Method EDIT = new StepCountingLoader().method(GrowthProbe.class, "edit");

    /** A kind of document: what stands before, and a line of its text by its number. */
    record Kind(String language, String before, IntFunction<String> line) {

        String text(int length) {
            StringBuilder text = new StringBuilder(before);
            for (int i = 0; text.length() < length; i++) {
                text.append(line.apply(i));
            }
            return text.toString();
        }

        @Override
        public String toString() {
            return language + " " + (before + line.apply(0) + line.apply(1)).replace("\n", "\\n") + "…";
        }
    }

    private static Kind lines(String language, String before, String line) {
        return new Kind(language, before, i -> line);
    }

    static Stream<Kind> kinds() {
        String words = "some text urn:example:a and more";
        return Stream.of(
                new Kind("sh", "", i -> "cat <<EOF" + i + "\n" + words + "\n"),
                lines("sh", "cat <<EOF\n", words + "\n"),
                lines("rb", "", "a = <<~A_B\n" + words + "\n"),
                lines("php", "<?php\n", "$a = <<<'A_B'\n" + words + "\n"),
                lines("pl", "", "print <<A_B;\n" + words + "\n"),
                lines("xml", "<a>", words + "\n"),
                lines("xml", "<a>", words + " "),
                lines("xml", "<a><![CDATA[", words + "\n"),
                lines("xml", "<a><!-- ", words + "\n"),
                lines("html", "<p>", words + "\n"),
                lines("txt", "", words + " "),
                lines("json", "{\"a\":\"urn:example:a\",\"b\":[", "17.25,"),
                lines("json", "{\"a\":\"urn:example:a\",\"b\":[", "17.25,\n"),
                lines("ttl", "# urn:example:a\n", "a:b a:c a:d .\n"));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void anEditCostsWhatItChanges(Kind kind) throws Exception {
        Map<String, Long> small = steps(kind, SMALL);
        Map<String, Long> large = steps(kind, 2 * SMALL);
        List<String> grown = large.keySet().stream()
                .filter(part -> large.get(part) > Math.max(FREE, MOST * small.get(part)))
                .map(part -> part + ": " + small.get(part) + ", then " + large.get(part)).toList();
        assertEquals(List.of(), grown);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Long> steps(Kind kind, int length) throws Exception {
        return (Map<String, Long>) EDIT.invoke(null, kind.language(), kind.text(length), kind.before().length());
    }
}
