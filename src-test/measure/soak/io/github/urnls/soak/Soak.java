package io.github.urnls.soak;

import io.github.urnls.soak.Desk.OnDesk;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A long session: fifty documents in all languages, edited and asked about at random. After each batch of steps every
 * request must be answered, and all that is found must be what a new server finds in the same texts; at the end the
 * memory in use must not have grown. See docs/long-runs.md.
 */
public final class Soak {

    /** LSP4J says so when the answer had gone out before; that is how it may be. */
    private static final Pattern LATE_CANCELLATION = Pattern
            .compile("RemoteEndpoint handleCancellation|Unmatched cancel notification");

    private final Plan plan;
    private final Path errors;
    private final List<String> log = new ArrayList<>();
    private final List<Trend.Point> memory = new ArrayList<>();
    private final List<Heap> heaps = new ArrayList<>();
    private long compared;
    private long step;

    private Soak(Plan plan) throws IOException {
        this.plan = plan;
        Files.createDirectories(plan.out());
        errors = plan.out().resolve("stderr.txt");
        Files.deleteIfExists(errors);
    }

    /** The arguments are those of {@link Plan#of}; ends with 1 when something went wrong. */
    public static void main(String[] arguments) throws IOException {
        Plan plan = Plan.of(arguments);
        System.out.printf("seed %d, a client that %s%n", plan.seed(),
                plan.pull() ? "asks for diagnostics" : "is told diagnostics");
        System.exit(new Soak(plan).run() ? 0 : 1);
    }

    private boolean run() throws IOException {
        try (Desk desk = new Desk(plan, new Texts(), errors)) {
            Questions questions = new Questions(desk);
            Steps steps = new Steps(desk, questions, plan.seed());
            try {
                batches(desk, steps);
                desk.server().awaitAnswers(steps.held());
                desk.server().end();
                conclude(steps, questions);
                return true;
            } catch (RuntimeException | AssertionError e) {
                report(desk, e);
                return false;
            }
        }
    }

    private void batches(Desk desk, Steps steps) throws IOException {
        long begun = System.nanoTime();
        long last = plan.steps().orElse(Long.MAX_VALUE);
        while (step < last && (plan.steps().isPresent() || memory.size() < Plan.FEWEST_BATCHES
                || System.nanoTime() - begun < plan.duration().toNanos())) {
            do {
                step++;
                log.add(steps.make(step));
                if (step >= plan.eachFrom()) {
                    compare(desk, steps);
                }
            } while (step < last && step % Plan.STEPS_OF_A_BATCH != 0);
            int found = compare(desk, steps);
            Heap heap = Heap.of(desk.server().pid());
            heaps.add(heap);
            memory.add(new Trend.Point(step, heap.bytes()));
            System.out.printf(Locale.ROOT,
                    "%6d s: %d steps, %d documents open, %d findings, texts %08x; memory in use %.2f MB, "
                            + "resident %.0f MB%n",
                    (System.nanoTime() - begun) / 1_000_000_000, step, desk.open().size(), found,
                    desk.all().stream().map(document -> document.text.toString()).toList().hashCode(),
                    heap.bytes() / 1e6, heap.resident() / 1e6);
        }
    }

    private int compare(Desk desk, Steps steps) throws IOException {
        desk.server().awaitAnswers(steps.held());
        int found = Findings.compare(plan, desk, errors);
        compared = step;
        log.clear();
        return found;
    }

    /** What was never done was not tested. */
    private void conclude(Steps steps, Questions questions) throws IOException {
        System.out.println("steps: " + steps.done());
        System.out.println("answers with something in them: " + questions.full());
        String said = Files.readAllLines(errors).stream().filter(line -> !LATE_CANCELLATION.matcher(line).find())
                .collect(Collectors.joining("\n"));
        if (!said.isEmpty()) {
            throw new Failure("on standard error: " + said);
        }
        if (plan.isReplay()) {
            return;
        }
        Set<Kind> missing = Stream.of(Kind.values()).filter(kind -> !steps.done().containsKey(kind))
                .collect(Collectors.toSet());
        List<String> empty = Questions.METHODS.stream()
                .filter(method -> plan.pull() || !method.equals("textDocument/diagnostic"))
                .filter(method -> questions.full().getOrDefault(method, 0) == 0).toList();
        if (!missing.isEmpty() || !empty.isEmpty()) {
            throw new Failure("the run was too short: never done " + missing + ", never answered " + empty);
        }
        Trend trend = Trend.of(memory);
        System.out.println(trend);
        System.out.println("more than a quarter into the run: " + heaps.getLast().more(heaps.get(heaps.size() / 4)));
        if (trend.growth() > plan.growth()) {
            throw new Failure(
                    String.format(Locale.ROOT, "the memory in use grew by more than %.0f %%", 100 * plan.growth()));
        }
    }

    /** Writes what is needed to see it again. */
    private void report(Desk desk, Throwable failure) throws IOException {
        Path folder = plan.out().resolve("failure-" + plan.seed());
        Files.createDirectories(folder);
        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace));
        Files.writeString(folder.resolve("failure.txt"), trace.toString());
        Files.write(folder.resolve("steps.txt"), log);
        for (OnDesk document : desk.all()) {
            Files.writeString(folder.resolve(document.file.getFileName().toString()), document.text.toString());
        }
        System.out.println("FAILED at step " + step + ", all was well at step " + compared + ": "
                + String.valueOf(failure.getMessage()).lines()
                        .limit(6).map(line -> line.substring(0, Math.min(400, line.length())))
                        .collect(Collectors.joining("\n")));
        System.out.println("the last steps, the texts and the whole message are in " + folder);
        System.out.println("to do it again: " + plan.replay(compared + 1, step));
    }
}
