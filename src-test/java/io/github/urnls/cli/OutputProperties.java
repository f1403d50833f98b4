package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.text.UnsafeCharacters;
import io.github.urnls.cli.run.EarlierReport;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Output is safe with any text in a file, its name, a project file, a registry file or on the command line. No line,
 * also none on standard error, acts on a terminal or commands a system that reads the log of its jobs. Whole commands
 * are run on real files.
 */
class OutputProperties {

    /** A command of Azure Pipelines, TeamCity or the older ones of GitHub can stand anywhere in a line. */
    private static final Pattern ANYWHERE = Pattern.compile("##\\p{L}*\\[");

    /** GitHub's begin a line, as .NET trims it. */
    private static final Pattern AT_BEGINNING = Pattern.compile("^[\\s\\p{Z}\\p{Cc}]*::");

    private static final List<String> FORMATS = List.of("text", "concise", "jsonl", "sarif",
            "gitlab", "junit",
            "github");

    /** A tag letter, which programs read and people do not see. */
    private static final String TAG = Character.toString(0xE0041);

    /** In names of files: what any locale can write. */
    private static final List<String> HOSTILE = List.of("::error file=a::b", "::set-output name=x::y",
            "::stop-commands::t", "::add-mask::a", "##[error]x", "##vso[task.setvariable variable=PATH]x",
            "##teamcity[x]", "##", "#", "[", "vso[", "::", ":", "\n", "\r", "\u001b[2J", "\u001b]0;title\u0007",
            "\u001b]8;;https://evil.example\u001b\\", "\b", "\u007f", " ", "\t", "section_start:1:a",
            "urn:example:a b", "urn:example:a%zz", "urn:a_b:c", "%0A::error::x", "%s", "@|red x|@", "\\", "'", "\"",
            "<", "](https://evil.example)", "a");

    private static String hostile(Case random) {
        return random.joined(1, 5, HOSTILE);
    }

    /** In texts also what is no ASCII. */
    private static final List<String> NO_ASCII = List.of("\u009b2J", "\u202e", "\u2028::error::x", "\u00a0::error::x",
            "\u200b", "\ufeff", "é", "😀", TAG, Character.toString(0xE0101), Character.toString(0xE0002),
            Character.toString(0x1D173), "\u115f", "\u1160", "\u3164", "\uffa0", "\u034f", "\u17b4", "\u180b", "\ufe0f",
            "\u2800");

    /** Letters, marks and symbols that are drawn as nothing. */
    private static final Pattern BLANK = Pattern
            .compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]");

    private static String hostileText(Case random) {
        return String.join("", random.list(0, 2, () -> random.one(hostile(random), random.joined(0, 3, NO_ASCII))));
    }

    private static void assertHarmless(String output, String what) {
        output.codePoints().filter(c -> c != '\n' && UnsafeCharacters.isUnsafe(c)).findFirst().ifPresent(c -> {
            throw new AssertionError(what + " lets U+" + Integer.toHexString(c) + " through: " + output);
        });
        assertFalse(BLANK.matcher(output).find(), () -> what + ": " + output);
        for (String line : output.split("\n", -1)) {
            assertFalse(ANYWHERE.matcher(line).find(), () -> what + ": " + line);
            assertFalse(AT_BEGINNING.matcher(line).find(), () -> what + ": " + line);
        }
    }

    private static void assertHarmless(Run run, String... command) {
        assertHarmless(run.out(), "standard output of " + String.join(" ", command));
        assertHarmless(run.err(), "standard error of " + String.join(" ", command));
    }

    private static Path folder() throws IOException {
        return Files.createTempDirectory("urn-ls-output");
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> {
                try {
                    Files.delete(file);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
    }

    private static String name(String text) {
        String name = text.replace('/', '_');
        return name.equals(".") || name.equals("..") ? "x" : name;
    }

    private static String line(String text) {
        return "a urn:example:b%zz " + text + " urn:example:" + text + "\n" + text + "\n";
    }

    @Test
    void everyFormatOfCheck() {
        Cases.forEach(12, random -> {
            String name = hostile(random);
            String text = hostileText(random);
            Path folder = folder();
            try {
                Files.writeString(folder.resolve(name(name)), line(text));
                Files.createSymbolicLink(folder.resolve("gone " + name(name)), folder.resolve("nowhere"));
                for (String format : FORMATS) {
                    String gone = folder.resolve("gone " + name(name)).toString();
                    String[] command = {"check", "--format", format, folder.toString(), gone};
                    Run run = Run.of(command);
                    assertTrue(run.exitCode() != 0, run::err);
                    Path report = Files.writeString(folder.resolve("report"), run.out());
                    assertTrue(EarlierReport.is(report), run.out());
                    Files.delete(report);
                    if (format.equals("github")) {
                        assertCommandsOfOurs(run.out());
                        assertHarmless(run.err(), "standard error");
                    } else {
                        assertHarmless(run, command);
                    }
                }
                assertHarmless(Run.of("list", "--all", folder.toString()), "list");
                for (String command : List.of("list", "names")) {
                    assertHarmless(Run.of(command, "--format", "jsonl", folder.toString()), command);
                    assertHarmless(Run.of(command, folder.toString()), command);
                }
                assertHarmless(Run.of("check", "--statistics", "--write-baseline", folder.resolve("base").toString(),
                        folder.toString()), "baseline");
                assertHarmless(Run.of("check", "--fix", folder.toString()), "check --fix");
            } finally {
                delete(folder);
            }
        });
    }

    /** The second colon is that behind the name. */
    @Test
    void aNameThatIsAColon() {
        assertHarmlessAs(":", "");
        assertHarmlessAs("\u00a0:", "");
    }

    /** A relative name can begin a line. */
    @Test
    void namesThatBeginALine() {
        Cases.forEach(12, random -> assertHarmlessAs(hostile(random), hostileText(random)));
    }

    private static void assertHarmlessAs(String name, String text) {
        InputStream before = System.in;
        try {
            for (String format : FORMATS) {
                System.setIn(new ByteArrayInputStream(line(text).getBytes(StandardCharsets.UTF_8)));
                Run run = Run.of("check", "--stdin", "--as", name, "--format", format);
                if (format.equals("github") && run.exitCode() == 1) {
                    assertCommandsOfOurs(run.out());
                } else {
                    assertHarmless(run, "--as", name, format);
                }
            }
        } finally {
            System.setIn(before);
        }
    }

    /** Of GitHub's format, each line is one command, and it is one of those that say something of a file. */
    private static void assertCommandsOfOurs(String output) {
        assertTrue(output.lines().count() > 0);
        output.lines().forEach(line -> {
            assertTrue(line.matches("::(error|warning|notice) file=[^:,]*,[a-zA-Z]+=[^:]*::.*"), line);
            assertHarmless(line.substring(line.indexOf("::", 2)).replaceFirst("^::", "x"), "github");
        });
    }

    @Test
    void projectAndRegistryFiles() {
        Cases.forEach(12, random -> {
            String text = hostileText(random);
            Path folder = folder();
            try {
                Gson gson = new Gson();
                JsonObject project = new JsonObject();
                project.addProperty(text, text);
                JsonArray strings = new JsonArray();
                strings.add(text);
                strings.add("own.json");
                List.of("accept", "registries", "exclude").forEach(member -> project.add(member, strings));
                JsonObject severity = new JsonObject();
                severity.addProperty(text, text);
                project.add("severity", severity);
                project.addProperty("ianaRegistry", text + "x");
                JsonObject entry = new JsonObject();
                List.of("title", "registrant", "reference", "pattern", "link", text)
                        .forEach(member -> entry.addProperty(member, text));
                entry.addProperty("nid", "acme");
                Files.writeString(folder.resolve("urn-ls.json"), gson.toJson(project));
                Path own = Files.writeString(folder.resolve("own.json"),
                        "{\"namespaces\": [" + entry + ", {\"nid\": " + gson.toJson(text) + "}]}");
                Path broken = Files.writeString(folder.resolve("broken.json"), text);
                Path file = Files.writeString(folder.resolve("a.txt"), "urn:acme:x urn:example:%zz");
                for (String format : List.of("text", "jsonl", "sarif")) {
                    assertHarmless(Run.of("check", "--format", format, folder.toString()), "check", format);
                    assertHarmless(Run.of("check", "--format", format, file.toString()), "check", format);
                }
                assertHarmless(Run.of("check", "--show-settings", file.toString()), "--show-settings");
                assertHarmless(Run.of("check", "--registry", own.toString(), "--registry", broken.toString(),
                        file.toString()), "--registry");
                assertHarmless(Run.of("namespaces", "--registry", own.toString(), "acme"), "namespaces");
                assertHarmless(Run.of("namespaces", "--registry", own.toString()), "namespaces");
                assertHarmless(Run.of("check", "--baseline", broken.toString(), file.toString()), "--baseline");
                assertHarmless(Run.of("check", "--files-from", broken.toString()), "--files-from");
            } finally {
                delete(folder);
            }
        });
    }

    @Test
    void arguments() {
        Cases.forEach(25, random -> {
            String text = random.one(hostile(random), hostileText(random) + "x");
            for (List<String> command : List.of(List.of(text), List.of("check", "--" + text),
                    List.of("check", "--format", text, "x"), List.of("check", text),
                    List.of("check", "--severity", text + "=off", "x"),
                    List.of("check", "--severity", "check-digit=" + text, "x"),
                    List.of("check", "--max-size", text, "x"), List.of("list", text),
                    List.of("rule", text), List.of("namespaces", text),
                    List.of("compare", text, "urn:" + text), List.of("mcp", "--root", text),
                    List.of("parse", text, "urn:example:" + text), List.of("parse", "--format", "jsonl", text),
                    List.of("parse", "urn:example:" + text), List.of("compare", "urn:example:" + text, "urn:example:a"),
                    List.of("references", "urn:example:" + text, "none"),
                    List.of("definition", "urn:example:" + text, "none"),
                    List.of("rename", "urn:example:a", "urn:example:" + text, "none"),
                    List.of("rename", "--below", "urn:example:" + text + ":", "urn:example:b:", "none"),
                    List.of("rename", "--map", text, "none"),
                    List.of("parse", "--specification", text, "urn:a:b"))) {
                ByteArrayOutputStream aside = new ByteArrayOutputStream();
                PrintStream before = System.err;
                System.setErr(new PrintStream(aside, true, StandardCharsets.UTF_8));
                try {
                    assertHarmless(Run.of(command.toArray(String[]::new)), command.toArray(String[]::new));
                } finally {
                    System.setErr(before);
                }
                assertEquals("", aside.toString(StandardCharsets.UTF_8), "printed by a library, past us");
            }
        });
    }

    /** So that what is sought above would be found. */
    @Test
    void theSearchFinds() {
        for (String bad : List.of("a ##[error]x", "##vso[x]", "a\n ::error::x", "\u00a0::x", "a\u001b", "a\r",
                "\u202e", TAG)) {
            boolean found = false;
            try {
                assertHarmless(bad, "example");
            } catch (AssertionError e) {
                found = true;
            }
            assertTrue(found, bad);
        }
        assertHarmless("a::b # ## x [\n", "example");
    }

    /** Each character of Unicode by itself: what is unsafe is replaced, and nothing else. */
    @Test
    void everyCharacter() {
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            boolean unsafe = Set.of(Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR, Character.SURROGATE).contains((byte) Character.getType(c))
                    || c >= 0xE0000 && c <= 0xE0FFF || BLANK.matcher(Character.toString(c)).matches();
            String shown = Printable.of(Character.toString(c));
            String what = "U+" + Integer.toHexString(c);
            assertEquals(unsafe, UnsafeCharacters.isUnsafe(c), what);
            assertEquals(unsafe, !shown.equals(Character.toString(c)), what);
            assertFalse(shown.codePoints().anyMatch(UnsafeCharacters::isUnsafe), what);
            assertEquals(Character.charCount(c), shown.length(), what);
        }
    }

    @Test
    void aStackIsShownWithoutWhatItHolds() {
        assertHarmless(Printable.trace(new IllegalStateException("\u001b[2J\n::error::x ##[error]")), "stack");
        assertEquals("./::a", Printable.path(Path.of("::a")), "still the name of that file");
    }
}
