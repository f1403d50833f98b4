package io.github.urnls.check.project;

import io.github.urnls.check.project.Setting.Place;
import io.github.urnls.check.DidYouMean;
import io.github.urnls.format.json.JsonText;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What one place says of the settings: a project file, an editor, the command line.
 *
 * @param source the place as people know it, such as the path of a file
 * @param values the values by the names of the settings, in the order of the table
 */
public record Layer(String source, Map<String, Object> values) {

    /** Says nothing. */
    public static final Layer NONE = new Layer("", Map.of());

    public Layer {
        values = Collections.unmodifiableMap(values);
    }

    /** Written out: the JVM generates that of a record at each start, which takes time and memory. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Layer that && source.equals(that.source) && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    /** The value of {@code setting}, if it is set. */
    @SuppressWarnings("unchecked") // only values of its form are put
    public <T> Optional<T> get(Setting<T> setting) {
        return Optional.ofNullable((T) values.get(setting.name()));
    }

    /** The value of {@code setting}, or the usual one. */
    public <T> T value(Setting<T> setting) {
        return get(setting).orElse(setting.usual());
    }

    /** The same with one more value. */
    public <T> Layer with(Setting<T> setting, T value) {
        Map<String, Object> more = new LinkedHashMap<>(values);
        more.put(setting.name(), value);
        return new Layer(source, more);
    }

    /** The same with what {@code other} says of the settings with these {@code names}. */
    public Layer with(Layer other, Collection<String> names) {
        Map<String, Object> more = new LinkedHashMap<>(values);
        names.stream().filter(other.values::containsKey).forEach(name -> more.put(name, other.values.get(name)));
        return new Layer(source, more);
    }

    /** The same values with another source. */
    public Layer from(String other) {
        return new Layer(other, values);
    }

    /** The text of a project file that says the same, as far as one can, a setting a line. */
    public String text() {
        List<String> lines = values.keySet().stream().filter(Setting.namesIn(Place.PROJECT)::contains)
                .map(name -> "\n  " + JsonText.of(name) + ": " + JsonText.of(values.get(name))).toList();
        return "{" + String.join(",", lines) + (lines.isEmpty() ? "}\n" : "\n}\n");
    }

    /**
     * The settings of a section {@code urn} of an editor's settings. What is as usual is left out: some editors send
     * all.
     *
     * @param section  JSON
     * @param problems gets what is wrong in it, a sentence each
     */
    public static Layer ofEditor(String section, List<String> problems) {
        Layer all = Members.root(new JsonText(section), (place, problem) -> problems.add(problem))
                .map(object -> new Reader(Place.EDITOR, "urn.", new HashSet<>()).read(object)).orElse(NONE);
        Map<String, Object> unusual = new LinkedHashMap<>(all.values);
        Setting.ALL.forEach(setting -> unusual.remove(setting.name(), setting.usual()));
        return new Layer("", unusual);
    }

    /**
     * As {@link #ofEditor}, for an object of a project file.
     *
     * @param broken gets the names of settings that have something wrong in them
     */
    static Layer read(Members object, Place place, Set<String> broken) {
        return new Reader(place, "", broken).read(object);
    }

    /**
     * Reads settings one by one, so that a wrong one does not affect the others.
     *
     * @param prefix stands before the names of settings in messages; then they have no place, and name the setting
     */
    private record Reader(Place place, String prefix, Set<String> broken) {

        Layer read(Members object) {
            Map<String, JsonValue> last = new LinkedHashMap<>(); // counts if there are several, as JSON readers choose
            object.all().forEach(member -> last.put(member.name(), member));
            Map<String, Object> values = new LinkedHashMap<>();
            for (Setting<?> setting : Setting.ALL) {
                JsonValue member = setting.places().contains(place) ? last.remove(setting.name()) : null;
                if (member != null) {
                    read(setting, member).ifPresent(value -> values.put(setting.name(), value));
                }
            }
            last.values().stream().filter(member -> !isOfExtension(member.name())).forEach(this::unknown);
            return new Layer("", values);
        }

        /** An editor may send nothing, or an empty text, for what is not set. */
        private <T> Optional<T> read(Setting<T> setting, JsonValue member) {
            String name = prefix + setting.name();
            JsonValue value = member.as(name, (there, problem) -> {
                broken.add(setting.name());
                boolean isNamed = prefix.isEmpty() || problem.contains("“" + name);
                member.problems().accept(there, isNamed ? problem : name + ": " + problem);
            });
            boolean isNothing = place == Place.EDITOR && List.of("null", "\"\"").contains(value.source());
            return isNothing ? Optional.empty() : setting.read(value);
        }

        private boolean isOfExtension(String name) {
            return place == Place.EDITOR && Setting.namesIn(Place.EXTENSION).stream()
                    .anyMatch(setting -> (setting + ".").startsWith(name + "."));
        }

        private void unknown(JsonValue member) {
            List<String> known = Setting.namesIn(place).stream().filter(name -> !name.startsWith("$"))
                    .map(prefix::concat).toList();
            String name = prefix + member.name();
            String meant = DidYouMean.of(name, known);
            member.keyProblem("there is no setting “" + name + "” here"
                    + (meant.isEmpty() ? "; the settings are " + String.join(", ", known) : meant));
        }
    }
}
