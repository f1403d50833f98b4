package io.github.urnls.cli.setup;

import io.github.urnls.check.TestSeverity;
import io.github.urnls.check.project.TestFiles;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tests by the names of their folders. */
final class TestFolders {

    /** Names such as {@code Acme.Tests}, {@code UnitTest} and {@code testcases}, which are not among the usual ones. */
    private static final Pattern UNUSUAL = Pattern.compile(
            "(?i:(?:.*[._-])?(?:unit|integration|acceptance|functional|system)?[._-]?tests?"
                    + "(?:cases?|data|files?|suites?|resources)?)|.*[a-z]Tests?");

    /** The patterns of test files that are recognized by their own names. */
    private static final List<String> FILES = List.of("test_*", "*_test.*", "*_spec.*", "*.test.*", "*.spec.*",
            "*Test.*", "*Tests.*", "*Spec.*", "*IT.java");

    private TestFolders() {}

    /** The pattern of the usual tests that {@code path} is one of. */
    static Optional<String> usual(String path) {
        String above = "";
        for (String folder : path.substring(0, path.lastIndexOf('/') + 1).split("/")) {
            if (isUsual(above + folder + "/x")) {
                // Only “it” needs the folder above it.
                return Optional.of(isUsual(folder + "/x") ? folder + "/" : above + folder + "/");
            }
            above += folder + "/";
        }
        String name = path.substring(path.lastIndexOf('/') + 1);
        return isUsual(name) ? FILES.stream().filter(pattern -> fits(pattern, name)).findFirst() : Optional.empty();
    }

    private static boolean isUsual(String path) {
        return TestFiles.USUAL.of(Optional.of(path)) == TestSeverity.LOWER;
    }

    private static boolean fits(String pattern, String name) {
        return name.matches(pattern.replace(".", "\\.").replace("*", ".*"));
    }

    /** The pattern of a folder above {@code path} that is called as tests are, though not as usual. */
    static Optional<String> unusual(String path) {
        String folders = path.substring(0, path.lastIndexOf('/') + 1);
        return List.of(folders.split("/")).stream().filter(folder -> UNUSUAL.matcher(folder).matches()).findFirst()
                .map(folder -> folder + "/");
    }
}
