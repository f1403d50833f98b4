package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.Product;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every link of a page to something in this repository leads there, to the very heading: by a relative path or by the
 * address on the web. Every page of {@code docs/} can be reached from the README. Links to elsewhere are not followed:
 * the build opens no connection.
 */
class LinksTest {

    private static final Path ROOT = Path.of("").toAbsolutePath();

    // [text](target "title"), ![picture](target); <img src="target">; [label]: target
    private static final Pattern LINK = Pattern.compile(
            "\\[[^\\]]*\\]\\(<?([^)\\s>]*)>?[^)]*\\)|(?:src|href)=\"([^\"]*)\"|^\\[[^\\]]+\\]:\\s*(\\S+)",
            Pattern.MULTILINE);
    private static final Pattern FENCED = Pattern.compile("^([ >]*)(```+|~~~+).*?^\\1\\2[`~]*\\s*?$",
            Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern CODE = Pattern.compile("(`+)[^`].*?\\1");
    private static final Pattern HEADING = Pattern.compile("^#{1,6} +(.*?)[ #]*$", Pattern.MULTILINE);
    private static final Pattern OWN_ADDRESS = Pattern
            .compile(Pattern.quote(Product.HOME) + "/(?:blob|raw|tree)/main/(.*)");

    /**
     * Where a link of {@code page} leads within the repository: to {@code file}, and there to {@code anchor} unless
     * that is empty.
     */
    private record Link(Path page, String target, Path file, String anchor) {

        static Optional<Link> of(Path page, String target) {
            Optional<String> own = OWN_ADDRESS.matcher(target).results().map(address -> address.group(1)).findFirst();
            if (own.isEmpty() && (target.contains("://") || target.startsWith("mailto:"))) {
                return Optional.empty();
            }
            String path = own.orElse(target);
            int hash = path.indexOf('#');
            String file = hash < 0 ? path : path.substring(0, hash);
            Path base = own.isPresent() ? ROOT : page.getParent();
            return Optional.of(new Link(page, target, file.isEmpty() ? page : base.resolve(file).normalize(),
                    hash < 0 ? "" : path.substring(hash + 1)));
        }

        /** Where a picture of the walkthrough is copied from when the extension is packaged. */
        private Path packaged() {
            boolean ofWalkthrough = page.getParent().equals(ROOT.resolve("vscode-extension/walkthrough"));
            return ofWalkthrough ? ROOT.resolve("docs/images").resolve(file.getFileName()) : file;
        }

        /** Why it leads nowhere, or nothing. */
        Optional<String> fault() {
            String where = ROOT.relativize(page) + " links to " + target;
            if (!file.startsWith(ROOT) || !Files.exists(file) && !Files.exists(packaged())) {
                return Optional.of(where + ": there is no such file");
            }
            boolean there = anchor.isEmpty() || isPage(file) && anchors(file).contains(anchor);
            return there ? Optional.empty() : Optional.of(where + ": there is no such heading, but " + anchors(file));
        }
    }

    private static boolean isPage(Path file) {
        return file.toString().endsWith(".md");
    }

    private static String prose(Path page) {
        try {
            return FENCED.matcher(Files.readString(page)).replaceAll("");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Link> links(Path page) {
        return LINK.matcher(CODE.matcher(prose(page)).replaceAll("")).results().map(LinksTest::target)
                .flatMap(target -> Link.of(page, target).stream()).toList();
    }

    private static String target(MatchResult link) {
        return Stream.of(1, 2, 3).map(link::group).filter(group -> group != null).findFirst().orElseThrow();
    }

    /**
     * What GitHub makes of the headings: lower case, without punctuation, hyphens for blanks, a number for the second
     * of a name.
     */
    private static List<String> anchors(Path page) {
        List<String> anchors = new ArrayList<>();
        Map<String, Integer> seen = new HashMap<>();
        HEADING.matcher(prose(page)).results().forEach(heading -> {
            String words = heading.group(1).replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1");
            String anchor = words.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
            int before = seen.merge(anchor, 1, Integer::sum) - 1;
            anchors.add(before == 0 ? anchor : anchor + "-" + before);
        });
        return anchors;
    }

    private static List<Path> below(String folder, Pattern name) throws IOException {
        try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
            return files.filter(file -> name.matcher(file.getFileName().toString()).matches())
                    .filter(file -> !file.toString().contains("node_modules")).sorted().toList();
        }
    }

    private static List<Path> pages() throws IOException {
        Pattern page = Pattern.compile(".*\\.md");
        List<Path> pages = new ArrayList<>();
        for (String name : List.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md",
                "SECURITY.md", "SUPPORT.md",
                "vscode-extension/README.md")) {
            pages.add(ROOT.resolve(name));
        }
        pages.addAll(below("docs", page));
        return pages;
    }

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        List<Path> pages = new ArrayList<>(pages());
        pages.addAll(below("vscode-extension/walkthrough", Pattern.compile(".*\\.md")));
        assertEquals(List.of(),
                pages.stream().flatMap(page -> links(page).stream()).flatMap(link -> link.fault().stream()).toList());
    }

    @Test
    void everyPageIsReachableFromTheReadme() throws IOException {
        TreeSet<Path> reached = new TreeSet<>();
        List<Path> toRead = new ArrayList<>(List.of(ROOT.resolve("README.md")));
        while (!toRead.isEmpty()) {
            Path page = toRead.removeLast();
            if (isPage(page) && Files.exists(page) && reached.add(page)) {
                links(page).forEach(link -> toRead.add(link.file()));
            }
        }
        assertEquals(List.of(),
                pages().stream().filter(page -> !reached.contains(page)).map(ROOT::relativize).toList());
    }

    @Test
    void everyPictureIsShown() throws IOException {
        TreeSet<Path> shown = new TreeSet<>();
        pages().forEach(page -> links(page).forEach(link -> shown.add(link.file())));
        List<Path> pictures = below("docs", Pattern.compile(".*\\.(png|svg|gif|jpe?g)"));
        assertEquals(List.of(),
                pictures.stream().filter(picture -> !shown.contains(picture)).map(ROOT::relativize).toList());
    }

    @Test
    void anchorsAreThoseOfGitHub() throws IOException {
        Path page = Files.createTempFile("page", ".md");
        try {
            Files.writeString(page,
                    "# The `urn` part\n\n```sh\n# no heading\n```\n## A, b & c: “d”\n## Same\n## Same\n## "
                            + "[Linked](x.md) ##\n");
            assertEquals(List.of("the-urn-part", "a-b--c-d", "same", "same-1", "linked"), anchors(page));
        } finally {
            Files.delete(page);
        }
    }
}
