package io.github.urnls.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * One document with the expectations drawn under its lines. A fixture file holds several:
 *
 * <pre>
 * --- xml specification=rfc8141 : what this case shows
 * |&lt;a xmlns:b="urn:example:x?y"/&gt;
 * &gt;                          ^ stray-question-mark error: part of the message
 * ~ Title of the first fix
 * +&lt;a xmlns:b="urn:example:x?=y"/&gt;
 * </pre>
 *
 * A line in {@code |} is a line of the document. A line in {@code >} expects a finding exactly at its carets on the
 * line above, with this code, optionally this severity, and a message that contains the rest. The lines in {@code ~}
 * below it are all the fixes it must have, {@code ~!} for a safe one, each followed by the lines of the document, in
 * {@code +}, that it changes, as they are afterwards. A {@code ~} alone expects that there are none. A document without
 * {@code >} must have no findings at all. {@code \}{@code uXXXX}, {@code \t} and {@code \\} are read in document lines
 * when the head says {@code escapes}.
 *
 * @param language the format: a file extension
 * @param options  {@code key=value} words of the head
 */
public record Fixture(String source, String language, Map<String, String> options, String title, String text,
        List<Expected> expected) {

    /** One expected finding. Line and columns are zero-based UTF-16, the end exclusive. */
    public record Expected(int line, int start, int end, String code, String severity, String message,
            List<ExpectedFix> fixes) {}

    /** One expected fix, and the changed lines afterwards; {@code null} lines when none are drawn. */
    public record ExpectedFix(String title, boolean safe, List<String> lines) {}

    @Override
    public String toString() {
        return source + ": " + title;
    }

    /** Every fixture of every {@code .txt} file below {@code folder}. */
    public static Stream<Fixture> in(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList().stream()
                    .flatMap(Fixture::read);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text of a file beside fixtures. */
    public static String text(String folder, String name) {
        try {
            return Files.readString(Path.of("src-test", "fixtures", folder, name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Fixture> read(Path file) {
        try {
            List<Fixture> fixtures = new ArrayList<>();
            List<String> block = new ArrayList<>();
            for (String line : Files.readString(file).split("\n", -1)) {
                if (line.startsWith("--- ") && !block.isEmpty()) {
                    fixtures.add(parse(file, block));
                    block.clear();
                }
                if (!block.isEmpty() || line.startsWith("--- ")) {
                    block.add(line);
                }
            }
            fixtures.add(parse(file, block));
            return fixtures.stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Fixture parse(Path file, List<String> block) {
        String head = block.get(0).substring(4);
        int colon = head.indexOf(" : ");
        String[] words = head.substring(0, colon).strip().split("\\s+");
        Map<String, String> options = new HashMap<>();
        for (int i = 1; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            options.put(equals < 0 ? words[i] : words[i].substring(0, equals),
                    equals < 0 ? "" : words[i].substring(equals + 1));
        }
        List<String> lines = new ArrayList<>();
        List<Expected> expected = new ArrayList<>();
        for (String line : block.subList(1, block.size())) {
            String rest = line.isEmpty() ? "" : line.substring(1);
            switch (line.isEmpty() ? ' ' : line.charAt(0)) {
                case '|' -> lines.add(options.containsKey("escapes") ? unescape(rest) : rest);
                case '>' -> expected.add(expected(lines.size() - 1, rest));
                case '~' -> expected.getLast().fixes().add(
                        new ExpectedFix(rest.replaceFirst("^! ?", "").strip(), rest.startsWith("!"),
                                new ArrayList<>()));
                case '+' -> expected.getLast().fixes().getLast().lines()
                        .add(options.containsKey("escapes") ? unescape(rest) : rest);
                case '#', ' ' -> {
                }
                default -> throw new IllegalArgumentException(file + ": no such line: " + line);
            }
        }
        String end = options.containsKey("crlf") ? "\r\n" : options.containsKey("cr") ? "\r" : "\n";
        return new Fixture(file.getFileName().toString(), words[0], options, head.substring(colon + 3),
                String.join(end, lines),
                expected);
    }

    private static Expected expected(int line, String drawn) {
        int start = drawn.indexOf('^');
        int end = start;
        while (end < drawn.length() && drawn.charAt(end) == '^') {
            end++;
        }
        String rest = drawn.substring(end).strip();
        int space = rest.indexOf(' ');
        String code = (space < 0 ? rest : rest.substring(0, space)).replaceAll(":$", "");
        String tail = space < 0 ? "" : rest.substring(space + 1).strip();
        String severity = "";
        for (String level : List.of("error", "warning", "information", "hint")) {
            if (tail.equals(level) || tail.startsWith(level + ":")) {
                severity = level;
                tail = tail.substring(level.length());
            }
        }
        return new Expected(line, start, end, code, severity, tail.replaceFirst("^: ?", ""), new ArrayList<>());
    }

    private static String unescape(String line) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '\\' && i + 1 < line.length() && line.charAt(i + 1) == 'u') {
                text.append((char) Integer.parseInt(line.substring(i + 2, i + 6), 16));
                i += 5;
            } else if (c == '\\' && i + 1 < line.length() && line.charAt(i + 1) == 't') {
                text.append('\t');
                i++;
            } else if (c == '\\' && i + 1 < line.length()) {
                text.append(line.charAt(++i));
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }
}
