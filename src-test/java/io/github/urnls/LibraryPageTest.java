package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Product;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The examples of {@code docs/library.md} are run as they are printed, with nothing but the library, and print what is
 * printed there.
 */
class LibraryPageTest {

    private static final Pattern EXAMPLE = Pattern.compile("```java\n(.*?)```\n\n```text\n(.*?)```\n", Pattern.DOTALL);
    private static final Path SPARK = Path.of("src-test", "user", "examples", "spark");
    private static final Pattern CLASS = Pattern.compile("^class (\\w+) ", Pattern.MULTILINE);

    record Example(String name, String source, String output) {

        static Example of(MatchResult block) {
            Matcher declaration = CLASS.matcher(block.group(1));
            assertTrue(declaration.find(), "an example is one class:\n" + block.group(1));
            return new Example(declaration.group(1), block.group(1), block.group(2));
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static String page() throws IOException {
        return Files.readString(Path.of("docs", "library.md"));
    }

    static Stream<Example> examples() throws IOException {
        return EXAMPLE.matcher(page()).results().map(Example::of);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void printsWhatThePageSays(Example example, @TempDir Path folder)
            throws IOException, InterruptedException, URISyntaxException {
        Path source = Files.writeString(folder.resolve(example.name + ".java"), example.source);
        Path library = Path.of(Checker.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path output = folder.resolve("output");
        Process java = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dstdout.encoding=UTF-8", "-Dstderr.encoding=UTF-8", "-cp", library.toString(), source.toString())
                .redirectErrorStream(true).redirectOutput(output.toFile()).start();
        assertTrue(java.waitFor(5, TimeUnit.MINUTES), "the example did not end within 5 minutes");
        assertEquals(example.output, Files.readString(output, StandardCharsets.UTF_8).replace("\r\n", "\n"));
        assertEquals(0, java.exitValue());
    }

    @Test
    void everyExampleIsRun() throws IOException {
        assertEquals(Pattern.compile("^```java$", Pattern.MULTILINE).matcher(page()).results().count(),
                examples().count());
    }

    @Test
    void theVersionIsTheSameEverywhere() throws IOException {
        String version = Product.version();
        assertTrue(page().contains("  <artifactId>urn-ls</artifactId>\n  <version>" + version + "</version>"),
                "docs/library.md");
        assertTrue(page().contains("urn-ls-" + version + ".jar"), "docs/library.md");
        assertTrue(sparkPage().contains("/target/urn-ls-" + version + ".jar "), "docs/spark.md");
        for (Path pom : List.of(SPARK.resolve("pom.xml"),
                Path.of("src-test", "user", "library", "consumer", "pom.xml"))) {
            assertTrue(Files.readString(pom).contains("<urnls.version>" + version + "</urnls.version>"),
                    pom.toString());
        }
    }

    @Test
    void thePageOnSparkShowsTheExample() throws IOException {
        Matcher block = Pattern.compile("```java\n(.*?)```\n", Pattern.DOTALL).matcher(sparkPage());
        assertTrue(block.find());
        String source = Files.readString(SPARK.resolve("src/main/java/io/github/urnls/examples/UrnFindings.java"));
        String shown = block.group(1).lines().map(line -> line.isEmpty() ? line : "    " + line)
                .collect(Collectors.joining("\n"));
        assertTrue(source.contains(shown), shown);
        Matcher spark = Pattern.compile("<spark.version>(.*)</spark.version>")
                .matcher(Files.readString(SPARK.resolve("pom.xml")));
        assertTrue(spark.find() && sparkPage().contains("Spark " + spark.group(1) + " "), "the version of Spark");
    }

    private static String sparkPage() throws IOException {
        return Files.readString(Path.of("docs", "spark.md"));
    }
}
