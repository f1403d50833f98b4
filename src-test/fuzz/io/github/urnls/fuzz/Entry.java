package io.github.urnls.fuzz;

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
        target.check(new Input(octets));
    }
}
