package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.command.Commands;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.support.Table;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What people type first who know another program works, or is answered by what to type; that works then. */
class FirstCommandsTest {

    private static final String WORKS = "works";

    /** Words, in quotes or without, as a shell takes them. */
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

    @TempDir
    private Path folder;

    record First(String like, String typed, String answer, String then) {

        @Override
        public String toString() {
            return like + ": " + typed;
        }
    }

    static Stream<First> commands() {
        return Table.rows("commands/first-commands.tsv").stream()
                .map(row -> new First(row.get(0), row.get(1), row.get(2), row.get(3)));
    }

    @BeforeEach
    void files() throws IOException {
        write("a.xml", "<a id='urn:isbn:9780306406158'/>\n");
        write("fixable.xml", "<a id='urn:example:a%zz urn:isbn:9780306406158'/>\n");
        write("docs/guide.md", "See urn:example:a.\n");
        write("names.txt", "urn:example:a\nurn:isbn:9780306406157\n");
        write("list.txt", folder.resolve("a.xml") + "\n");
        write("settings.json", "{\"severity\": {\"not-utf-8\": \"off\"}}\n");
    }

    private void write(String name, String text) throws IOException {
        Files.createDirectories(folder.resolve(name).getParent());
        Files.writeString(folder.resolve(name), text);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void worksOrIsAnswered(First first) throws IOException {
        Run run = run(first.typed());
        if (first.answer().equals(WORKS)) {
            assertDone(run);
            return;
        }
        assertNotEquals(ExitCode.OK, run.exitCode(), run::toString);
        String said = run.err().replace(folder + "/", "").replace(folder.toString(), ".");
        assertTrue(said.lines().findFirst().orElse("").contains(first.answer()), said);
        if (isServer(first.then())) {
            assertTrue(Commands.all().getSubcommands().containsKey("serve"));
        } else {
            files();
            assertDone(run(first.then()));
        }
    }

    /** The table holds enough to be an answer to the question how often a first command helps. */
    @Test
    void thereAreMoreThanAHundred() {
        assertTrue(commands().count() > 100);
        assertEquals(commands().count(), commands().map(First::typed).distinct().count());
    }

    private static void assertDone(Run run) {
        assertTrue(run.exitCode() == ExitCode.OK || run.exitCode() == ExitCode.FOUND, run::toString);
    }

    private static boolean isServer(String command) {
        return command.equals("urn-ls serve");
    }

    private Run run(String typed) throws IOException {
        String command = typed;
        byte[] input = {};
        Matcher redirected = Pattern.compile("(?:cat (?<piped>\\S+) \\| )?(?<command>.*?)(?: < (?<read>\\S+))?")
                .matcher(typed);
        if (redirected.matches()) {
            command = redirected.group("command");
            String file = redirected.group(redirected.group("piped") == null ? "read" : "piped");
            input = file == null ? input : Files.readAllBytes(folder.resolve(file));
        }
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        while (word.find()) {
            words.add(placed(Stream.of(1, 2, 3).map(word::group).filter(part -> part != null).findFirst().orElse("")));
        }
        if (List.of("urn-ls names", "urn-ls init").contains(command)) {
            words.add(folder.toString()); // the working directory, in a shell
        }
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input));
        try {
            return Run.of(words.subList(1, words.size()).toArray(String[]::new));
        } finally {
            System.setIn(before);
        }
    }

    /** {@code word} as it is in a shell whose working directory is the folder of the test. */
    private String placed(String word) {
        boolean isPath = word.matches("(a|fixable|none)\\.xml|docs/?|(list|names|out)\\.txt|(settings|out)\\.json");
        if (word.equals(".")) {
            return folder.toString();
        }
        return isPath ? folder + "/" + word : word;
    }
}
