package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.run.Reviewer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --fix --review}: what is asked, and what becomes of the answers. */
class ReviewTest {

    @TempDir
    private Path folder;

    private final List<String> asked = new ArrayList<>();
    /** What {@code a.json} held at each question. */
    private final List<String> held = new ArrayList<>();

    /** Someone who gives these answers and then leaves. */
    private Run review(List<String> answers, Path... paths) {
        Queue<String> left = new ArrayDeque<>(answers);
        Reviewer person = new Reviewer() {
            @Override
            public boolean isThere() {
                return true;
            }

            @Override
            public Optional<String> ask(String question) {
                asked.add(question);
                try {
                    held.add(Files.readString(folder.resolve("a.json")));
                } catch (IOException e) {
                    held.add("");
                }
                return Optional.ofNullable(left.poll());
            }
        };
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        List<String> args = new ArrayList<>(List.of("check", "--fix", "--review"));
        Stream.of(paths).map(Path::toString).forEach(args::add);
        int exitCode = CommandLineInterface.run(new PrintWriter(out, true), new PrintWriter(err, true), person,
                args.toArray(String[]::new));
        assertEquals(List.of(), List.copyOf(left), "everything was asked: " + out);
        return new Run(exitCode, out.toString(), err.toString());
    }

    private static final String QUESTIONS = "[\"urn:example:a?b\", \"urn:example:c^d\", \"urn:example:e?f\", "
            + "\"urn:example:g?h\"]";

    @Test
    void reviewAsksAboutEachFixAndFollowsTheAnswers() throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), QUESTIONS);
        Run run = review(List.of("y", "n", "3"), file);
        assertEquals("[\"urn:example:a?=b\", \"urn:example:c%5Ed\", \"urn:example:e?f\", \"urn:example:g%3Fh\"]",
                Files.readString(file));
        assertEquals(1, run.exitCode(), "one is left");
        assertTrue(run.err().contains("a.json: repaired illegal-character, stray-question-mark × 2\n"), run.err());
        assertTrue(run.out().contains("  1  Make it a q-component: “?=”\n  2  Make it an r-component: “?+”\n"),
                run.out());
    }

    @Test
    void eachAnswerIsWrittenBeforeTheNextQuestion() throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), QUESTIONS);
        review(List.of("n", "y", "q"), file);
        assertEquals(List.of(QUESTIONS, QUESTIONS,
                "[\"urn:example:a?b\", \"urn:example:c%5Ed\", \"urn:example:e?=f\", \"urn:example:g?h\"]"), held,
                "an interrupted review loses nothing");
    }

    @Test
    void reviewTakesOneAnswerForARule() throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), QUESTIONS);
        Path other = Files.writeString(folder.resolve("b.json"), QUESTIONS);
        Run run = review(List.of("what?", "a"), file, other);
        assertEquals("[\"urn:example:a?=b\", \"urn:example:c%5Ed\", \"urn:example:e?=f\", \"urn:example:g?=h\"]",
                Files.readString(file));
        assertEquals(Files.readString(file), Files.readString(other));
        assertEquals(0, run.exitCode());
    }

    @Test
    void reviewEndsAndKeepsWhatWasDone() throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), QUESTIONS);
        Path other = Files.writeString(folder.resolve("b.json"), QUESTIONS);
        review(List.of("y", "q"), file, other);
        assertEquals("[\"urn:example:a?=b\", \"urn:example:c%5Ed\", \"urn:example:e?f\", \"urn:example:g?h\"]",
                Files.readString(file));
        assertEquals(QUESTIONS.replace("c^d", "c%5Ed"), Files.readString(other), "what is safe is made all the same");
    }

    @Test
    void reviewCountsHelpsAndSkipsAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), QUESTIONS);
        Path other = Files.writeString(folder.resolve("b.json"), QUESTIONS);
        Run run = review(List.of("?", "3", "9", "s", "n", "", "1"), file, other);
        assertEquals("[\"urn:example:a%3Fb\", \"urn:example:c%5Ed\", \"urn:example:e?f\", \"urn:example:g?h\"]",
                Files.readString(file));
        assertEquals("[\"urn:example:a?b\", \"urn:example:c%5Ed\", \"urn:example:e?f\", \"urn:example:g?=h\"]",
                Files.readString(other));
        assertEquals(List.of("1 of 3 in a.json", "2 of 3 in a.json", "1 of 3 in b.json", "2 of 3 in b.json",
                "3 of 3 in b.json"),
                run.out().lines().filter(line -> line.matches("\\d of \\d in .*"))
                        .map(line -> line.replace(folder + "/", "")).toList());
        assertEquals(2, run.out().lines().filter("  s       skip the rest of this file"::equals).count(),
                "when it is asked for, and when an answer is not understood: " + run.out());
        assertTrue(run.out().contains("  1 to 3  make the repair of that number\n"), run.out());
        assertEquals("Repair it? y, 1 to 3, n, a, s, q or ? for help: ", asked.getLast());
    }

    @Test
    void reviewNeedsSomeoneToAsk() throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), QUESTIONS);
        Run run = Run.of("check", "--fix", "--review", file.toString());
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("there is no terminal to ask at"), run.err());
        assertEquals(QUESTIONS, Files.readString(file));
    }
}
