package io.github.urnls.workspace;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Eight bytes of an array as one number, the lowest byte first. */
final class Words {

    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private Words() {}

    static long at(byte[] bytes, int at) {
        return (long) WORD.get(bytes, at);
    }
}
