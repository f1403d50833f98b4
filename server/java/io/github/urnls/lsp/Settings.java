package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.lsp.documents.DocumentSelection;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.check.project.TestFiles;
import io.github.urnls.feature.InlayHints;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The settings under {@code urn}. Wrong ones are reported, and the rest applies.
 *
 * @param options    the options for checks, without the namespaces of the registry files
 * @param tests      which files are tests
 * @param selection  which documents are checked
 * @param registries the user's registry files, as they are written
 * @param iana       a downloaded copy of IANA's registry, as it is written; empty for the built-in one
 * @param wishes     settings beyond the checking of documents
 * @param complaints one sentence for each setting that is unknown or has a value it cannot have
 * @param shared     the settings that a project file may have too, as they were sent
 */
record Settings(CheckOptions options, TestFiles tests, DocumentSelection.Choice selection, List<String> registries,
        Optional<String> iana, Wishes wishes,
        List<String> complaints, JsonObject shared) {

    /**
     * Settings beyond the checking of documents.
     *
     * @param maxFiles        the most files that a workspace may have for its names to be indexed; 0 for no index
     * @param codeLens        whether references are counted above declarations
     * @param workspace       whether all files of the workspace are checked, for a client that pulls their diagnostics
     * @param typingPause     the delay before a name that is being typed is checked, in milliseconds
     * @param documentSymbols whether the names of a document are sent as its symbols
     * @param hints           the kinds of inlay hints that are shown
     */
    record Wishes(int maxFiles, boolean codeLens, boolean workspace, int typingPause, boolean documentSymbols,
            Set<InlayHints.Kind> hints) {

        static final Wishes DEFAULT = new Wishes(50_000, false, false, 500, false,
                Set.copyOf(EnumSet.allOf(InlayHints.Kind.class)));
    }

    static final String SECTION = "urn";

    /** The setting that names registry files. */
    static final String REGISTRIES = "registries";

    /** The setting that names a copy of IANA's registry. */
    static final String IANA = "ianaRegistry";

    static final Settings DEFAULT = new Settings(CheckOptions.DEFAULT, TestFiles.USUAL, DocumentSelection.Choice.ALL,
            List.of(),
            Optional.empty(), Wishes.DEFAULT, List.of(), new JsonObject());

    /** Settings of the same section that an extension reads, not the server. */
    static final Set<String> OF_THE_CLIENT = Set.of("java", "trace", "server", "schemes");

    /** Whether the setting {@code name} does the same with {@code value} as without one. */
    static boolean isUsual(String name, JsonElement value) {
        return read(new JsonView(Json.object(name, value))).inForce().equals(DEFAULT);
    }

    /** What applies, without what is wrong, and however it was written. */
    Settings inForce() {
        return new Settings(options, tests, selection, registries, iana, wishes, DEFAULT.complaints, DEFAULT.shared);
    }

    /** Reads the value of the section {@code urn}, which may be any JSON. */
    static Settings read(JsonView section) {
        List<String> complaints = new ArrayList<>();
        Specification specification = Specification.RFC8141;
        RuleLevels levels = new RuleLevels();
        Map<String, Boolean> languages = Map.of();
        List<String> exclude = new ArrayList<>();
        List<String> accept = new ArrayList<>();
        TestFiles tests = TestFiles.USUAL;
        List<String> registries = new ArrayList<>();
        Optional<String> iana = Optional.empty();
        int maxFiles = Wishes.DEFAULT.maxFiles;
        boolean codeLens = false;
        boolean workspace = false;
        int typingPause = Wishes.DEFAULT.typingPause;
        boolean documentSymbols = false;
        Set<InlayHints.Kind> hints = Wishes.DEFAULT.hints;
        JsonObject shared = new JsonObject();
        for (String name : section.object().keySet()) {
            JsonView value = section.at(name);
            if (value.isMissing() || OF_THE_CLIENT.contains(name)) {
                continue;
            }
            if (ProjectFile.MEMBERS.contains(name)) {
                shared.add(name, value.json());
            }
            switch (name) {
                case "specification" -> specification = specification(value, complaints);
                case "severity" -> severities(value, levels, complaints);
                case "enable" -> languages = languages(value, complaints);
                case "exclude" -> strings("urn.exclude", "patterns of files", value, exclude, complaints);
                case "accept" -> strings("urn.accept", "patterns", value, accept, complaints);
                case "tests" -> tests = tests.and(tests(value, complaints));
                case "testSeverity" -> tests = tests.and(testSeverity(value, complaints));
                case REGISTRIES -> strings("urn.registries", "file names", value, registries, complaints);
                case IANA -> iana = file(value, complaints);
                case "maxFiles" ->
                        maxFiles = count("urn.maxFiles", "files", value, Wishes.DEFAULT.maxFiles, complaints);
                case "codeLens" -> codeLens = flag("urn.codeLens", value, complaints);
                case "documentSymbols" -> documentSymbols = flag("urn.documentSymbols", value, complaints);
                case "inlayHints" -> hints = hints(value, complaints);
                case "typingPause" -> typingPause = count("urn.typingPause", "milliseconds", value,
                        Wishes.DEFAULT.typingPause, complaints);
                case "workspaceDiagnostics" -> workspace = flag("urn.workspaceDiagnostics", value, complaints);
                default -> complaints.add("unknown setting urn." + name
                        + "; the settings are urn.enable, urn.exclude, urn.specification, urn.severity, urn.accept,"
                        + " urn.tests, urn.testSeverity, urn.registries, urn.ianaRegistry, urn.maxFiles, urn.codeLens,"
                        + " urn.workspaceDiagnostics, urn.typingPause, urn.documentSymbols, urn.inlayHints");
            }
        }
        CheckOptions options = new CheckOptions(specification, levels.severities(), levels.off(),
                patterns(accept, complaints), Registry.BUILT_IN);
        return new Settings(options, tests, new DocumentSelection.Choice(languages, List.copyOf(exclude)),
                List.copyOf(registries), iana,
                new Wishes(maxFiles, codeLens, workspace, typingPause, documentSymbols, hints),
                List.copyOf(complaints), shared);
    }

    /** Without patterns, the usual files are tests. */
    private static TestFiles tests(JsonView value, List<String> complaints) {
        List<String> patterns = new ArrayList<>();
        strings("urn.tests", "patterns of files", value, patterns, complaints);
        return new TestFiles(patterns.isEmpty() ? Optional.empty() : TestFiles.patterns(patterns), Optional.empty());
    }

    private static TestFiles testSeverity(JsonView value, List<String> complaints) {
        Optional<TestSeverity> severity = value.text().flatMap(TestSeverity::byId);
        if (severity.isEmpty()) {
            complaints.add("urn.testSeverity: " + value.json() + " is not lower, same or off");
        }
        return new TestFiles(Optional.empty(), severity);
    }

    /** The choice of languages: {@code true} or {@code false} for all, or an object with some. */
    private static Map<String, Boolean> languages(JsonView value, List<String> complaints) {
        if (!value.isObject()) {
            // An empty map turns all languages on.
            return flag("urn.enable", value, true, complaints) ? Map.of() : Map.of("*", false);
        }
        Map<String, Boolean> languages = new HashMap<>();
        for (String language : value.object().keySet()) {
            languages.put(language.toLowerCase(Locale.ROOT),
                    flag("urn.enable." + language, value.at(language), true, complaints));
        }
        return Map.copyOf(languages);
    }

    /** All kinds except those that {@code value} turns off. */
    private static Set<InlayHints.Kind> hints(JsonView value, List<String> complaints) {
        Set<InlayHints.Kind> hints = EnumSet.allOf(InlayHints.Kind.class);
        if (!value.isObject()) {
            complaints.add("urn.inlayHints: must be an object from kinds of hints to true or false");
        }
        for (String id : value.object().keySet()) {
            Optional<InlayHints.Kind> kind = InlayHints.Kind.byId(id);
            if (kind.isEmpty()) {
                complaints.add("urn.inlayHints: there is no kind “" + id + "”; there are " + Stream
                        .of(InlayHints.Kind.values()).map(InlayHints.Kind::id).collect(Collectors.joining(", ")));
            } else if (!flag("urn.inlayHints." + id, value.at(id), true, complaints)) {
                hints.remove(kind.get());
            }
        }
        return Set.copyOf(hints);
    }

    private static int count(String setting, String what, JsonView value, int otherwise, List<String> complaints) {
        Optional<Integer> number = value.number().filter(count -> count >= 0);
        if (number.isEmpty()) {
            complaints.add(setting + ": " + value.json() + " is not a number of " + what);
        }
        return Math.min(number.orElse(otherwise), Integer.MAX_VALUE / 8);
    }

    private static boolean flag(String setting, JsonView value, List<String> complaints) {
        return flag(setting, value, false, complaints);
    }

    private static boolean flag(String setting, JsonView value, boolean otherwise, List<String> complaints) {
        Optional<Boolean> flag = value.flag();
        if (flag.isEmpty()) {
            complaints.add(setting + ": " + value.json() + " is not true or false");
        }
        return flag.orElse(otherwise);
    }

    private static Optional<String> file(JsonView value, List<String> complaints) {
        Optional<String> file = value.text();
        if (file.isEmpty()) {
            complaints.add("urn.ianaRegistry: " + value.json() + " is not a file name");
        }
        return file.filter(name -> !name.isBlank());
    }

    private static Specification specification(JsonView value, List<String> complaints) {
        Optional<Specification> known = value.text().flatMap(Specification::byId);
        if (known.isEmpty()) {
            String ids = Specification.all().stream().map(Specification::id).collect(Collectors.joining(", "));
            complaints.add("urn.specification: " + value.json() + " is not one of " + ids + "; rfc8141 is used");
        }
        return known.orElse(Specification.RFC8141);
    }

    private static void strings(String setting, String what, JsonView value, List<String> strings,
            List<String> complaints) {
        if (!value.isArray()) {
            complaints.add(setting + ": must be a list of " + what);
            return;
        }
        for (JsonView element : value.list()) {
            Optional<String> text = element.text().filter(string -> !string.isBlank());
            if (text.isPresent()) {
                strings.add(text.get());
            } else {
                complaints.add(setting + ": " + element.json() + " is not allowed in a list of " + what);
            }
        }
    }

    private static List<Glob> patterns(List<String> accept, List<String> complaints) {
        List<Glob> patterns = new ArrayList<>();
        for (String text : accept) {
            Glob pattern = new Glob(text);
            pattern.problem().ifPresentOrElse(problem -> complaints.add("urn.accept: " + problem),
                    () -> patterns.add(pattern));
        }
        return patterns;
    }

    private static void severities(JsonView value, RuleLevels levels, List<String> complaints) {
        if (!value.isObject()) {
            complaints.add("urn.severity: must be an object from rules to severities");
            return;
        }
        for (String word : value.object().keySet()) {
            String level = value.text(word).orElse(String.valueOf(value.at(word).json()));
            if (RuleLevels.codes(word).isEmpty()) {
                complaints.add("urn.severity: " + RuleLevels.unknown(word));
            } else if (!levels.set(word, level)) {
                complaints.add("urn.severity." + word + ": “" + level
                        + "” is not one of error, warning, information, hint, off");
            }
        }
    }
}
