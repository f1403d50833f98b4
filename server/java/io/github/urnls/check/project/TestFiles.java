package io.github.urnls.check.project;

import io.github.urnls.check.TestSeverity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which files are tests.
 *
 * @param patterns patterns of test files in the syntax of {@code .gitignore}; empty for the usual folders and names
 */
public record TestFiles(Optional<List<IgnorePattern>> patterns) {

    /** Those with the usual names. */
    public static final TestFiles USUAL = new TestFiles(Optional.empty());

    private static final Set<String> FOLDERS = Set
            .of(("test tests testing testdata test-data test_data __tests__ mock mocks __mocks__ fixture "
                    + "fixtures e2e").split(" "));

    private static final List<String> FOLDER_ENDS = List.of("-test", "-tests", "_test", "_tests");

    /** At the end of names of files, before the extension. */
    private static final List<String> FILE_ENDS = List.of("_test _spec .test .spec Test Tests Spec".split(" "));

    /** The usual tests as patterns, for a project that adds its own. */
    public static List<String> usualPatterns() {
        List<String> patterns = new ArrayList<>(FOLDERS.stream().sorted().map(folder -> folder + "/").toList());
        FOLDER_ENDS.forEach(end -> patterns.add("*" + end + "/"));
        patterns.add("**/src/it/");
        FILE_ENDS.forEach(end -> patterns.add("*" + end + ".*"));
        patterns.addAll(List.of("test-*/", "test_*", "*IT.java"));
        return patterns;
    }

    /** What {@code settings} say; the {@link #USUAL} ones if they say nothing. */
    public static TestFiles of(Layer settings) {
        return settings.get(Setting.TESTS).map(patterns -> new TestFiles(Optional
                .of(IgnorePattern.all(patterns)))).orElse(USUAL);
    }

    /**
     * How findings in a file are reported.
     *
     * @param path     the path below the root of the project, with {@code /}; empty for a file without such a root,
     *                 which is no test
     * @param settings those of the file
     */
    public TestSeverity of(Optional<String> path, Layers settings) {
        return path.filter(this::hold).isPresent() ? settings.inTests() : TestSeverity.SAME;
    }

    /** Whether {@code path} is that of a test. */
    public boolean hold(String path) {
        return patterns.isPresent() ? IgnorePattern.says(patterns.get(), path, false).orElse(false) : isUsual(path);
    }

    /** Whether a folder above {@code path}, or its last part, is named as tests usually are. */
    private static boolean isUsual(String path) {
        int start = 0;
        for (int end = path.indexOf('/'); end >= 0; end = path.indexOf('/', start)) {
            String folder = path.substring(start, end);
            if (FOLDERS.contains(folder) || folder.startsWith("test-") || folder.startsWith("test_")
                    || endsWithOne(folder, FOLDER_ENDS) || folder.equals("it") && isBelowSources(path, start)) {
                return true;
            }
            start = end + 1;
        }
        String file = path.substring(start);
        int dot = file.lastIndexOf('.');
        String name = file.substring(0, Math.max(0, dot));
        return file.startsWith("test_") || file.endsWith("IT.java") || endsWithOne(name, FILE_ENDS);
    }

    /** A loop, since each opened file is asked and a lambda would be linked at the start. */
    private static boolean endsWithOne(String name, List<String> ends) {
        for (String end : ends) {
            if (name.endsWith(end)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the part of {@code path} that begins at {@code start} lies in a folder {@code src}: Maven's src/it. */
    private static boolean isBelowSources(String path, int start) {
        return path.startsWith("src/", start - 4) && (start == 4 || path.charAt(start - 5) == '/');
    }
}
