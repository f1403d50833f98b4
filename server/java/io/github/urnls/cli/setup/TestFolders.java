package io.github.urnls.cli.setup;

import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Setting;
import io.github.urnls.check.project.TestFiles;
import io.github.urnls.urn.Normalization;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tests by the names of their folders. */
final class TestFolders {

    /** What separates the words of a name: a character, or the capital of the next word. */
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[ ._-]+|(?<=[a-z0-9])(?=[A-Z])");

    /** A word that only the names of tests have, as in {@code Acme.Tests}, {@code Unit Tests} and {@code testcases}. */
    private static final Pattern WORD = Pattern.compile(
            "(?:unit|integration|acceptance|functional|system)?tests?(?:cases?|data|files?|suites?|resources)?|e2e");

    /** The same, where nothing follows. */
    private static final Pattern LAST_WORD = Pattern.compile("fixtures?|mocks?");

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
        return TestFiles.usualPatterns().stream().filter(pattern -> isUsual(name) && fits(pattern, name)).findFirst();
    }

    private static boolean isUsual(String path) {
        return TestFiles.USUAL.hold(path);
    }

    private static boolean fits(String pattern, String name) {
        return TestFiles.of(Layer.NONE.with(Setting.TESTS, List.of(pattern))).hold(name);
    }

    /** The pattern of a folder above {@code path} that is called as tests are, though not as usual. */
    static Optional<String> unusual(String path) {
        String folders = path.substring(0, path.lastIndexOf('/') + 1);
        return Stream.of(folders.split("/")).filter(TestFolders::isTest).findFirst().map(folder -> folder + "/");
    }

    private static boolean isTest(String folder) {
        List<String> words = BETWEEN_WORDS.splitAsStream(folder).map(Normalization::fold).toList();
        return words.stream().anyMatch(word -> WORD.matcher(word).matches())
                || !words.isEmpty() && LAST_WORD.matcher(words.getLast()).matches();
    }
}
