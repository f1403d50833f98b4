package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Product;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The address of the project is {@link Product#HOME} in every file. {@code server/packaging/address.mjs} writes another
 * one everywhere.
 */
class AddressTest {

    private static final Path ROOT = Path.of("").toAbsolutePath();

    /** The owner and the name of the repository, as in {@code urn-ls/urn-ls}. */
    private static final String REPOSITORY = URI.create(Product.HOME).getPath().substring(1);

    /** An address of some repository that bears the name of this project. */
    private static final Pattern ADDRESS = Pattern
            .compile("(?i)github\\.com/((?:[\\w.-]*urn-ls[\\w-]*/[\\w-]+)|(?:[\\w.-]+/urn-ls))(?![\\w-])");

    /** This project as an action of GitHub. */
    private static final Pattern ACTION = Pattern.compile("uses: ([\\w.-]+/urn-ls|urn-ls/[\\w.-]+)@");

    /** The Maven group that is made of the repository's owner. */
    private static final Pattern GROUP = Pattern
            .compile("<groupId>(io\\.github\\.[\\w.-]+)</groupId>\\s*<artifactId>urn-ls</artifactId>");

    private static List<String> faults(String file, String text) {
        List<String> faults = new ArrayList<>();
        for (Pattern pattern : List.of(ADDRESS, ACTION)) {
            pattern.matcher(text).results().filter(found -> !found.group(1).equalsIgnoreCase(REPOSITORY))
                    .forEach(found -> faults.add(file + ": " + found.group()));
        }
        GROUP.matcher(text).results().filter(found -> !found.group(1).equals(group()))
                .forEach(found -> faults.add(file + ": " + found.group(1)));
        return faults;
    }

    private static String group() {
        return "io.github." + REPOSITORY.substring(0, REPOSITORY.indexOf('/')).toLowerCase(Locale.ROOT);
    }

    private static List<Path> files() throws IOException {
        Set<String> built = Set.of(".git", "target", "node_modules", "dist", "runtime", "fixtures", ".vscode-test");
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                boolean skipped = built.contains(String.valueOf(folder.getFileName()));
                return skipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                boolean text = file.toString()
                        .matches(".*\\.(java|md|xml|json|ya?ml|[cm]js|ts|html|txt|tsv)|.*/\\w+");
                if (text && attributes.isRegularFile() && !file.endsWith("AddressTest.java")) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }

    @Test
    void itIsTheSameEverywhere() throws IOException {
        List<String> faults = new ArrayList<>();
        int found = 0;
        for (Path file : files()) {
            String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
            found += text.contains(REPOSITORY) ? 1 : 0;
            faults.addAll(faults(ROOT.relativize(file).toString(), text));
        }
        assertEquals(List.of(), faults);
        assertTrue(found >= 15, found + " files have the address: are all of them read?");
    }

    @Test
    void whatIsPublishedHasIt() throws IOException {
        String pom = Files.readString(ROOT.resolve("pom.xml"));
        for (String line : List.of("<groupId>" + group() + "</groupId>", "<url>" + Product.HOME + "</url>",
                "<url>" + Product.HOME + "/issues</url>",
                "<connection>scm:git:" + Product.HOME + ".git</connection>")) {
            assertTrue(pom.contains(line), "pom.xml lacks " + line);
        }
        JsonObject extension = JsonParser.parseString(Files.readString(ROOT.resolve("vscode-extension/package.json")))
                .getAsJsonObject();
        assertEquals(Product.HOME, extension.get("homepage").getAsString());
        assertEquals(Product.HOME + ".git", extension.getAsJsonObject("repository").get("url").getAsString());
        assertEquals(Product.HOME + "/issues", extension.getAsJsonObject("bugs").get("url").getAsString());
        JsonObject npm = JsonParser.parseString(Files.readString(ROOT.resolve("server/browser/npm/package.json")))
                .getAsJsonObject();
        assertEquals(Product.HOME, npm.get("homepage").getAsString());
        assertEquals("git+" + Product.HOME + ".git", npm.getAsJsonObject("repository").get("url").getAsString());
        assertEquals(Product.HOME + "/issues", npm.getAsJsonObject("bugs").get("url").getAsString());
        assertTrue(npm.get("author").getAsString().endsWith("(" + Product.HOME + "/graphs/contributors)"), "author");
    }

    @Test
    void anotherAddressIsSeen() {
        for (String text : List.of("https://github.com/someone/urn-ls", "https://github.com/someone/urn-ls/issues",
                "https://github.com/old-urn-ls/name", "uses: someone/urn-ls@v1",
                "<groupId>io.github.someone</groupId> <artifactId>urn-ls</artifactId>")) {
            assertEquals(1, faults("x", text).size(), text);
        }
        assertEquals(List.of(), faults("x", Product.HOME + "/issues uses: " + REPOSITORY + "@v1"));
    }
}
