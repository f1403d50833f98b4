package io.github.urnls.namespace.known;

import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** How one segment resembles another. */
public final class Likeness {

    private static final String SEPARATORS = "-_.:";

    /** In characters: how much longer one segment may be than another with other separators. */
    static final int MOST_SEPARATORS = 4;

    /** How many letters may occur in only one of two segments: two edits change four. */
    private static final int MOST_OTHER_LETTERS = 4;

    /** The least digits of a number that is no version. */
    private static final int LEAST_DIGITS = 5;

    /** The least characters of a segment of words, for {@link #isSlipOfName}. */
    private static final int LEAST_OF_WORDS = 4;

    private Likeness() {}

    /**
     * The difference of {@code written} from {@code meant}; null if they are two names. Names of one family may differ
     * in digits alone.
     *
     * @param loose       whether few other names are possible there, so that short words and two letters count
     * @param isWordThere whether a name there has this word: then it is no slip
     */
    static @Nullable Slip of(String written, String meant, boolean loose, Predicate<String> isWordThere) {
        if (written.equalsIgnoreCase(meant)) {
            return Slip.CASE;
        }
        if (written.equals(meant + "/")) {
            return null; // punctuation of a text
        }
        if (meant.equals(written + "/")) {
            return Slip.SEPARATOR;
        }
        if (isJoinedOtherwise(written, meant, loose) || !loose && hasSameWords(written, meant)) {
            return Slip.SEPARATOR;
        }
        if (!haveSameNumbers(written, meant)) {
            boolean slip = isDoubledDigit(written, meant) || areDigitsExchanged(written, meant);
            return loose && slip ? Slip.LETTER : null;
        }
        if (isPlural(Normalization.fold(written), Normalization.fold(meant))) {
            return Slip.PLURAL;
        }
        int edits = edits(written, meant);
        if (edits > 2 && !written.contains("ies") && !meant.contains("ies")) {
            return null; // as most names are; words take memory
        }
        List<String> left = words(written);
        List<String> right = words(meant);
        int at = onlyDifference(left, right);
        if (at >= 0 && isPlural(left.get(at), right.get(at))) {
            return Slip.PLURAL;
        }
        if (edits > 2) {
            return null;
        }
        int shorter = Math.min(written.length(), meant.length());
        boolean slip = at >= 0 && isSlip(left.get(at), right.get(at));
        if (loose) {
            slip = shorter >= (edits == 1 ? 3 : 5) && (at >= 0 || edits == 1);
        }
        if (!slip || at >= 0 && isWordThere.test(left.get(at))) {
            return null;
        }
        return edits == 1 ? Slip.LETTER : Slip.LETTERS;
    }

    /**
     * Whether the segment {@code [start, end)} of {@code name} consists of words, not a number, identifier or address.
     */
    public static boolean isWords(String name, int start, int end) {
        for (int i = start; i < end; i++) {
            if (!Character.isLetter(name.charAt(i)) && !isSeparator(name.charAt(i))) {
                return false;
            }
        }
        return end - start >= LEAST_OF_WORDS;
    }

    /**
     * Whether {@code written} is a slip of a name that is only known to be used. Slips are other separators, a plural,
     * or one or two letters of one word. Case is no slip, since it may tell such names apart.
     */
    public static boolean isSlipOfName(String written, String meant) {
        boolean mayBe = Math.abs(written.length() - meant.length()) <= MOST_SEPARATORS
                && Integer.bitCount(SegmentTree.letters(written) ^ SegmentTree.letters(meant)) <= MOST_OTHER_LETTERS
                && isWords(meant, 0, meant.length()) && !written.equalsIgnoreCase(meant);
        return mayBe && (isJoinedOtherwise(written, meant, true)
                || isPlural(Normalization.fold(written), Normalization.fold(meant))
                || of(written, meant, false, word -> false) != null);
    }

    /**
     * Whether both have the same words and numbers with other separators; {@code loose} also allows a missing
     * separator.
     */
    static boolean isJoinedOtherwise(String written, String meant, boolean loose) {
        if (!hasLetters(written) || !loose && written.length() != meant.length()) {
            return false;
        }
        int i = 0;
        int j = 0;
        while (i < written.length() || j < meant.length()) {
            boolean left = i < written.length() && isSeparator(written.charAt(i));
            boolean right = j < meant.length() && isSeparator(meant.charAt(j));
            if (left || right) {
                boolean apart = left && isBetweenDigits(written, i) || right && isBetweenDigits(meant, j);
                if (left != right && (!loose || apart)) {
                    return false;
                }
                i += left ? 1 : 0;
                j += right ? 1 : 0;
                continue;
            }
            if (i == written.length() || j == meant.length()
                    || Character.toLowerCase(written.charAt(i)) != Character.toLowerCase(meant.charAt(j))) {
                return false;
            }
            i++;
            j++;
        }
        return written.length() > 3;
    }

    /** Whether both have the same words of letters, one with separators and one with capitals. */
    private static boolean hasSameWords(String written, String meant) {
        return isJoinedOtherwise(written, meant, true) && words(written).size() > 1
                && words(written).equals(words(meant));
    }

    private static int lettersIn(String text) {
        return (int) text.chars().filter(Character::isLetter).count();
    }

    static boolean hasLetters(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isLetter(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSeparator(char c) {
        return SEPARATORS.indexOf(c) >= 0;
    }

    private static boolean isBetweenDigits(String text, int at) {
        return at > 0 && at + 1 < text.length() && Character.isDigit(text.charAt(at - 1))
                && Character.isDigit(text.charAt(at + 1));
    }

    /** Whether a digit of a long number is doubled, or a doubled one is single: that is not another version. */
    private static boolean isDoubledDigit(String written, String meant) {
        String longer = written.length() > meant.length() ? written : meant;
        String other = longer.equals(written) ? meant : written;
        for (int i = 1; i < longer.length() && other.length() >= LEAST_DIGITS
                && longer.length() == other.length() + 1; i++) {
            if (longer.charAt(i) == longer.charAt(i - 1)
                    && (longer.substring(0, i) + longer.substring(i + 1)).equals(other)) {
                return other.chars().allMatch(Character::isDigit);
            }
        }
        return false;
    }

    /** Whether two neighbors in a long number are exchanged: that is not another version either. */
    private static boolean areDigitsExchanged(String written, String meant) {
        int at = 0;
        while (at < meant.length() && at < written.length() && written.charAt(at) == meant.charAt(at)) {
            at++;
        }
        int start = at;
        while (start > 0 && Character.isDigit(meant.charAt(start - 1))) {
            start--;
        }
        int end = at;
        while (end < meant.length() && Character.isDigit(meant.charAt(end))) {
            end++;
        }
        return written.length() == meant.length() && end - start >= LEAST_DIGITS && at + 1 < end
                && written.charAt(at) == meant.charAt(at + 1) && written.charAt(at + 1) == meant.charAt(at)
                && written.substring(at + 2).equals(meant.substring(at + 2));
    }

    /** The text without separators. */
    static String joined(String text) {
        StringBuilder letters = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (!isSeparator(c)) {
                letters.append(c);
            }
        }
        return letters.toString();
    }

    /** The segment with a zero in place of each number. */
    static String withoutNumbers(String segment) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < segment.length(); i++) {
            if (!Character.isDigit(segment.charAt(i))) {
                text.append(segment.charAt(i));
            } else if (i == 0 || !Character.isDigit(segment.charAt(i - 1))) {
                text.append('0');
            }
        }
        return text.toString();
    }

    /** Whether both are numbers with equally many dots; beside one with zeros in front, such as 02, as long as it. */
    static boolean isOtherNumber(String number, String other) {
        boolean padded = other.startsWith("0") && other.length() > 1;
        return withoutNumbers(number).equals(withoutNumbers(other)) && (!padded || number.length() == other.length());
    }

    /** Whether both have the same numbers in the same order. */
    private static boolean haveSameNumbers(String a, String b) {
        int i = digit(a, 0);
        int j = digit(b, 0);
        while (i < a.length() && j < b.length()) {
            if (a.charAt(i) != b.charAt(j)) {
                return false;
            }
            int nextI = digit(a, i + 1);
            int nextJ = digit(b, j + 1);
            if ((nextI == i + 1) != (nextJ == j + 1) && nextI < a.length() && nextJ < b.length()) {
                return false;
            }
            i = nextI;
            j = nextJ;
        }
        return i >= a.length() && j >= b.length();
    }

    private static int digit(String text, int from) {
        int at = from;
        while (at < text.length() && !Character.isDigit(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The index of the only word in which they differ; -1 if there is none or more than one. */
    private static int onlyDifference(List<String> left, List<String> right) {
        int at = -1;
        for (int i = 0; left.size() == right.size() && i < left.size(); i++) {
            if (!left.get(i).equals(right.get(i))) {
                if (at >= 0) {
                    return -1;
                }
                at = i;
            }
        }
        return at;
    }

    /** Where many names may follow, only a long word is a slip of another. */
    private static boolean isSlip(String written, String meant) {
        int shorter = Math.min(lettersIn(written), lettersIn(meant));
        boolean transposed = written.length() == meant.length();
        for (int i = 0; transposed && i < written.length(); i++) {
            transposed = meant.indexOf(written.charAt(i)) >= 0;
        }
        int edits = edits(written, meant);
        int least = transposed ? 4 : 5;
        if (edits == 2) {
            least = 8;
        }
        return edits <= 2 && shorter >= least;
    }

    /** Whether one is the plural of the other. */
    private static boolean isPlural(String a, String b) {
        String many = a.length() > b.length() ? a : b;
        String one = many.equals(a) ? b : a;
        return many.equals(one + "s") || many.equals(one + "es")
                || one.endsWith("y") && many.equals(one.substring(0, one.length() - 1) + "ies");
    }

    /** Whether {@code written} has all words of {@code meant} but one. */
    static boolean lacksOneWord(List<String> written, List<String> meant) {
        if (meant.size() != written.size() + 1) {
            return false;
        }
        int same = 0;
        while (same < written.size() && meant.get(same).equals(written.get(same))) {
            same++;
        }
        return meant.subList(same + 1, meant.size()).equals(written.subList(same, written.size()));
    }

    /** The words of a segment in lower case: cut at hyphens, underscores, dots, colons, slashes and capitals. */
    static List<String> words(String segment) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= segment.length(); i++) {
            boolean end = i == segment.length() || isSeparator(segment.charAt(i)) || segment.charAt(i) == '/';
            if (!end && (i == start || !isCapitalOfWord(segment, i))) {
                continue;
            }
            if (i > start) {
                words.add(Normalization.fold(segment.substring(start, i)));
            }
            start = end ? i + 1 : i;
        }
        return words;
    }

    /** Whether a word begins at {@code at}: the B of {@code aB}, and the last capital of {@code HTTPPost}. */
    private static boolean isCapitalOfWord(String segment, int at) {
        boolean next = at + 1 < segment.length() && Character.isLowerCase(segment.charAt(at + 1));
        return Character.isUpperCase(segment.charAt(at)) && (!Character.isUpperCase(segment.charAt(at - 1)) || next);
    }

    /** Whether {@link #edits} is 1. Quicker, for a comparison with all of a long list. */
    public static boolean isOneEdit(String a, String b) {
        int more = a.length() - b.length();
        if (more > 1 || more < -1) {
            return false;
        }
        int shorter = Math.min(a.length(), b.length());
        int start = 0;
        while (start < shorter && a.charAt(start) == b.charAt(start)) {
            start++;
        }
        int end = 0;
        while (end < shorter - start && a.charAt(a.length() - 1 - end) == b.charAt(b.length() - 1 - end)) {
            end++;
        }
        int left = shorter - start - end; // what differs of the shorter one
        return switch (left) {
            case 0 -> more != 0;
            case 1 -> more == 0;
            case 2 -> more == 0 && a.charAt(start) == b.charAt(start + 1) && a.charAt(start + 1) == b.charAt(start);
            default -> false;
        };
    }

    /** How many characters must be inserted, deleted, changed or exchanged with their neighbor; 3 for more than two. */
    public static int edits(String a, String b) {
        if (Math.abs(a.length() - b.length()) > 2) {
            return 3;
        }
        int start = 0;
        int shorter = Math.min(a.length(), b.length());
        while (start < shorter && a.charAt(start) == b.charAt(start)) {
            start++;
        }
        int aEnd = a.length();
        int bEnd = b.length();
        while (aEnd > start && bEnd > start && a.charAt(aEnd - 1) == b.charAt(bEnd - 1)) {
            aEnd--;
            bEnd--;
        }
        int most = Math.max(aEnd, bEnd) - start;
        if (most > 64) {
            return 3; // two edits so far apart are no slip
        }
        return Math.min(3, distance(a.substring(start, aEnd), b.substring(start, bEnd)));
    }

    /** The distance of Damerau and Levenshtein in which no part is edited twice. */
    private static int distance(String a, String b) {
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    cost[i][j] = i + j;
                    continue;
                }
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                int least = Math.min(cost[i - 1][j - 1] + change, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
                boolean exchanged = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2)
                        && a.charAt(i - 2) == b.charAt(j - 1);
                cost[i][j] = exchanged ? Math.min(least, cost[i - 2][j - 2] + 1) : least;
            }
        }
        return cost[a.length()][b.length()];
    }
}
