package io.github.urnls.format.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.format.json.JsonObjects.JsonObject;
import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonObjectsTest {

    private static List<JsonObject> objects(String text) {
        List<JsonObject> objects = new ArrayList<>();
        JsonObjects.read(text, Set.of("apart"), objects::add);
        return objects;
    }

    /**
     * Each object with its members as {@code name=value}, in the order in which they are handed out; {@code ⏎} is a
     * line end.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "{\"a\": \"b\", \"c\": 1, \"d\": [1, {\"e\": null}]} | (e=null) (a=\"b\" c=1 d=[1, {\"e\": null}])",
            "{} [{}, []] | () ()",
            "{\"\\u0061\": {\"b\\\"}\": true}} | (b\"}=true) (a={\"b\\\"}\": true})",
            "{\"a\": 1} {\"b\": 2} | (a=1) (b=2)",
            "{ // {⏎ \"a\": 1 /* , \"b\": 2 } */ } | (a=1 /* , \"b\": 2 } */)",
            "{\"a\": 1, \"a\": 2,} | (a=1 a=2)",
            "{\"apart\": {\"b\": {\"c\": 1}}, \"d\": {\"apart\": [{}]}} | (apart=[{}]) (apart={\"b\": {\"c\": "
                    + "1}} d={\"apart\": [{}]})",
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
