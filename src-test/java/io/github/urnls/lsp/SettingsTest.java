package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Severity;
import io.github.urnls.feature.InlayHints.Kind;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.support.ExtensionManifest;
import io.github.urnls.urn.Specification;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SettingsTest {

    private static Settings read(String json) {
        return Settings.read(new JsonView(JsonParser.parseString(json)));
    }

    /** The server gets the whole section, so it has to know what of it is not its own. */
    @Test
    void everySettingOfTheExtensionIsKnown() throws IOException {
        JsonObject properties = ExtensionManifest.settings();
        JsonObject section = new JsonObject();
        for (Map.Entry<String, JsonElement> property : properties.entrySet()) {
            String name = property.getKey().substring("urn.".length()).replaceFirst("\\..*", "");
            section.add(name, property.getValue().getAsJsonObject().get("default"));
        }
        Settings defaults = Settings.read(new JsonView(section));
        assertEquals(List.of(), defaults.complaints());
        assertEquals(Settings.DEFAULT, defaults.inForce(), "the defaults of the extension are those of the server");
    }

    @Test
    void problemsAreReportedAndTheRestApplies() {
        Settings settings = read(
                """
                        {"specification": "rfc1", "severity": {"nid-length": "hint", "no-such": "error", \
                        "r-component": "loud"}, "accept": ["urn:a:*", 1],
                         "registries": "x", "ianaRegistry": 3, "colour": "red"}""");
        assertEquals(Specification.RFC8141, settings.options().specification());
        assertEquals(Map.of("nid-length", Severity.HINT), settings.options().severities());
        assertEquals(1, settings.options().accept().size());
        assertEquals(Optional.empty(), settings.iana());
        assertEquals(7, settings.complaints().size(), settings.complaints()::toString);
        assertTrue(settings.complaints().get(6).startsWith("unknown setting urn.colour"),
                settings.complaints()::toString);
    }

    @Test
    void filesAreNamed() {
        Settings settings = read("{\"registries\": [\"a.json\", \"b.json\"], \"ianaRegistry\": \"c.xml\"}");
        assertEquals(List.of("a.json", "b.json"), settings.registries());
        assertEquals(Optional.of("c.xml"), settings.iana());
        assertEquals(List.of(), settings.complaints());
    }

    @Test
    void eachKindOfHintCanBeTurnedOff() {
        Set<Kind> all = EnumSet.allOf(Kind.class);
        assertEquals(all, read("{}").wishes().hints());
        assertEquals(all, read("{\"inlayHints\": {}}").wishes().hints());
        for (Kind kind : Kind.values()) {
            Settings settings = read("{\"inlayHints\": {\"" + kind.id() + "\": false}}");
            assertEquals(EnumSet.complementOf(EnumSet.of(kind)), settings.wishes().hints());
            assertEquals(List.of(), settings.complaints());
        }
        Settings wrong = read("{\"inlayHints\": {\"colour\": false, \"oid\": 3, \"isbn\": false}}");
        assertEquals(EnumSet.complementOf(EnumSet.of(Kind.ISBN)), wrong.wishes().hints());
        assertEquals(List.of(
                "urn.inlayHints: there is no kind “colour”; there are percentEncoding, oid, epc, time, isbn",
                "urn.inlayHints.oid: 3 is not true or false"), wrong.complaints());
        assertEquals(List.of("urn.inlayHints: must be an object from kinds of hints to true or false"),
                read("{\"inlayHints\": false}").complaints());
    }
}
