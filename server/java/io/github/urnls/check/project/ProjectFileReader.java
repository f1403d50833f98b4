package io.github.urnls.check.project;

import io.github.urnls.check.DidYouMean;
import io.github.urnls.check.Finding;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.format.json.JsonObjects.Member;
import io.github.urnls.format.json.JsonObjects;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.namespace.Glob;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads a project file member by member, so that a wrong member does not affect the others. */
final class ProjectFileReader {

    private static final Set<String> OF_SETTINGS = Set.of("specification", "severity", "accept",
            "testSeverity");
    private static final String ROOT = "root";
    private static final String EXTENDS = "extends";
    private static final String SLOTS = "slots";
    private static final List<String> LEVELS = List.of("error", "warning", "information", "hint", "off");
    private static final List<String> MEMBERS = List.of("$schema", ROOT, EXTENDS, "specification", "severity", "accept",
            "tests", "testSeverity", "include", "exclude", "overrides", "registries", SLOTS, NameListReader.MEMBER,
            "ianaRegistry", "maxSize", "maxFiles");

    private static final Comparator<JsonObjects.JsonObject> BY_START = Comparator
            .comparingInt(object -> object.range().start());

    /** The text of the file. {@link #text} may have closing braces after it. */
    private final String written;
    private String text;
    private final Map<TextRange, JsonObjects.JsonObject> objects = new HashMap<>();
    private final List<Finding> problems = new ArrayList<>();
    private Optional<JsonObjects.JsonObject> root = Optional.empty();

    ProjectFileReader(Document document) {
        this.written = document.text();
        this.text = written;
    }

    ProjectFile read() {
        // A file that is being typed may lack closing braces; its settings apply all the same.
        for (int braces = 0; braces < 5 && root.isEmpty(); braces++) {
            objects.clear();
            text = written + "}".repeat(braces);
            JsonObjects.read(text, Set.of(), object -> objects.put(object.range(), object));
            root = objects.values().stream().filter(object -> object.range().start() == JsonText.start(text))
                    .findFirst();
        }
        syntax();
        List<Member> members = root.map(JsonObjects.JsonObject::members).orElse(List.of());
        unknown(members, MEMBERS);
        return new ProjectFile(isRoot(members), bases(members), settings(members), overrides(members),
                strings(members, "include"), strings(members, "exclude"),
                strings(members, "registries"), value(members, "ianaRegistry", this::string, "must be a string"),
                number(members, "maxSize", 1), number(members, "maxFiles", 0),
                NameListReader.read(text, ProjectFile.NAME, this::problem), slots(members), problems);
    }

    /** Reports the first place where the JSON is invalid. An empty file is not reported. */
    private void syntax() {
        if (written.isBlank()) {
            return;
        }
        OptionalInt error = JsonText.error(written);
        if (error.isPresent()) {
            int at = Math.min(error.getAsInt(), Math.max(0, written.length() - 1));
            problem(new TextRange(at, Math.min(written.length(), at + 1)),
                    "invalid JSON from here on; settings before this point still apply");
        } else if (root.isEmpty()) {
            problem(new TextRange(0, Math.min(1, written.length())), "a project file is an object: { … }");
        }
    }

    private void unknown(List<Member> members, Collection<String> known) {
        for (Member member : members) {
            if (!known.contains(member.name())) {
                String meant = DidYouMean.of(member.name(), known);
                problem(member.key(), "there is no setting “" + member.name() + "” here"
                        + (meant.isEmpty()
                                ? "; the settings are " + known.stream().filter(name -> !name.startsWith("$"))
                                        .collect(Collectors.joining(", "))
                                : meant));
            }
        }
    }

    private boolean isRoot(List<Member> members) {
        return value(members, ROOT, this::truth, "must be true or false").orElse(false);
    }

    private Optional<Boolean> truth(TextRange value) {
        return switch (value.in(text)) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    /** One file, or a list of files. */
    private List<String> bases(List<Member> members) {
        Optional<String> one = value(members, EXTENDS).flatMap(this::string);
        List<String> several = new ArrayList<>();
        if (one.isEmpty()) {
            strings(members, EXTENDS, "must be a string or a list of strings", (range, name) -> several.add(name));
        }
        return one.map(List::of).orElse(several);
    }

    /** For each attribute, element or member how the names in it begin: one string, or a list. */
    private Map<String, List<String>> slots(List<Member> members) {
        Map<String, List<String>> slots = new HashMap<>();
        List<Member> places = value(members, SLOTS, value -> Optional.ofNullable(objects.get(value)),
                "must be an object from attributes, elements or members to the beginnings of names")
                .map(JsonObjects.JsonObject::members).orElse(List.of());
        for (Member place : places) {
            List<TextRange> all = JsonText.list(text, value(place)).orElse(List.of(value(place)));
            if (all.isEmpty()) {
                problem(value(place), "“" + place.name() + "” needs the beginning of a name");
            }
            for (TextRange one : all) {
                string(one).filter(beginning -> beginning.regionMatches(true, 0, "urn:", 0, 4)).ifPresentOrElse(
                        beginning -> slots.computeIfAbsent(place.name(), name -> new ArrayList<>()).add(beginning),
                        () -> problem(one, "“" + place.name()
                                + "” must begin with “urn:”; it is the beginning of names, or a list of such"));
            }
        }
        return slots;
    }

    private ProjectFile.Settings settings(List<Member> members) {
        RuleLevels levels = new RuleLevels();
        value(members, "severity", value -> Optional.ofNullable(objects.get(value)),
                "must be an object from rules to severities, such as {\"r-component\": \"off\"}")
                .ifPresent(object -> severities(object, levels));
        return new ProjectFile.Settings(specification(members), levels.severities(), levels.off(), accept(members),
                tests(members));
    }

    /** An empty list of tests is one: then no file is a test. */
    private TestFiles tests(List<Member> members) {
        List<String> patterns = strings(members, "tests");
        boolean areSet = value(members, "tests").flatMap(value -> JsonText.list(text, value)).isPresent();
        return new TestFiles(areSet ? TestFiles.patterns(patterns) : Optional.empty(), value(members, "testSeverity",
                value -> JsonText.string(text, value).flatMap(TestSeverity::byId),
                "must be one of these: lower, same, off"));
    }

    private List<Glob> accept(List<Member> members) {
        List<Glob> patterns = new ArrayList<>();
        strings(members, "accept", (range, pattern) -> {
            Glob glob = new Glob(pattern);
            glob.problem().ifPresentOrElse(problem -> problem(range, problem), () -> patterns.add(glob));
        });
        return patterns;
    }

    private Optional<Specification> specification(List<Member> members) {
        return value(members, "specification", value -> JsonText.string(text, value).flatMap(Specification::byId),
                "must be one of these: "
                        + Specification.all().stream().map(Specification::id).collect(Collectors.joining(", ")));
    }

    private void severities(JsonObjects.JsonObject object, RuleLevels levels) {
        for (Member member : object.members()) {
            if (RuleLevels.codes(member.name()).isEmpty()) {
                problem(member.key(), RuleLevels.unknown(member.name()));
                continue;
            }
            String level = JsonText.string(text, value(member)).orElse("");
            if (!levels.set(member.name(), level)) {
                problem(value(member), "“" + member.name() + "” must be one of " + String.join(", ", LEVELS)
                        + DidYouMean.of(level, LEVELS));
            }
        }
    }

    private List<ProjectFile.Override> overrides(List<Member> members) {
        List<ProjectFile.Override> overrides = new ArrayList<>();
        value(members, "overrides").ifPresent(list -> {
            if (JsonText.list(text, list).isEmpty()) {
                problem(list, "“overrides” must be a list of objects with “files”");
            }
            JsonText.list(text, list).orElse(List.of()).stream().filter(element -> text.charAt(element.start()) != '{')
                    .forEach(element -> problem(element, "each of “overrides” must be an object with “files”"));
            int end = list.start();
            for (JsonObjects.JsonObject object : objects.values().stream().sorted(BY_START).toList()) {
                if (object.range().start() >= end && object.range().end() <= list.end()) {
                    overrides.add(override(object));
                    end = object.range().end(); // objects in it are not elements
                }
            }
        });
        return overrides;
    }

    private ProjectFile.Override override(JsonObjects.JsonObject object) {
        List<String> known = new ArrayList<>(List.of("files"));
        known.addAll(OF_SETTINGS.stream().sorted().toList());
        unknown(object.members(), known);
        if (object.member("files").isEmpty()) {
            problem(new TextRange(object.range().start(), object.range().start() + 1),
                    "“files” is missing: say which files this is for");
        }
        return new ProjectFile.Override(strings(object.members(), "files"), settings(object.members()));
    }

    private List<String> strings(List<Member> members, String name) {
        List<String> strings = new ArrayList<>();
        strings(members, name, (range, string) -> strings.add(string));
        return strings;
    }

    private void strings(List<Member> members, String name, BiConsumer<TextRange, String> each) {
        strings(members, name, "must be a list of strings", each);
    }

    private void strings(List<Member> members, String name, String otherwise, BiConsumer<TextRange, String> each) {
        value(members, name, value -> JsonText.list(text, value), otherwise)
                .ifPresent(elements -> elements.forEach(element -> string(element).ifPresentOrElse(
                        string -> each.accept(element, string),
                        () -> problem(element, "each of “" + name + "” must be a string that is not empty"))));
    }

    private Optional<String> string(TextRange value) {
        return JsonText.string(text, value).filter(string -> !string.isBlank());
    }

    private OptionalInt number(List<Member> members, String name, int least) {
        return value(members, name,
                value -> JsonText.number(text, value)
                        .filter(one -> one >= least && one == Math.rint(one) && one <= 1_000_000_000),
                "must be a whole number" + (least > 0 ? ", at least " + least : ""))
                .map(number -> OptionalInt.of(number.intValue())).orElse(OptionalInt.empty());
    }

    /**
     * The value of a member as {@code read} reads it. A value that it cannot read is reported: its name, and
     * {@code problem}.
     */
    private <T> Optional<T> value(List<Member> members, String name, Function<TextRange, Optional<T>> read,
            String problem) {
        Optional<TextRange> value = value(members, name);
        Optional<T> taken = value.flatMap(read);
        if (taken.isEmpty()) {
            value.ifPresent(range -> problem(range, "“" + name + "” " + problem));
        }
        return taken;
    }

    /** The value of the last member of that name, as JSON readers choose it. */
    private Optional<TextRange> value(List<Member> members, String name) {
        return members.stream().filter(member -> member.name().equals(name)).reduce((first, second) -> second)
                .map(this::value);
    }

    private TextRange value(Member member) {
        return JsonText.stripped(text, member.value());
    }

    private void problem(TextRange range, String message) {
        TextRange there = new TextRange(Math.min(range.start(), written.length()),
                Math.min(range.end(), written.length()));
        problems.add(ProjectFileProblem.finding(there, message));
    }
}
