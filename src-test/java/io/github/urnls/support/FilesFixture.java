package io.github.urnls.support;

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
 * A line in {@code |} is a line of the file. A line in {@code >} marks the characters above its carets, or an empty
 * place with a dot, with each of the words after them. A line in {@code +} is what the line above becomes. A line in
 * {@code !} is something to be told.
 *
 * @param kind     the first word of the head: what is asked for
 * @param argument what follows it
 */
public record FilesFixture(String kind, String argument, String title, List<File> files, List<String> messages) {

    /** One file; {@code after} are its lines once it is changed. */
    public record File(String name, List<String> lines, List<String> after, List<Mark> marks) {

        public String text() {
            return String.join("\n", lines);
        }

        public String textAfter() {
            return String.join("\n", after);
        }
    }

    /** Zero-based, in UTF-16 code units, the end exclusive. */
    public record Mark(int line, int start, int end, List<String> words) {

        /** As a range of the protocol. */
        public String range() {
            return "{\"start\":{\"line\":" + line + ",\"character\":" + start + "},\"end\":{\"line\":" + line
                    + ",\"character\":" + end + "}}";
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
            for (Mark mark : file.marks) {
                Optional<String> whole = mark.words.stream().filter(one -> one.startsWith(word)).findFirst();
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
                files.add(new File(line.substring(4).strip(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>()));
            } else if (line.startsWith("|")) {
                files.getLast().lines.add(line.substring(1));
                files.getLast().after.add(line.substring(1));
            } else if (line.startsWith(">")) {
                files.getLast().marks.add(mark(files.getLast().lines.size() - 1, line.substring(1)));
            } else if (line.startsWith("+")) {
                files.getLast().after.set(files.getLast().after.size() - 1, line.substring(1));
            } else if (line.startsWith("!")) {
                messages.add(line.substring(1).strip());
            } else if (!line.isBlank() && !line.startsWith("#")) {
                throw new IllegalArgumentException("no such line: " + line);
            }
        }
        return new FilesFixture(words[0], words.length > 1 ? words[1] : "", head[1], files, messages);
    }

    private static Mark mark(int line, String drawn) {
        boolean empty = drawn.indexOf('^') < 0;
        int start = drawn.indexOf(empty ? '.' : '^');
        int end = empty ? start : drawn.lastIndexOf('^') + 1;
        return new Mark(line, start, end, List.of(drawn.substring(empty ? end + 1 : end).strip().split("\\s+")));
    }
}
