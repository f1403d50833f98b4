package io.github.urnls.check.project;

import io.github.urnls.check.TestSeverity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which files are tests, and how findings in them are reported.
 *
 * @param patterns patterns of test files in the syntax of {@code .gitignore}; empty for the usual folders and names
 * @param severity how findings in tests are reported; empty for one level lower
 */
public record TestFiles(Optional<List<IgnorePattern>> patterns, Optional<TestSeverity> severity) {

    /** Sets nothing, so that the {@link #USUAL} ones apply. */
    public static final TestFiles NONE = new TestFiles(Optional.empty(), Optional.empty());

    /** The usual files are tests, and their findings one level lower. */
    public static final TestFiles USUAL = new TestFiles(Optional.empty(), Optional.of(TestSeverity.LOWER));

    private static final Set<String> FOLDERS = Set.of("test", "tests", "testing", "testdata", "test-data", "test_data",
            "__tests__", "mock", "mocks", "__mocks__", "fixture", "fixtures", "e2e");

    private static final List<String> FOLDER_ENDS = List.of("-test", "-tests", "_test", "_tests");

    /** At the end of names of files, before the extension. */
    private static final List<String> FILE_ENDS = List.of("_test", "_spec", ".test", ".spec", "Test", "Tests", "Spec");

    /** The usual tests as patterns, for a project that adds its own. */
    public static List<String> usualPatterns() {
        List<String> patterns = new ArrayList<>(FOLDERS.stream().sorted().map(folder -> folder + "/").toList());
        FOLDER_ENDS.forEach(end -> patterns.add("*" + end + "/"));
        patterns.add("**/src/it/");
        FILE_ENDS.forEach(end -> patterns.add("*" + end + ".*"));
        patterns.addAll(List.of("test-*/", "test_*", "*IT.java"));
        return patterns;
    }

    /** These patterns as they are written. */
    public static Optional<List<IgnorePattern>> patterns(List<String> written) {
        return Optional.of(written.stream().map(IgnorePattern::of).flatMap(Optional::stream).toList());
    }

    /** These settings, overridden by {@code later}. */
    public TestFiles and(TestFiles later) {
        return new TestFiles(later.patterns.or(() -> patterns), later.severity.or(() -> severity));
    }

    /**
     * How findings in a file are reported.
     *
     * @param path the path below the root of the project, with {@code /}; empty for a file without such a root, which
     *             is no test
     */
    public TestSeverity of(Optional<String> path) {
        if (path.isEmpty() || !holds(path.get())) {
            return TestSeverity.SAME;
        }
        return severity.orElse(TestSeverity.LOWER);
    }

    private boolean holds(String path) {
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
