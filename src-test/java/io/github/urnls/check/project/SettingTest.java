package io.github.urnls.check.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.project.Setting.Place;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.text.Document;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of settings. What is made from it, {@code MadePagesTest} compares. */
class SettingTest {

    static List<Setting<?>> settings() {
        return Setting.ALL;
    }

    @Test
    void eachSettingStandsInTheTableOnce() {
        List<String> names = Setting.ALL.stream().map(Setting::name).toList();
        Set<String> seen = new HashSet<>();
        assertEquals(List.of(), names.stream().filter(name -> !seen.add(name)).toList(), "names of several rows");
    }

    /** A row alone does nothing: its value must be asked for. */
    @Test
    void eachSettingIsUsed() throws IOException, IllegalAccessException {
        StringBuilder product = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("server", "java"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java") && !path.endsWith("Setting.java"))
                    .toList()) {
                product.append(Files.readString(file));
            }
        }
        TreeSet<String> unused = new TreeSet<>();
        TreeSet<String> constants = new TreeSet<>();
        for (Field field : Setting.class.getFields()) {
            if (Modifier.isStatic(field.getModifiers()) && field.get(null) instanceof Setting<?> setting) {
                constants.add(setting.name());
                if (!product.toString().matches("(?s).*\\bSetting\\." + field.getName() + "\\b.*")) {
                    unused.add(field.getName());
                }
            }
        }
        // What an override is for, the table itself asks for.
        unused.remove("FILES");
        assertEquals(new TreeSet<>(), unused);
        TreeSet<String> named = new TreeSet<>(Setting.namesIn(Place.EXTENSION));
        named.addAll(constants);
        assertEquals(new TreeSet<>(Setting.ALL.stream().map(Setting::name).toList()), named,
                "one that the program uses is a constant");
    }

    private static <T> List<String> problems(Setting<T> setting, Object value) {
        List<String> problems = new ArrayList<>();
        Optional<T> read = setting.read(value, problems::add);
        assertTrue(read.isPresent() || problems.size() == 1, () -> setting.name() + " " + value + ": " + problems);
        return problems;
    }

    @ParameterizedTest
    @MethodSource("settings")
    <T> void theUsualValueIsRight(Setting<T> setting) {
        if (!setting.usual().equals("")) {
            assertEquals(Optional.of(setting.usual()), setting.read(setting.usual(), problem -> {
                throw new AssertionError(problem);
            }));
        }
    }

    /** A value of another type is never taken in silence, and never ends the reading. */
    @ParameterizedTest
    @MethodSource("settings")
    void wrongValuesAreSaid(Setting<?> setting) {
        List<Object> values = List.of(7, -7, true, "x", "", List.of(1), List.of("", "["), Map.of("a", 1), Map.of(),
                List.of(Map.of("a", List.of())));
        long right = values.stream().filter(value -> problems(setting, value).isEmpty()).count();
        assertTrue(setting == Setting.SCHEMA || right < values.size(), "not every value is right");
        String all = "{\"" + setting.name() + "\": %s, \"maxSize\": 3}";
        for (Object value : values) {
            ProjectFile file = ProjectFile.read(new Document("urn-ls.json", "", 0,
                    all.formatted(JsonText.of(value))));
            if (setting != Setting.MAX_SIZE) {
                assertEquals(3, file.settings().value(Setting.MAX_SIZE), setting.name() + " " + value);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("settings")
    void peopleAreTold(Setting<?> setting) {
        assertFalse(setting.places().isEmpty());
        if (setting != Setting.SCHEMA) {
            assertTrue(setting.meaning().endsWith(".") || setting.entry().isPresent(),
                    () -> setting.name() + " needs a sentence that says what it means");
        }
        assertEquals(setting.places().contains(Place.EDITOR) || setting.places().contains(Place.EXTENSION),
                setting.entry().isPresent(), "what editors may have stands in their settings: " + setting.name());
    }

    @Test
    void optionsAreCalledLikeSettings() {
        assertEquals("--max-size", Setting.MAX_SIZE.option());
        assertEquals("--accept", Setting.ACCEPT.option());
    }
}
