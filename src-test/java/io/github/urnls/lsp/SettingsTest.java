package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import io.github.urnls.check.project.Setting;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.feature.InlayHints.Kind;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.support.ExtensionManifest;
import java.io.IOException;
import java.util.List;
import java.util.Map;
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
        assertEquals(Settings.NONE, Settings.read(new JsonView(section)),
                "the defaults of the extension are those of the server");
    }

    @Test
    void problemsAreReportedAndTheRestApplies() {
        Settings settings = read(
                """
                        {"specification": "rfc1", "severity": {"nid-length": "hint", "no-such": "error", \
                        "r-component": "loud"}, "accept": ["urn:a:*", 1],
                         "registries": "x", "ianaRegistry": 3, "colour": "red"}""");
        assertEquals(Map.of("severity", Map.of("nid-length", "hint"), "accept", List.of("urn:a:*")),
                settings.layer().values());
        assertEquals(List.of("“urn.specification” must be one of these: rfc8141, rfc2141, draft2012, draft2015,"
                + " proposal1995",
                "urn.severity: there is no rule “no-such”",
                "urn.severity: “r-component” must be one of error, warning, information, hint, off",
                "each of “urn.accept” must be a string that is not empty",
                "“urn.registries” must be a list of strings", "“urn.ianaRegistry” must be a string",
                "there is no setting “urn.colour” here; the settings are urn." + String.join(", urn.",
                        Setting.ALL.stream().filter(setting -> setting.places().contains(Setting.Place.EDITOR))
                                .map(Setting::name).toList())),
                settings.complaints());
    }

    @Test
    void filesAreNamed() {
        Settings settings = read("{\"registries\": [\"a.json\", \"b.json\"], \"ianaRegistry\": \"c.xml\"}");
        assertEquals(List.of("a.json", "b.json"), settings.layer().value(Setting.REGISTRIES));
        assertEquals("c.xml", settings.layer().value(Setting.IANA_REGISTRY));
        assertEquals(List.of(), settings.complaints());
    }

    private static List<String> hintsOff(Settings settings) {
        return settings.layer().value(Setting.INLAY_HINTS).entrySet().stream().filter(hint -> !hint.getValue())
                .map(Map.Entry::getKey).toList();
    }

    @Test
    void eachKindOfHintCanBeTurnedOff() {
        assertEquals(Stream.of(Kind.values()).map(Kind::id).toList(),
                List.copyOf(Setting.INLAY_HINTS.usual().keySet()), "each kind is a word of the setting");
        assertEquals(List.of(), hintsOff(read("{}")));
        assertEquals(Settings.NONE, read("{\"inlayHints\": {}}"));
        for (Kind kind : Kind.values()) {
            Settings settings = read("{\"inlayHints\": {\"" + kind.id() + "\": false}}");
            assertEquals(List.of(kind.id()), hintsOff(settings));
            assertEquals(List.of(), settings.complaints());
        }
        Settings wrong = read("{\"inlayHints\": {\"colour\": false, \"oid\": 3, \"isbn\": false}}");
        assertEquals(List.of("isbn"), hintsOff(wrong));
        assertEquals(List.of(
                "urn.inlayHints: there is no “colour” here; there are percentEncoding, oid, epc, time, isbn",
                "“urn.inlayHints.oid” must be true or false"), wrong.complaints());
        assertEquals(List.of("“urn.inlayHints” must be an object from kinds of hints to true or false"),
                read("{\"inlayHints\": false}").complaints());
    }

    /** What an editor sends for a setting that is not set counts for nothing. */
    @Test
    void nothingIsNoValue() {
        assertEquals(Settings.NONE, read("{\"ianaRegistry\": \"\", \"tests\": null, \"enable\": true}"));
        assertEquals(Settings.NONE, read("[]"));
    }

    @Test
    void languagesAreInAnyCase() {
        assertEquals(Map.of("*", false), read("{\"enable\": false}").layer().value(Setting.ENABLE));
        assertEquals(Map.of("java", false, "xml", true),
                read("{\"enable\": {\"Java\": false, \"xml\": true}}").layer().value(Setting.ENABLE));
    }
}
