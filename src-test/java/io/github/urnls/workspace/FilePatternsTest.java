package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Patterns of paths, as git has them. */
class FilePatternsTest {

    @ParameterizedTest
    @CsvSource({
            "*.xml, a/b.xml, true",
            "a/**, a/b/c, true",
            "**/b.xml, a/b.xml, true",
            "a***b, axxb, true",
            "a****, abc, true",
            "***b, a/cb, true",
            "\\***, *x, true",
            "\\***, x, false",
            "\\****, *x, true",
            "a***b, axxc, false"})
    void starsStandForAnything(String pattern, String path, boolean fits) {
        Path folder = Path.of("/folder");
        assertEquals(fits, new FilePatterns(folder, List.of(pattern)).fit(folder.resolve(path)));
    }

    /** Each star would be tried with each part of the name; before they were read as one, this did not end. */
    @Test
    void manyStarsAreOne(@TempDir Path folder) throws IOException {
        String pattern = "*".repeat(100) + ".b";
        Path file = folder.resolve("a".repeat(40) + ".c");
        assertEquals(false, new FilePatterns(folder, List.of(pattern)).fit(file));
        Files.writeString(folder.resolve(".gitignore"), pattern + "\n*.c\n");
        assertEquals(true, IgnoreRules.in(folder).within(folder).ignores(file.getFileName().toString(), false));
    }
}
