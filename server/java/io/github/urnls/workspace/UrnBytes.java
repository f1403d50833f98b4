package io.github.urnls.workspace;

/**
 * Searches the bytes of a file before it is decoded, since most files have nothing to check. Eight bytes are compared
 * at a time as one number: if a letter matches, the difference has a zero byte. Numbers are read at multiples of eight
 * and shifted, in small methods. So the quick compiler of the JVM makes code as fast as the optimizing one does.
 */
public final class UrnBytes {

    /** The number of bytes of one piece to repeat before the next, so that no match is lost between them. */
    public static final int OVERLAP = 16;

    private static final int STEP = 4 * Long.BYTES;

    /** The value 1 in each byte of a number. */
    private static final long EACH = 0x0101010101010101L;
    private static final long HIGHEST_BITS = 0x80 * EACH;
    private static final long CASE = 0x20 * EACH;
    private static final long R = 'r' * EACH;
    private static final long N = 'n' * EACH;

    private UrnBytes() {}

    /**
     * Whether the first {@code length} bytes have {@code urn}, in any case, before a colon or before what may write
     * one: {@code &#58;}, {@code \:}.
     */
    public static boolean mayHold(byte[] bytes, int length) {
        int at = 0;
        if (length >= STEP + Long.BYTES) {
            long first = Words.at(bytes, 0);
            for (; at + STEP + Long.BYTES <= length; at += STEP) {
                long second = Words.at(bytes, at + 8);
                long third = Words.at(bytes, at + 16);
                long fourth = Words.at(bytes, at + 24);
                long next = Words.at(bytes, at + 32);
                long zeros = urn(first, second) | urn(second, third) | urn(third, fourth) | urn(fourth, next);
                if ((zeros & HIGHEST_BITS) != 0 && mayHold(bytes, at, at + STEP, length)) {
                    return true;
                }
                first = next;
            }
        }
        return mayHold(bytes, at, length, length);
    }

    /**
     * Whether the first {@code length} bytes have the member {@code "nid"} of a registry file, which describes a
     * namespace and need not have a URN in it.
     */
    static boolean holdNid(byte[] bytes, int length) {
        for (int i = 1; i + 3 < length; i++) {
            if (bytes[i] == 'n' && bytes[i + 1] == 'i' && bytes[i + 2] == 'd' && bytes[i - 1] == '"'
                    && bytes[i + 3] == '"') {
                return true;
            }
        }
        return false;
    }

    /** Whether there is a NUL among the first {@code length} bytes. */
    static boolean holdsNul(byte[] bytes, int length) {
        int at = 0;
        for (; at + STEP <= length; at += STEP) {
            long found = zeros(Words.at(bytes, at)) | zeros(Words.at(bytes, at + 8)) | zeros(Words.at(bytes, at + 16))
                    | zeros(Words.at(bytes, at + 24));
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

    /**
     * Zero bytes where {@code rn} stands before what may be one of {@code : \ & %}. That rules out nearly all words
     * with these letters.
     */
    private static long urn(long word, long next) {
        long letters = letter(word, R) | letter(after(word, next), N);
        long third = afterNext(word, next);
        return zeros(letters | colon(third)) | zeros(letters | third ^ '%' * EACH);
    }

    /** Sets the highest bit of each zero byte, and perhaps of bytes after one. */
    private static long zeros(long word) {
        return word - EACH & ~word;
    }

    private static long letter(long word, long letters) {
        return (word | CASE) ^ letters;
    }

    // ":" = 0011 1010, "\" = 0101 1100, "&" = 0010 0110: they are even, and their bits 1 and 5 are equal. Space, "s",
    // "e" and ";" are different.
    private static long colon(long word) {
        return (word ^ word >>> 4) & 2 * EACH | word & EACH;
    }

    private static long after(long word, long next) {
        return word >>> 8 | next << 56;
    }

    private static long afterNext(long word, long next) {
        return word >>> 16 | next << 48;
    }

    /** The exact search, for matches with their second letter from {@code from} to {@code to}. */
    private static boolean mayHold(byte[] bytes, int from, int to, int length) {
        for (int i = Math.max(from, 1); i < to && i + 2 < length; i++) {
            byte next = bytes[i + 2];
            if ((next == ':' || next == '\\' || next == '&' || next == '%') && (bytes[i + 1] | 0x20) == 'n'
                    && (bytes[i] | 0x20) == 'r'
                    && ((bytes[i - 1] | 0x20) == 'u' || bytes[i - 1] == '5')) { // or an escape of it
                return true;
            }
        }
        return false;
    }
}
