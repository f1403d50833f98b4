package io.github.urnls.support;

import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Checks properties on random cases. {@code mvn test} tries the same cases each time. With {@code -Durnls.tests=full}
 * the cases differ in each run, and the slow properties get more of them. The message of a failure names the seed of
 * its case; with {@code -Durnls.seed=SEED} a property tries that case alone.
 */
public final class Cases {

    private static final boolean FULL = "full".equals(System.getProperty("urnls.tests"));

    private static final Optional<Long> SEED = Optional.ofNullable(Long.getLong("urnls.seed"));

    /** A check that every case passes. */
    public interface Property {
        void check(Case random) throws Exception;
    }

    private Cases() {}

    /** The number of tries of a slow property. */
    public static int tries(int quick, int full) {
        return FULL ? full : quick;
    }

    /** Checks {@code property} on {@code tries} cases; the first case that fails ends it. */
    public static void forEach(int tries, Property property) {
        if (SEED.isPresent()) {
            check(SEED.get(), property);
            return;
        }
        SplittableRandom seeds = FULL ? new SplittableRandom() : new SplittableRandom(8141);
        for (int i = 0; i < tries; i++) {
            check(seeds.nextLong(), property);
        }
    }

    private static void check(long seed, Property property) {
        Case random = new Case(seed);
        try {
            property.check(random);
        } catch (Exception | Error e) {
            String repeat = "repeat with -Durnls.seed=" + seed + ", values " + random.values();
            throw new AssertionError(e.getMessage() + "\n" + repeat, e);
        }
    }
}
