package io.github.urnls.support;

import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Checks properties on random cases, the same in each run. With {@code -Durnls.explore=SEED} the cases are others, and
 * there are more of them; {@code src-test/measure/explore} searches so. The message of a failure has the command that
 * repeats its case alone, with {@code -Durnls.seed=SEED}.
 */
public final class Cases {

    private static final Optional<Long> EXPLORED = Optional.ofNullable(Long.getLong("urnls.explore"));

    private static final Optional<Long> SEED = Optional.ofNullable(Long.getLong("urnls.seed"));

    /** A check that every case passes. */
    public interface Property {
        void check(Case random) throws Exception;
    }

    private Cases() {}

    /** The number of tries of a slow property. */
    public static int tries(int usual, int exploring) {
        return EXPLORED.isPresent() ? exploring : usual;
    }

    /** Checks {@code property} on {@code tries} cases; the first case that fails ends it. */
    public static void forEach(int tries, Property property) {
        if (SEED.isPresent()) {
            check(SEED.get(), property);
            return;
        }
        SplittableRandom seeds = new SplittableRandom(EXPLORED.orElse(8141L));
        for (int i = 0; i < tries; i++) {
            check(seeds.nextLong(), property);
        }
    }

    private static void check(long seed, Property property) {
        Case random = new Case(seed);
        try {
            property.check(random);
        } catch (Exception | Error e) {
            String repeat = "repeat with mvn test -Dtest=" + test() + " -Durnls.seed=" + seed;
            throw new AssertionError(e.getMessage() + "\n" + repeat + "\nvalues " + random.values(), e);
        }
    }

    /** The test that is running, as {@code -Dtest} takes it: our outermost method. */
    private static String test() {
        return StackWalker.getInstance()
                .walk(frames -> frames.filter(frame -> frame.getClassName().startsWith("io.github.urnls."))
                        .reduce((inner, outer) -> outer))
                .map(frame -> frame.getClassName().replaceAll(".*\\.", "") + "#"
                        + frame.getMethodName().replaceAll("lambda\\$(\\w+)\\$.*", "$1"))
                .orElseThrow();
    }
}
