package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Rules;
import io.github.urnls.check.Severity;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The settings under {@code urn}. What is wrong in them is said, and the rest stays in force.
 *
 * @param options    what is set, as yet without the namespaces of the registry files
 * @param registries registry files of the user's, as they are written
 * @param iana       a downloaded copy of IANA's registry, as it is written; empty for the one built in
 * @param wishes     what is wanted beyond the checking of documents
 * @param complaints one sentence for each setting that is unknown or has a value it cannot have
 */
record Settings(CheckOptions options, List<String> registries, Optional<String> iana, Wishes wishes,
        List<String> complaints) {

    /**
     * What is wanted beyond the checking of documents.
     *
     * @param maxFiles    how many files a workspace may have for its names to be looked up; with 0 they are not
     * @param codeLens    whether references are counted above declarations
     * @param workspace   whether all files of the workspace are checked, for a client that asks for their diagnostics
     * @param typingPause delay before a name that is still being typed is checked, in milliseconds
     */
    record Wishes(int maxFiles, boolean codeLens, boolean workspace, int typingPause) {

        static final Wishes DEFAULT = new Wishes(50_000, false, false, 500);
    }

    static final String SECTION = "urn";

    static final Settings DEFAULT = new Settings(CheckOptions.DEFAULT, List.of(), Optional.empty(),
            Wishes.DEFAULT, List.of());

    /** Settings of the same section that an extension reads, not the server. */
    static final Set<String> OF_THE_CLIENT = Set.of("java", "trace", "server", "schemes");

    /** Reads the value of the section {@code urn}, whatever the client sent. */
    static Settings read(JsonView section) {
        List<String> complaints = new ArrayList<>();
        Specification specification = Specification.RFC8141;
        Map<String, Severity> severities = new HashMap<>();
        Set<String> off = new HashSet<>();
        List<String> accept = new ArrayList<>();
        List<String> registries = new ArrayList<>();
        Optional<String> iana = Optional.empty();
        int maxFiles = Wishes.DEFAULT.maxFiles;
        boolean codeLens = false;
        boolean workspace = false;
        int typingPause = Wishes.DEFAULT.typingPause;
        for (String name : section.object().keySet()) {
            JsonView value = section.at(name);
            if (value.isMissing() || OF_THE_CLIENT.contains(name)) {
                continue;
            }
            switch (name) {
                case "specification" -> specification = specification(value, complaints);
                case "severity" -> severities(value, severities, off, complaints);
                case "accept" -> strings("urn.accept", "patterns", value, accept, complaints);
                case "registries" -> strings("urn.registries", "file names", value, registries, complaints);
                case "ianaRegistry" -> iana = file(value, complaints);
                case "maxFiles" ->
                        maxFiles = count("urn.maxFiles", "files", value, Wishes.DEFAULT.maxFiles, complaints);
                case "codeLens" -> codeLens = flag("urn.codeLens", value, complaints);
                case "typingPause" -> typingPause = count("urn.typingPause", "milliseconds", value,
                        Wishes.DEFAULT.typingPause, complaints);
                case "workspaceDiagnostics" -> workspace = flag("urn.workspaceDiagnostics", value, complaints);
                default -> complaints.add("unknown setting urn." + name
                        + "; there are urn.specification, urn.severity, urn.accept,"
                        + " urn.registries, urn.ianaRegistry, urn.maxFiles, urn.codeLens, urn.workspaceDiagnostics,"
                        + " urn.typingPause");
            }
        }
        CheckOptions options = new CheckOptions(specification, severities, off, accept.stream().map(Glob::new).toList(),
                Registry.BUILT_IN);
        return new Settings(options, List.copyOf(registries), iana,
                new Wishes(maxFiles, codeLens, workspace, typingPause), List.copyOf(complaints));
    }

    private static int count(String setting, String what, JsonView value, int otherwise, List<String> complaints) {
        Optional<Integer> number = value.number().filter(count -> count >= 0);
        if (number.isEmpty()) {
            complaints.add(setting + ": " + value.json() + " is no number of " + what);
        }
        return Math.min(number.orElse(otherwise), Integer.MAX_VALUE / 8);
    }

    private static boolean flag(String setting, JsonView value, List<String> complaints) {
        Optional<Boolean> flag = value.flag();
        if (flag.isEmpty()) {
            complaints.add(setting + ": " + value.json() + " is neither true nor false");
        }
        return flag.orElse(false);
    }

    private static Optional<String> file(JsonView value, List<String> complaints) {
        Optional<String> file = value.text();
        if (file.isEmpty()) {
            complaints.add("urn.ianaRegistry: " + value.json() + " is no file name");
        }
        return file.filter(name -> !name.isBlank());
    }

    private static Specification specification(JsonView value, List<String> complaints) {
        Optional<Specification> known = value.text().flatMap(Specification::byId);
        if (known.isEmpty()) {
            String ids = Specification.all().stream().map(Specification::id).collect(Collectors.joining(", "));
            complaints.add("urn.specification: " + value.json() + " is none of " + ids + "; rfc8141 is used");
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
                complaints.add(setting + ": " + element.json() + " cannot stand in a list of " + what);
            }
        }
    }

    private static void severities(JsonView value, Map<String, Severity> severities, Set<String> off,
            List<String> complaints) {
        if (!value.isObject()) {
            complaints.add("urn.severity: must be an object from rule codes to severities");
            return;
        }
        for (String code : value.object().keySet()) {
            String level = value.text(code).orElse(String.valueOf(value.at(code).json()));
            if (Rules.byCode(code).isEmpty()) {
                complaints.add("urn.severity: there is no rule “" + code + "”");
            } else if (level.equals("off")) {
                off.add(code);
            } else if (Severity.byId(level).isPresent()) {
                severities.put(code, Severity.byId(level).get());
            } else {
                complaints.add("urn.severity." + code + ": “" + level
                        + "” is none of error, warning, information, hint, off");
            }
        }
    }
}
