package io.github.urnls.fuzz;

import java.util.Arrays;

/** What Jazzer calls: by name, which is why nothing refers to it. */
public final class Entry {

    private static FuzzTarget target;

    private Entry() {}

    /** Called once; the argument is the name of a target. */
    public static void fuzzerInitialize(String[] arguments) {
        target = Targets.named(arguments[0]);
    }

    /** Called with each input. */
    public static void fuzzerTestOneInput(byte[] octets) throws Exception {
        try {
            target.check(new Input(octets));
        } catch (Exception | AssertionError e) {
            if (!isOfTheFuzzer(e)) {
                throw e;
            }
        }
    }

    /**
     * Whether the fuzzer itself has failed: what looks on at comparisons (Jazzer 0.30.0) takes
     * {@code "urn:".startsWith("x", 5)} for an error, which {@link String#startsWith(String, int)} answers with false.
     */
    private static boolean isOfTheFuzzer(Throwable failure) {
        Throwable first = failure;
        while (first.getCause() != null) {
            first = first.getCause();
        }
        return first instanceof IndexOutOfBoundsException
                && Arrays.stream(first.getStackTrace()).map(StackTraceElement::getClassName)
                        .filter(name -> !name.startsWith("java.") && !name.startsWith("jdk."))
                        .findFirst().filter(name -> name.startsWith("com.code_intelligence.jazzer.")).isPresent();
    }
}
