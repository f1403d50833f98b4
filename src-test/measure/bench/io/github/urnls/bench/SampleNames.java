package io.github.urnls.bench;

import java.util.SplittableRandom;
import java.util.UUID;

/** Names as documents hold them, made of nothing but a number: the same ones for the same number. */
public final class SampleNames {

    private static final String[] WORDS = ("account archive article attribute author catalogue city collection "
            + "conference contract country course"
            + " delivery department edition entity faculty federation history identity institute invoice "
            + "journal letter library licence map member"
            + " message museum name note office order organisation person policy product profile project "
            + "publisher record report research resource"
            + " résumé school series service shelf society state station table title university Universität "
            + "volume weather")
            .split(" ");

    private static final String[] ATTRIBUTES = {"0.9.2342.19200300.100.1.1", "0.9.2342.19200300.100.1.3", "2.5.4.3",
            "2.5.4.4", "2.5.4.42",
            "1.3.6.1.4.1.5923.1.1.1.1", "1.3.6.1.4.1.5923.1.1.1.6", "1.3.6.1.4.1.5923.1.1.1.7",
            "1.3.6.1.4.1.25178.1.2.9"};

    private final SplittableRandom random;
    private int wrong;

    public SampleNames(long seed) {
        random = new SplittableRandom(seed);
    }

    /** A name in which nothing is wrong. */
    public String right() {
        return switch (random.nextInt(6)) {
            case 0 -> uuid();
            case 1 -> isbn(0);
            case 2 -> attribute();
            case 3 -> "urn:ietf:rfc:" + random.nextInt(100, 9800);
            case 4 -> "urn:nbn:se:uu:diva-" + random.nextInt(10_000, 600_000);
            default -> "urn:example:" + ascii() + ":" + ascii() + ":" + random.nextInt(1_000_000);
        };
    }

    /** A name in which one thing is wrong, of which any document language can hold the characters. */
    public String wrong() {
        return switch (wrong++ % 5) {
            case 0 -> "urn:example:" + ascii() + "%2:" + random.nextInt(1000);
            case 1 -> "urn:example:" + ascii() + "?page=" + random.nextInt(1000);
            case 2 -> "urn:my_" + ascii() + ":" + random.nextInt(1000);
            case 3 -> "urn:example:café:" + random.nextInt(1000);
            default -> isbn(1);
        };
    }

    /** A random UUID, RFC 9562 §5.4. */
    public String uuid() {
        long high = random.nextLong() & 0xffff_ffff_ffff_0fffL | 0x4000L;
        long low = random.nextLong() & 0x3fff_ffff_ffff_ffffL | 0x8000_0000_0000_0000L;
        return "urn:uuid:" + new UUID(high, low);
    }

    /** An attribute of a directory, as federations name them. */
    public String attribute() {
        return "urn:oid:" + ATTRIBUTES[random.nextInt(ATTRIBUTES.length)];
    }

    /** Words of about {@code length} characters in all. */
    public String words(int length) {
        StringBuilder text = new StringBuilder(word());
        while (text.length() < length) {
            text.append(' ').append(word());
        }
        return text.toString();
    }

    private String word() {
        return WORDS[random.nextInt(WORDS.length)];
    }

    private String ascii() {
        String word = word();
        while (word.chars().anyMatch(c -> c > 127)) {
            word = word();
        }
        return word;
    }

    /** An ISBN; its check digit is right when {@code off} is 0. */
    private String isbn(int off) {
        String digits = "9780" + random.nextInt(10_000_000, 100_000_000);
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            sum += (digits.charAt(i) - '0') * (i % 2 == 0 ? 1 : 3);
        }
        return "urn:isbn:" + digits + ((10 - sum % 10) + off) % 10;
    }
}
