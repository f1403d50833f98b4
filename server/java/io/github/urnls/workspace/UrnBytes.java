package io.github.urnls.workspace;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Searches the bytes of a file before it is decoded: most files of a tree hold nothing to be checked. Eight bytes are
 * compared at a time, as one number: where a letter is the wanted one, their difference has a byte that is zero. The
 * numbers are read at multiples of eight and shifted, and all is in small methods, so that the quick compiler of the
 * JVM makes of it what the optimizing one does.
 */
public final class UrnBytes {

    /** As many bytes of one piece as must stand before the next, so that nothing is lost between them. */
    public static final int OVERLAP = 16;

    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int STEP = 4 * Long.BYTES;

    /** A byte in each place of a number. */
    private static final long EACH = 0x0101010101010101L;
    private static final long HIGHEST_BITS = 0x80 * EACH;
    private static final long CASE = 0x20 * EACH;
    private static final long R = 'r' * EACH;
    private static final long N = 'n' * EACH;

    private UrnBytes() {}

    /**
     * Whether, among the first {@code length} bytes, {@code urn} in any case is followed by a colon or by what may
     * write one: {@code &#58;}, {@code \:}.
     */
    public static boolean mayHold(byte[] bytes, int length) {
        int at = 0;
        if (length >= STEP + Long.BYTES) {
            long first = word(bytes, 0);
            for (; at + STEP + Long.BYTES <= length; at += STEP) {
                long second = word(bytes, at + 8);
                long third = word(bytes, at + 16);
                long fourth = word(bytes, at + 24);
                long next = word(bytes, at + 32);
                long zeros = urn(first, second) | urn(second, third) | urn(third, fourth) | urn(fourth, next);
                if ((zeros & HIGHEST_BITS) != 0 && mayHold(bytes, at, at + STEP, length)) {
                    return true;
                }
                first = next;
            }
        }
        return mayHold(bytes, at, length, length);
    }

    /** Whether there is a NUL among the first {@code length} bytes. */
    static boolean holdsNul(byte[] bytes, int length) {
        int at = 0;
        for (; at + STEP <= length; at += STEP) {
            long found = zeros(word(bytes, at)) | zeros(word(bytes, at + 8)) | zeros(word(bytes, at + 16))
                    | zeros(word(bytes, at + 24));
            if ((found & HIGHEST_BITS) != 0) {
                return true; // exact: where no byte is zero, no bit is set
            }
        }
        for (; at < length; at++) {
            if (bytes[at] == 0) {
                return true;
            }
        }
        return false;
    }

    private static long word(byte[] bytes, int at) {
        return (long) WORD.get(bytes, at);
    }

    /**
     * Zeros where {@code rn} stands before what may be one of {@code : \ &}. Nearly all words with these letters are
     * told apart by that.
     */
    private static long urn(long word, long next) {
        return zeros(letter(word, R) | letter(after(word, next), N) | colon(afterNext(word, next)));
    }

    /** Where a byte is zero, its highest bit is set; perhaps also where one before it is. */
    private static long zeros(long word) {
        return word - EACH & ~word;
    }

    private static long letter(long word, long letters) {
        return (word | CASE) ^ letters;
    }

    // ":" = 0011 1010, "\" = 0101 1100, "&" = 0010 0110: even, and the bits 1 and 5 are equal. Space, "s", "e" and ";"
    // are not like that.
    private static long colon(long word) {
        return (word ^ word >>> 4) & 2 * EACH | word & EACH;
    }

    private static long after(long word, long next) {
        return word >>> 8 | next << 56;
    }

    private static long afterNext(long word, long next) {
        return word >>> 16 | next << 48;
    }

    /** The exact look, for what has its second letter from {@code from} to {@code to}. */
    private static boolean mayHold(byte[] bytes, int from, int to, int length) {
        for (int i = Math.max(from, 1); i < to && i + 2 < length; i++) {
            byte next = bytes[i + 2];
            if ((next == ':' || next == '\\' || next == '&') && (bytes[i + 1] | 0x20) == 'n'
                    && (bytes[i] | 0x20) == 'r'
                    && (bytes[i - 1] | 0x20) == 'u') {
                return true;
            }
        }
        return false;
    }
}
