package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.FamilyTrait;
import java.util.regex.Pattern;

/**
 * Tells placeholders, such as {@code xxxxxxxx-xxxx-4xxx-yxxx-…}, {@code n-nn-nnnnnn-n} or {@code rfc:XXXX}, from names.
 */
public final class Placeholders {

    /** Digits, or one letter. */
    private static final Pattern REPEATING = Pattern.compile("[0-9]+|[A-Za-z]");

    /** What counts up or down. */
    private static final String COUNTING = "0123456789 9876543210";

    /** One filler, four times or more. */
    private static final Pattern REPEATED = Pattern.compile("(?:^|-)([xXnNyY])\\1{3,}(?:-|$)");

    /** The same, or one capital. */
    private static final Pattern REPEATED_IN_GROUPS = Pattern.compile("(?:^|-)([xXnNyYA-Z])\\1{3,}(?:-|$)");

    /** One filler twice or more, or zeros. */
    private static final Pattern FILLED = Pattern.compile("0{8,}|([xXnNyY])\\1+");

    /** A UUID in drawn form, {@code aabbccdd-eeff-gghh-iijj-kkllmmnnoopp}. */
    private static final Pattern UUID_DRAWN = Pattern.compile("\\p{Alpha}{8}(-\\p{Alpha}{4}+){3}-\\p{Alpha}{12}");

    /** A UUID of doubled characters, {@code aabbccdd-eeff-gghh-0011-223344556677}. */
    private static final Pattern UUID_IN_PAIRS = Pattern.compile(
            "(?:([^-])\\1){4}-(?:([^-])\\2){2}-(?:([^-])\\3){2}-(?:([^-])\\4){2}-(?:([^-])\\5){6}");

    private Placeholders() {}

    /**
     * Whether {@code nss} is a placeholder and not a name; a rule has found a problem in it. A placeholder repeats the
     * NID, or has neither letters nor digits ({@code @@@}), or has a part that repeats one filler letter, or consists
     * of zeros.
     */
    public static boolean isPlaceholder(String nid, String nss) {
        boolean words = nss.chars().anyMatch(Character::isLetterOrDigit);
        if (nss.equalsIgnoreCase(nid) || nss.equalsIgnoreCase("nss") || !words) {
            return true;
        }
        if (isWord(nid, nss) && UUID_DRAWN.matcher(nss).matches() || UUID_IN_PAIRS.matcher(nss).matches()) {
            return true;
        }
        int start = 0;
        for (int end = 0; end <= nss.length(); end++) {
            if (end == nss.length() || ":.;=,_".indexOf(nss.charAt(end)) >= 0) {
                if (isForm(nid, nss.substring(start, end))) {
                    return true;
                }
                start = end + 1;
            }
        }
        return false;
    }

    /**
     * Whether {@code nss} has no digit where a number belongs, as in {@code urn:uuid:my-order}. That is no slip in a
     * number; most often it is an example or a test.
     */
    public static boolean isWord(String nid, String nss) {
        return isOf(FamilyTrait.DIGITS, nid) && nss.chars().noneMatch(c -> c >= '0' && c <= '9');
    }

    /**
     * Whether a number in {@code nss} is made up for an example. It then has one digit six times, digits that count up
     * or down, or the same two to four digits three times; or it has six digits or fewer, and nothing else. Real
     * numbers with a slip look different.
     */
    public static boolean isMadeUp(String nid, String nss) {
        if (!isOf(FamilyTrait.IRREGULAR, nid)) {
            return false;
        }
        String digits = nss.replace("-", "");
        if (nss.length() <= 6 && REPEATING.matcher(nss).matches() && isOf(FamilyTrait.RANDOM, nid)) {
            return true;
        }
        for (int i = 0; i < digits.length(); i++) {
            boolean counts = i + 6 <= digits.length() && COUNTING.contains(digits.substring(i, i + 6));
            if (counts || repeats(digits, i, 1, 6) || repeats(digits, i, 2, 3) || repeats(digits, i, 3, 3)
                    || repeats(digits, i, 4, 3)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the {@code length} characters from {@code at} on stand {@code times} times in a row. */
    private static boolean repeats(String text, int at, int length, int times) {
        return text.regionMatches(at, text, at + length, length * (times - 1))
                && REPEATING.matcher(text.substring(at, at + length)).matches();
    }

    private static boolean isOf(FamilyTrait trait, String nid) {
        return trait.isOf("urn:" + nid + ":");
    }

    /**
     * Whether {@code part} is a placeholder: {@code X}, {@code nnnn}, {@code n-nn-nnnnnn-n}, {@code TTTTTTTT-SSSSSS-D},
     * {@code 0000000000000}.
     */
    private static boolean isForm(String nid, String part) {
        String letters = part.replace("-", "");
        if (letters.isEmpty() || part.equals("*")) {
            return part.equals("*");
        }
        if (FILLED.matcher(letters).matches() || letters.matches("[xXnNyY]") && isOf(FamilyTrait.VARIABLES, nid)) {
            return true;
        }
        return (part.contains("-") ? REPEATED_IN_GROUPS : REPEATED).matcher(part).find();
    }
}
