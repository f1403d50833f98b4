package io.github.urnls.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Octets read as choices and as text, in the order in which they are asked for. Where nothing is left every choice is
 * the first one and the text is empty, so there is no input that is too short.
 */
public final class Input {

    /** Stands for the first choice, so that the choices of a fixture can be read. */
    private static final char FIRST = 'A';

    private final byte[] octets;
    private int at;

    public Input(byte[] octets) {
        this.octets = octets;
    }

    /** The octets of an input that makes these {@code choices} and then holds {@code text}. */
    public static byte[] of(String text, int... choices) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        for (int choice : choices) {
            octets.write(FIRST + choice);
        }
        octets.writeBytes(text.getBytes(StandardCharsets.UTF_8));
        return octets.toByteArray();
    }

    /** A number from zero to {@code count - 1}. */
    public int choice(int count) {
        return at < octets.length ? Math.floorMod((octets[at++] & 0xFF) - FIRST, count) : 0;
    }

    /** One of {@code all}. */
    public <T> T choice(List<T> all) {
        return all.get(choice(all.size()));
    }

    /** A number from zero to {@code most}, which may be large. */
    public int number(int most) {
        return (int) ((long) choice(256) * 256 + choice(256)) % (most + 1);
    }

    /** Whether something is left. */
    public boolean isEmpty() {
        return at >= octets.length;
    }

    /** What is left, as it is. */
    public byte[] rest() {
        byte[] rest = Arrays.copyOfRange(octets, Math.min(at, octets.length), octets.length);
        at = octets.length;
        return rest;
    }

    /**
     * What is left, as text in UTF-8 that may hold surrogates without their other half, each in three octets; an octet
     * that fits nowhere is U+FFFD.
     */
    public String text() {
        byte[] rest = rest();
        StringBuilder text = new StringBuilder();
        int from = 0;
        for (int i = 0; i + 2 < rest.length; i++) {
            if (rest[i] == (byte) 0xED && (rest[i + 1] & 0xE0) == 0xA0 && (rest[i + 2] & 0xC0) == 0x80) {
                text.append(new String(rest, from, i - from, StandardCharsets.UTF_8));
                text.append((char) (0xD000 | (rest[i + 1] & 0x3F) << 6 | rest[i + 2] & 0x3F));
                from = i + 3;
                i += 2;
            }
        }
        return text.append(new String(rest, from, rest.length - from, StandardCharsets.UTF_8)).toString();
    }
}
