package io.github.urnls.support;

import io.github.urnls.support.DrawnText.Mark;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A workspace of several small files with marks under their lines:
 *
 * <pre>
 * --- references : what this case shows
 * === folder/a.xml
 * |&lt;a xmlns="urn:example:x"/&gt;
 * &gt;          ^^^^^^^^^^^^^ cursor reference
 * === b.json
 * |"URN:example:x"
 * &gt; ^^^^^^^^^^^^^ reference
 * +"urn:example:y"
 * ! part of a message
 * </pre>
 *
 * Each file is drawn as a {@link DrawnText}. A line in {@code !} is something to be told.
 *
 * @param kind     the first word of the head: what is asked for
 * @param argument what follows it
 */
public record FilesFixture(String kind, String argument, String title, List<File> files, List<String> messages) {

    /** One file. */
    public record File(String name, DrawnText drawn) {

        public String text() {
            return drawn.text();
        }

        public String textAfter() {
            return drawn.textAfter();
        }

        /** Whether it becomes another. */
        public boolean isChanged() {
            return !drawn.lines().equals(drawn.after());
        }
    }

    /** A place that is marked. */
    public record Place(File file, Mark mark) {}

    @Override
    public String toString() {
        return kind + ": " + title;
    }

    /** The places with a word that begins with {@code word}, in the order of the whole words and then of the files. */
    public List<Place> marked(String word) {
        record Found(String word, Place place) {}
        List<Found> found = new ArrayList<>();
        for (File file : files) {
            for (Mark mark : file.drawn.marks()) {
                Optional<String> whole = mark.words().stream().filter(one -> one.startsWith(word)).findFirst();
                whole.ifPresent(one -> found.add(new Found(one, new Place(file, mark))));
            }
        }
        return found.stream().sorted((a, b) -> a.word.compareTo(b.word)).map(Found::place).toList();
    }

    /** Those of requests about a name over several files. */
    public static Stream<FilesFixture> ofNames() {
        return Stream.of("navigation.txt", "prefixed.txt", "composed.txt", "versions.txt")
                .flatMap(name -> in(Path.of("src-test", "fixtures", "workspace", name)));
    }

    /** Every fixture of one file. */
    public static Stream<FilesFixture> in(Path file) {
        try {
            List<FilesFixture> fixtures = new ArrayList<>();
            for (String block : Files.readString(file).split("(?m)^--- ")) {
                if (!block.isBlank() && !block.startsWith("#")) {
                    fixtures.add(parse(block.split("\n")));
                }
            }
            return fixtures.stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static FilesFixture parse(String[] block) {
        String[] head = block[0].split(" : ", 2);
        String[] words = head[0].strip().split(" ", 2);
        List<File> files = new ArrayList<>();
        List<String> messages = new ArrayList<>();
        for (int i = 1; i < block.length; i++) {
            String line = block[i];
            if (line.startsWith("=== ")) {
                files.add(new File(line.substring(4).strip(), new DrawnText()));
            } else if (line.startsWith("!")) {
                messages.add(line.substring(1).strip());
            } else if (!line.isBlank() && !line.startsWith("#") && !files.getLast().drawn.take(line)) {
                throw new IllegalArgumentException("no such line: " + line);
            }
        }
        return new FilesFixture(words[0], words.length > 1 ? words[1] : "", head[1], files, messages);
    }
}
