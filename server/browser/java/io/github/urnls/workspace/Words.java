package io.github.urnls.workspace;

/** Stands for the class of the same name, which needs a {@code VarHandle}. */
final class Words {

    private Words() {}

    static long at(byte[] bytes, int at) {
        long word = 0;
        for (int i = Long.BYTES - 1; i >= 0; i--) {
            word = word << Byte.SIZE | bytes[at + i] & 0xff;
        }
        return word;
    }
}
