package io.github.urnls.format.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.format.json.JsonText.JsonObject;
import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.text.TextRange;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTextTest {

    private static Collection<JsonObject> objects(String text) {
        return new JsonText(text, Set.of("apart")).objects();
    }

    /**
     * Each object with its members as {@code name=value}, in the order in which they begin; {@code ⏎} is a line end.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "{\"a\": \"b\", \"c\": 1, \"d\": [1, {\"e\": null}]} | (a=\"b\" c=1 d=[1, {\"e\": null}]) (e=null)",
            "{} [{}, []] | () ()",
            "{\"\\u0061\": {\"b\\\"}\": true}} | (a={\"b\\\"}\": true}) (b\"}=true)",
            "{\"a\": 1} {\"b\": 2} | (a=1) (b=2)",
            "{ // {⏎ \"a\": 1 /* , \"b\": 2 } */ } | (a=1)",
            "{\"a\": 1, \"a\": 2,} | (a=1 a=2)",
            "{\"apart\": {\"b\": {\"c\": 1}}, \"d\": {\"apart\": [{}]}} | (apart={\"b\": {\"c\": "
                    + "1}} d={\"apart\": [{}]}) (apart=[{}])",
            "{\"a\": | ``",
            "}]{\"a\" \"b\", \"c\": \"d\"} | (c=\"d\")",
            "{\"a\": \"b⏎, \"c\": 1} | (a=\"b c=1)",
            "{'a': 'b'} | (a='b')",
            "[\"a\", \"b\"] | ``"})
    void readsObjectsAndMembers(String written, String expected) {
        String text = written.replace('⏎', '\n');
        assertEquals(expected, objects(text).stream().map(object -> object.members().stream()
                .map(member -> member.name() + "=" + member.value().in(text).strip())
                .collect(Collectors.joining(" ", "(", ")")))
                .collect(Collectors.joining(" ")));
    }

    /** Where a text stops being JSON, and the elements of the list in it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "[1, \"a\", // b⏎ true,] | | 1 \"a\" true",
            "[1 2] | 3 | 1 2",
            "[1,, 2] | 3 | 1",
            "[1, 'a', 2] | 4 | 1",
            "[1, {\"a\" 2}, 3] | 9 | 1",
            "[\"a\tb\"] | 1 | ``",
            "[1} | 2 | 1",
            "[1] 2 | 4 | 1",
            "[{\"a\": 01}] | 7 | ``",
            "[[] | 3 | ``"})
    void findsTheErrorAndTheElementsBeforeIt(String written, @Nullable Integer error, String elements) {
        String text = written.replace('⏎', '\n');
        JsonText json = new JsonText(text);
        assertEquals(error, json.error().isEmpty() ? null : json.error().getAsInt());
        assertEquals(elements, json.list(new TextRange(0, 1)).orElse(List.of()).stream().map(one -> one.in(text))
                .collect(Collectors.joining(" ")));
    }

    private static final List<String> SCRAPS = List.of("{", "}", "[", "]", ":", ",", "\"", "'", "\"a\"", "\"a\":",
            "1", " ", "\n", "//", "/*", "*/", "\\", "\"apart\":", "😀");

    private static String scraps(Case random) {
        return random.joined(0, 30, SCRAPS);
    }

    @Test
    void membersLieInTheirObjects() {
        Cases.forEach(1000, random -> {
            String text = scraps(random);
            for (JsonObject object : objects(text)) {
                assertTrue(text.startsWith("{", object.range().start()) && object.range().end() <= text.length(), text);
                object.members().forEach(member -> assertTrue(object.range().start() < member.value().start()
                        && member.value().end() <= object.range().end(), text));
            }
        });
    }
}
