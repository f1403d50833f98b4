package io.github.urnls.check.project;

import io.github.urnls.format.json.JsonObjects.JsonObject;
import io.github.urnls.check.DidYouMean;
import io.github.urnls.check.Finding;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.format.json.JsonObjects.Member;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.namespace.Glob;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.Collection;
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
    static final List<String> MEMBERS = List.of("$schema", ROOT, EXTENDS, "specification", "severity", "accept",
            "tests", "testSeverity", "include", "exclude", "baseline", "overrides", "registries", SLOTS,
            NameListReader.MEMBER, "ianaRegistry", "maxSize", "maxFiles");
    private static final List<String> LEVELS = List.of("error", "warning", "information", "hint", "off");

    /** The text of the file. {@link #json} may have closing braces after it. */
    private final String written;
    private JsonSource json;
    private final List<Finding> problems = new ArrayList<>();

    ProjectFileReader(Document document) {
        this.written = document.text();
        this.json = new JsonSource(written);
    }

    ProjectFile read() {
        // A file that is being typed may lack closing braces; its settings apply all the same.
        for (int braces = 1; braces < 5 && json.root().isEmpty(); braces++) {
            json = new JsonSource(written + "}".repeat(braces));
        }
        syntax();
        List<Member> members = json.root().map(JsonObject::members).orElse(List.of());
        unknown(members, MEMBERS);
        return new ProjectFile(isRoot(members), bases(members), settings(members), overrides(members),
                strings(members, "include"), strings(members, "exclude"),
                strings(members, "registries"), value(members, "baseline", this::string, "must be a string"),
                value(members, "ianaRegistry", this::string, "must be a string"),
                number(members, "maxSize", 1), number(members, "maxFiles", 0),
                NameListReader.read(json, ProjectFile.NAME, this::problem,
                        (place, name) -> {}),
                slots(members), problems);
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
        } else if (json.root().isEmpty()) {
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
        return switch (value.in(json.text)) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    /** One file, or a list of files. */
    private List<String> bases(List<Member> members) {
        Optional<String> one = json.value(members, EXTENDS).flatMap(this::string);
        List<String> several = new ArrayList<>();
        if (one.isEmpty()) {
            strings(members, EXTENDS, "must be a string or a list of strings", (range, name) -> several.add(name));
        }
        return one.map(List::of).orElse(several);
    }

    /** For each attribute, element or member how the names in it begin: one string, or a list. */
    private Map<String, List<String>> slots(List<Member> members) {
        Map<String, List<String>> slots = new HashMap<>();
        List<Member> places = value(members, SLOTS, json::object,
                "must be an object from attributes, elements or members to the beginnings of names")
                .map(JsonObject::members).orElse(List.of());
        for (Member place : places) {
            TextRange value = json.value(place);
            List<TextRange> all = json.list(value).orElse(List.of(value));
            if (all.isEmpty()) {
                problem(value, "“" + place.name() + "” needs the beginning of a name");
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
        value(members, "severity", json::object,
                "must be an object from rules to severities, such as {\"r-component\": \"off\"}")
                .ifPresent(object -> severities(object, levels));
        return new ProjectFile.Settings(specification(members), levels.severities(), levels.off(), accept(members),
                tests(members));
    }

    /** An empty list of tests is one: then no file is a test. */
    private TestFiles tests(List<Member> members) {
        List<String> patterns = strings(members, "tests");
        boolean areSet = json.value(members, "tests").flatMap(json::list).isPresent();
        return new TestFiles(areSet ? TestFiles.patterns(patterns) : Optional.empty(), value(members, "testSeverity",
                value -> json.string(value).flatMap(TestSeverity::byId),
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
        return value(members, "specification", value -> json.string(value).flatMap(Specification::byId),
                "must be one of these: "
                        + Specification.all().stream().map(Specification::id).collect(Collectors.joining(", ")));
    }

    private void severities(JsonObject object, RuleLevels levels) {
        for (Member member : object.members()) {
            if (RuleLevels.codes(member.name()).isEmpty()) {
                problem(member.key(), RuleLevels.unknown(member.name()));
                continue;
            }
            String level = json.string(json.value(member)).orElse("");
            if (!levels.set(member.name(), level)) {
                problem(json.value(member), "“" + member.name() + "” must be one of " + String.join(", ", LEVELS)
                        + DidYouMean.of(level, LEVELS));
            }
        }
    }

    private List<ProjectFile.Override> overrides(List<Member> members) {
        List<ProjectFile.Override> overrides = new ArrayList<>();
        json.value(members, "overrides").ifPresent(list -> {
            Optional<List<TextRange>> elements = json.list(list);
            if (elements.isEmpty()) {
                problem(list, "“overrides” must be a list of objects with “files”");
            }
            elements.orElse(List.of()).stream().filter(element -> json.text.charAt(element.start()) != '{').forEach(
                    element -> problem(element, "each of “overrides” must be an object with “files”"));
            int end = list.start();
            for (JsonObject object : json.objects()) {
                if (object.range().start() >= end && object.range().end() <= list.end()) {
                    overrides.add(override(object));
                    end = object.range().end(); // objects in it are not elements
                }
            }
        });
        return overrides;
    }

    private ProjectFile.Override override(JsonObject object) {
        List<String> known = new ArrayList<>(List.of("files"));
        known.addAll(OF_SETTINGS.stream().sorted().toList());
        unknown(object.members(), known);
        if (object.member("files").isEmpty()) {
            problem(JsonSource.start(object),
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
        value(members, name, json::list, otherwise)
                .ifPresent(elements -> elements.forEach(element -> string(element).ifPresentOrElse(
                        string -> each.accept(element, string),
                        () -> problem(element, "each of “" + name + "” must be a string that is not empty"))));
    }

    private Optional<String> string(TextRange value) {
        return json.string(value).filter(string -> !string.isBlank());
    }

    private OptionalInt number(List<Member> members, String name, int least) {
        return value(members, name,
                value -> JsonText.number(json.text, value)
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
        Optional<TextRange> value = json.value(members, name);
        Optional<T> taken = value.flatMap(read);
        if (taken.isEmpty()) {
            value.ifPresent(range -> problem(range, "“" + name + "” " + problem));
        }
        return taken;
    }

    private void problem(TextRange range, String message) {
        TextRange there = new TextRange(Math.min(range.start(), written.length()),
                Math.min(range.end(), written.length()));
        problems.add(ProjectFileProblem.finding(there, message));
    }
}
