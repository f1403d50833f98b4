package io.github.urnls.namespace.rules;

import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Normalization;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells placeholders, such as {@code xxxxxxxx-xxxx-4xxx-yxxx-…}, {@code n-nn-nnnnnn-n} or {@code rfc:XXXX}, from names.
 */
public final class Placeholders {

    private static final String FILLERS = "xXnNyY";

    /** Namespaces whose names are made of digits. */
    private static final Set<String> OF_DIGITS = Set.of("uuid", "oid", "isbn", "issn", "isni", "isan");

    /** Namespaces whose real names have no long runs of zeros. */
    private static final Set<String> EXAMPLES_OF_DIGITS = Set.of("uuid", "isbn", "issn", "lei");

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
        if (nid.equalsIgnoreCase("uuid") && (isWord(nid, nss) && UUID_DRAWN.matcher(nss).matches()
                || UUID_IN_PAIRS.matcher(nss).matches())) {
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
        return OF_DIGITS.contains(Normalization.fold(nid)) && nss.chars().noneMatch(c -> c >= '0' && c <= '9');
    }

    /**
     * Whether a number in {@code nss} is made up for an example. It then has one digit six times, digits that count up
     * or down, or the same two to four digits three times. Real numbers with a slip look different.
     */
    public static boolean isMadeUp(String nid, String nss) {
        if (!EXAMPLES_OF_DIGITS.contains(Normalization.fold(nid))) {
            return false;
        }
        String digits = nss.replace("-", "");
        if (nid.equalsIgnoreCase("issn") && digits.length() != 8) {
            return false; // an example has the length of an ISSN
        }
        return repeats(digits, 1, 6) || repeats(digits, 2, 3) || repeats(digits, 3, 3) || repeats(digits, 4, 3)
                || counts(digits);
    }

    /** Whether a stretch of {@code length} digits, or one letter, stands {@code times} times in a row. */
    private static boolean repeats(String text, int length, int times) {
        int same = 0;
        for (int i = length; i < text.length() && same < length * (times - 1); i++) {
            char c = text.charAt(i);
            boolean counts = c >= '0' && c <= '9' || length == 1 && CharSet.ALPHA.contains(c);
            same = counts && c == text.charAt(i - length) ? same + 1 : 0;
        }
        return same == length * (times - 1);
    }

    /** Whether six successive digits count up or down by one. */
    private static boolean counts(String digits) {
        int up = 0;
        int down = 0;
        for (int i = 1; i < digits.length(); i++) {
            int step = digits.charAt(i) - digits.charAt(i - 1);
            boolean number = Character.isDigit(digits.charAt(i)) && Character.isDigit(digits.charAt(i - 1));
            up = number && step == 1 ? up + 1 : 0;
            down = number && step == -1 ? down + 1 : 0;
            if (up == 5 || down == 5) {
                return true;
            }
        }
        return false;
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
        boolean uniform = letters.chars().allMatch(c -> c == letters.charAt(0));
        boolean filler = FILLERS.indexOf(letters.charAt(0)) >= 0;
        boolean zeros = letters.charAt(0) == '0' && letters.length() >= 8;
        if (uniform && (zeros
                || filler && (letters.length() > 1 || Set.of("oid", "ietf").contains(Normalization.fold(nid))))) {
            return true;
        }
        for (String group : part.split("-")) {
            boolean repeated = group.length() >= 4 && Character.isLetter(group.charAt(0))
                    && group.chars().allMatch(c -> c == group.charAt(0));
            if (repeated && (FILLERS.indexOf(group.charAt(0)) >= 0
                    || part.indexOf('-') > 0 && Character.isUpperCase(group.charAt(0)))) {
                return true;
            }
        }
        return false;
    }
}
