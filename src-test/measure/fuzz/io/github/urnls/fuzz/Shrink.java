package io.github.urnls.fuzz;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;

/** Makes an input smaller that fails, as long as it fails in the same way. */
public final class Shrink {

    /** Enough for what is worth reading; an input that hangs takes its time with each attempt. */
    private static final long PATIENCE_MINUTES = 5;

    private final FuzzTarget target;
    private final long until = System.nanoTime() + TimeUnit.MINUTES.toNanos(PATIENCE_MINUTES);

    public Shrink(FuzzTarget target) {
        this.target = target;
    }

    /** The smallest input that was come upon; {@code octets} themselves when they do not fail. */
    public byte[] shrink(byte[] octets) {
        String kind = kind(octets);
        byte[] small = octets;
        for (int size = Math.max(1, octets.length / 2); !kind.isEmpty() && size > 0; size = smaller(size, small)) {
            boolean less = true;
            while (less) {
                less = false;
                for (int at = 0; at < small.length && System.nanoTime() < until; at += size) {
                    byte[] without = without(small, at, Math.min(small.length, at + size));
                    if (kind(without).equals(kind)) {
                        small = without;
                        less = true;
                    }
                }
            }
        }
        return small;
    }

    private static int smaller(int size, byte[] octets) {
        return Math.min(size / 2, octets.length);
    }

    private static byte[] without(byte[] octets, int from, int to) {
        byte[] rest = Arrays.copyOf(octets, octets.length - (to - from));
        System.arraycopy(octets, to, rest, from, octets.length - to);
        return rest;
    }

    /** What failed and where in the code; empty when nothing did. */
    private String kind(byte[] octets) {
        try {
            target.check(new Input(octets));
            return "";
        } catch (Throwable e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            return cause.getClass().getName() + Arrays.stream(cause.getStackTrace())
                    .filter(frame -> frame.getClassName().startsWith("io.github.urnls"))
                    .findFirst().map(frame -> frame.getClassName() + frame.getMethodName() + frame.getLineNumber())
                    .orElse("");
        }
    }

    /** How {@code target} fails on {@code octets}; empty when it does not. */
    public static String what(FuzzTarget target, byte[] octets) {
        try {
            target.check(new Input(octets));
            return "";
        } catch (Throwable e) {
            return e.toString();
        }
    }
}
