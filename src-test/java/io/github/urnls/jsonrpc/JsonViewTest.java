package io.github.urnls.jsonrpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JsonViewTest {

    private static final JsonView VIEW = new JsonView(JsonParser.parseString(
            """
                    {"a": {"text": "t", "number": 5, "whole": 5.0, "half": 0.5, "large": 99999999999, "flag": true, \
                    "list": [1, "2"]},
                     "none": null}"""));

    @Test
    void presentValuesHaveTheirType() {
        assertEquals(Optional.of("t"), VIEW.text("a", "text"));
        assertEquals(Optional.of(5), VIEW.number("a", "number"));
        assertEquals(Optional.of(5), VIEW.number("a", "whole"));
        assertEquals(Optional.of(true), VIEW.flag("a", "flag"));
        assertEquals(List.of("2"), VIEW.list("a", "list").stream().flatMap(item -> item.text().stream()).toList());
        assertEquals(5, VIEW.at("a").needNumber("number"));
        assertTrue(VIEW.at("a").isObject());
    }

    @Test
    void missingNullAndOtherTypesAreEmpty() {
        assertTrue(VIEW.at("none").isMissing());
        assertTrue(VIEW.at("a", "text", "b").isMissing());
        assertEquals(Optional.empty(), VIEW.text("a", "number"));
        assertEquals(Optional.empty(), VIEW.number("a", "half"));
        assertEquals(Optional.empty(), VIEW.number("a", "large"));
        assertEquals(Optional.empty(), VIEW.flag("a", "text"));
        assertEquals(List.of(), VIEW.list("a", "text"));
        assertFalse(new JsonView(null).isObject());
        assertTrue(new JsonView(null).object().isEmpty());
    }

    @Test
    void anErrorNamesTheMissingValue() {
        RpcException missing = assertThrows(RpcException.class, () -> VIEW.needText("a", "uri"));
        assertEquals(RpcError.INVALID_PARAMS, missing.error().code());
        assertEquals("a.uri is missing or not a string", missing.error().message());
        assertThrows(RpcException.class, () -> VIEW.needNumber("a", "half"));
        assertThrows(RpcException.class, () -> VIEW.needList("a"));
    }
}
