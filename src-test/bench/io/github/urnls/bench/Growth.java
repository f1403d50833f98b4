package io.github.urnls.bench;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.support.HostileText;
import io.github.urnls.text.Document;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * How the work grows with the length of texts that are meant to be slow: the time of the processor for a length and for
 * twice of it, the least of some runs. Says which texts take more than three times as much, and ends with 1 if there
 * are any.
 *
 * <pre>java -cp target/classes:target/test-classes:... io.github.urnls.bench.Growth [LENGTH]</pre>
 */
public final class Growth {

    /** What is shorter is a matter of the machine. */
    private static final long WORTH_MEASURING_NANOS = 20_000_000;

    private static final double MOST = 3;

    private static final int RUNS = 5;

    private Growth() {}

    public static void main(String[] arguments) {
        int length = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1_000_000;
        int slow = measure(HostileText.openings().toList(), length, false)
                + measure(HostileText.names().toList(), length / 10, true);
        System.out.println(slow == 0 ? "nothing grows faster" : slow + " grow faster");
        System.exit(slow == 0 ? 0 : 1);
    }

    private static int measure(List<HostileText> texts, int length, boolean check) {
        int slow = 0;
        long most = 0;
        double fastest = 0;
        for (HostileText text : texts) {
            long once = least(text.document(length), check);
            long twice = least(text.document(2 * length), check);
            most = Math.max(most, twice);
            if (twice > WORTH_MEASURING_NANOS) {
                fastest = Math.max(fastest, (double) twice / once);
            }
            if (twice > WORTH_MEASURING_NANOS && twice > MOST * once) {
                slow++;
                System.out.printf("%s %s: %,d us for %,d characters, %,d us for twice as many%n", text.language(),
                        text.piece().replace("\n", "\\n"),
                        once / 1000, length, twice / 1000);
            }
        }
        System.out.printf(
                "%d texts of %,d characters: at most %.1f times the work for twice the length, at most %,d ms%n",
                texts.size(), 2 * length,
                fastest, most / 1_000_000);
        return slow;
    }

    private static long least(Document document, boolean check) {
        Checker checker = new Checker((rule, fault) -> {
            throw fault;
        });
        long least = Long.MAX_VALUE;
        for (int i = 0; i < RUNS; i++) {
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            // Another document each time: some results are kept.
            Document fresh = document.withText(i, document.text());
            if (check) {
                checker.check(fresh, CheckOptions.DEFAULT);
            } else {
                OccurrenceScanner.scan(fresh);
            }
            least = Math.min(least, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start);
        }
        return least;
    }
}
