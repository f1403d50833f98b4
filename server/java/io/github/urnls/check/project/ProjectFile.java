package io.github.urnls.check.project;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.known.NameList;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The settings of a team: the file {@code urn-ls.json}, for everything in its folder and below. Paths and patterns in
 * it are relative to that folder. It adds to the project file in a folder above. A wrong setting is reported; all
 * others apply.
 *
 * @param isRoot     whether project files in folders above are ignored
 * @param bases      project files that this one extends, as they are written, the least important first
 * @param settings   for every file
 * @param overrides  further settings for some files; a later one counts over an earlier one
 * @param include    patterns of files; if there are any, only files that match one are checked
 * @param exclude    patterns of files that are left out
 * @param registries registry files, as they are written
 * @param baseline   the findings that are known on the command line, as it is written
 * @param iana       a downloaded copy of IANA's registry, as it is written
 * @param maxSize    the largest file that is checked, in mebibytes
 * @param maxFiles   the most files that a workspace may have for its names to be indexed
 * @param names      names of the team's own
 * @param slots      attributes, elements and members that hold names, with how the names begin
 * @param problems   what is wrong in it
 */
public record ProjectFile(boolean isRoot, List<String> bases, Settings settings, List<Override> overrides,
        List<String> include, List<String> exclude,
        List<String> registries, Optional<String> baseline,
        Optional<String> iana, OptionalInt maxSize, OptionalInt maxFiles, List<NameList> names,
        Map<String, List<String>> slots, List<Finding> problems) {

    /** The name of the file, by which it is found. */
    public static final String NAME = "urn-ls.json";

    /** The settings that it may have, and what else stands in its object. */
    public static final List<String> MEMBERS = ProjectFileReader.MEMBERS;

    /** The text that every baseline begins with. */
    public static final String BASELINE = "{\n  \"version\": 1,\n  \"findings\": [";

    /** Settings that apply to all files, or to some. */
    public record Settings(Optional<Specification> specification, Map<String, Severity> severities, Set<String> off,
            List<Glob> accept, TestFiles tests) {

        /** Sets nothing. */
        public static final Settings NONE = new Settings(Optional.empty(), Map.of(), Set.of(), List.of(),
                TestFiles.NONE);

        public Settings {
            severities = Map.copyOf(severities);
            off = Set.copyOf(off);
            accept = List.copyOf(accept);
        }

        /** These settings, overridden by {@code later}; patterns of names to accept add up. */
        public Settings and(Settings later) {
            Map<String, Severity> levels = new HashMap<>(severities);
            Set<String> switchedOff = new HashSet<>(off);
            levels.keySet().removeAll(later.off);
            switchedOff.removeAll(later.severities.keySet());
            levels.putAll(later.severities);
            switchedOff.addAll(later.off);
            List<Glob> accepted = new ArrayList<>(accept);
            accepted.addAll(later.accept);
            return new Settings(later.specification.or(() -> specification), levels, switchedOff, accepted,
                    tests.and(later.tests));
        }
    }

    /** Settings for the files that match one of the patterns. */
    public record Override(List<String> files, Settings settings) {}

    public ProjectFile {
        bases = List.copyOf(bases);
        overrides = List.copyOf(overrides);
        include = List.copyOf(include);
        exclude = List.copyOf(exclude);
        registries = List.copyOf(registries);
        names = List.copyOf(names);
        slots = Map.copyOf(slots);
        problems = List.copyOf(problems);
    }

    /** Reads a project file. It takes any text and reports what is wrong in it. */
    public static ProjectFile read(Document document) {
        return new ProjectFileReader(document).read();
    }

    /** Whether {@code uri} is that of a project file. */
    public static boolean isNamed(String uri) {
        return uri.endsWith("/" + NAME) || uri.equals(NAME);
    }
}
