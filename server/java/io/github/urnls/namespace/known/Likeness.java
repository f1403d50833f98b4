package io.github.urnls.namespace.known;

import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** How one segment resembles another. */
public final class Likeness {

    private static final String SEPARATORS = "-_.:";

    /** In characters: how much longer one segment may be than another with other separators. */
    static final int MOST_SEPARATORS = 4;

    /** How many letters may occur in only one of two segments: two edits change four. */
    private static final int MOST_OTHER_LETTERS = 4;

    /** A number that is no version. */
    private static final Pattern LONG_NUMBER = Pattern.compile("[0-9]{5,}");

    /** What follows where one segment begins with another. */
    private static final Pattern REST = Pattern.compile("(?:-|\\.(?=[0-9]))?[A-Za-z0-9][A-Za-z0-9.-]*");

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    private static final Pattern NO_DIGITS = Pattern.compile("[^0-9]+");

    private static final Pattern SEPARATOR = Pattern.compile("[" + SEPARATORS + "]");

    private static final Pattern TWICE = Pattern.compile("([0-9])\\1+");

    /** The least letters of a segment of which a separator may be lost or added where names are added. */
    private static final int LEAST_OF_LETTERS = 8;

    /** The least letters of a word, for {@link #isSlipOfName}. */
    private static final int LEAST_OF_WORD = 4;

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
        if (written.equals(meant + "/") || meant.equals(written + "/")) {
            return Slip.SEPARATOR;
        }
        if (isJoinedOtherwise(written, meant, loose)
                || !loose && hasSameLetters(written, meant)) {
            return Slip.SEPARATOR;
        }
        if (!haveSameNumbers(written, meant)) {
            return isSameNumber(written, meant) || meant.equals(written.replace('O', '0').replace('l', '1'))
                    || loose && isSlipOfDigits(written, meant) ? Slip.LETTER : null;
        }
        if (loose && meant.startsWith(written + ".") && meant.length() == written.length() + 3) { // the end of a domain
            return Slip.LETTER;
        }
        if (isPlural(Normalization.fold(written), Normalization.fold(meant))) {
            return Slip.PLURAL;
        }
        int edits = edits(written, meant);
        if (edits == 1 && written.length() == meant.length() && isVersion(written) && isVersion(meant)
                && written.regionMatches(0, meant, 0, meant.length() - 1)) {
            return null; // D16A and D16B
        }
        if (edits > 2 && !written.contains("ies") && !meant.contains("ies")) {
            return null; // as most names are; words take memory
        }
        List<String> left = words(written);
        List<String> right = words(meant);
        int at = onlyDifference(left, right);
        if (at >= 0 && isPlural(left.get(at), right.get(at))) {
            return Slip.PLURAL;
        }
        if (edits > 2 || edits == 2 && changes(written, meant) == 2) {
            return null; // two letters that are changed make another word
        }
        int shorter = Math.min(written.length(), meant.length());
        boolean slip = at >= 0 && isSlip(left.get(at), right.get(at));
        if (loose) {
            slip = shorter >= (edits == 1 ? 2 : 8) && (at >= 0 || edits == 1);
        }
        if (!slip || at >= 0 && isWordThere.test(left.get(at))) {
            return null;
        }
        return edits == 1 ? Slip.LETTER : Slip.LETTERS;
    }

    /** Whether the segment {@code [start, end)} of {@code name} has a word, perhaps beside numbers. */
    public static boolean hasWord(String name, int start, int end) {
        int letters = 0;
        boolean found = false;
        for (int i = start; i < end; i++) {
            char c = name.charAt(i);
            if (!Character.isLetterOrDigit(c) && !isSeparator(c)) {
                return false;
            }
            letters = Character.isLetter(c) ? letters + 1 : 0;
            found |= letters >= LEAST_OF_WORD;
        }
        return found;
    }

    /**
     * Whether {@code written} is a slip of a name that is only known to be used. Slips are other separators, a plural,
     * or one or two letters of one word without digits. Case is no slip, since it may tell such names apart.
     */
    public static boolean isSlipOfName(String written, String meant) {
        boolean mayBe = Math.abs(written.length() - meant.length()) <= MOST_SEPARATORS
                && Integer.bitCount(SegmentTree.letters(written) ^ SegmentTree.letters(meant)) <= MOST_OTHER_LETTERS
                && hasWord(meant, 0, meant.length()) && !written.equalsIgnoreCase(meant)
                && haveSameNumbers(written, meant);
        return mayBe && (!hasDigits(meant) && isJoinedOtherwise(written, meant, true)
                || isPlural(Normalization.fold(written), Normalization.fold(meant))
                || of(written, meant, false, Likeness::hasDigits) != null);
    }

    /**
     * Whether both have the same words and numbers with other separators; {@code loose} also allows a missing
     * separator.
     */
    static boolean isJoinedOtherwise(String written, String meant, boolean loose) {
        String instead = loose ? "" : "-";
        return written.length() > 3 && hasLetters(written)
                && SEPARATOR.matcher(written).replaceAll(instead)
                        .equalsIgnoreCase(SEPARATOR.matcher(meant).replaceAll(instead))
                && haveSameNumbers(written, meant);
    }

    /** Whether both are the same long word or words, which have no digits, and one of them has no separators. */
    private static boolean hasSameLetters(String written, String meant) {
        return isJoinedOtherwise(written, meant, true) && lettersIn(written) >= LEAST_OF_LETTERS
                && written.chars().noneMatch(Character::isDigit)
                && (joined(written).equals(written) || joined(meant).equals(meant));
    }

    /** Whether one begins with the other, and goes on as a word or a version does. */
    static boolean isBegun(String written, String meant) {
        int shorter = Math.min(written.length(), meant.length());
        String longer = written.length() > shorter ? written : meant;
        boolean goesOn = REST.matcher(longer).region(shorter, longer.length()).matches();
        boolean numbered = written.length() > shorter
                && NUMBER.matcher(written).region(shorter, written.length()).matches();
        boolean other = written.length() > shorter + 2 && Character.isLowerCase(written.charAt(shorter));
        return shorter > 0 && goesOn && !numbered && !other && written.regionMatches(0, meant, 0, shorter)
                && !isBetweenDigits(longer.charAt(shorter - 1) + "-" + longer.charAt(shorter), 1);
    }

    private static boolean isVersion(String text) {
        return text.matches(".*[0-9][A-Za-z]");
    }

    public static boolean hasDigits(String text) {
        return NUMBER.matcher(text).find();
    }

    private static int lettersIn(String text) {
        return (int) text.chars().filter(Character::isLetter).count();
    }

    static boolean hasLetters(String text) {
        return text.chars().anyMatch(Character::isLetter);
    }

    public static boolean isSeparator(char c) {
        return SEPARATORS.indexOf(c) >= 0;
    }

    private static boolean isBetweenDigits(String text, int at) {
        return at > 0 && at + 1 < text.length() && Character.isDigit(text.charAt(at - 1))
                && Character.isDigit(text.charAt(at + 1));
    }

    /**
     * Whether in a long number a digit is doubled, a doubled one is single, or two neighbors are exchanged: that is not
     * another version.
     */
    private static boolean isSlipOfDigits(String written, String meant) {
        String rest = LONG_NUMBER.matcher(meant).replaceAll("#");
        return rest.length() < meant.length() && LONG_NUMBER.matcher(written).replaceAll("#").equals(rest)
                && isOneEdit(written, meant)
                && (haveSameCharacters(written, meant)
                        || TWICE.matcher(written).replaceAll("$1").equals(TWICE.matcher(meant).replaceAll("$1")));
    }

    private static boolean haveSameCharacters(String a, String b) {
        return Arrays.equals(a.chars().sorted().toArray(), b.chars().sorted().toArray());
    }

    /** The text without separators. */
    public static String joined(String text) {
        return SEPARATOR.matcher(text).replaceAll("");
    }

    /** The segment with a zero in place of each number. */
    static String withoutNumbers(String segment) {
        return NUMBER.matcher(segment).replaceAll("0");
    }

    /** Whether both are numbers with equally many dots; beside one with zeros in front, such as 02, as long as it. */
    static boolean isOtherNumber(String number, String other) {
        boolean padded = other.startsWith("0") && other.length() > 1;
        return withoutNumbers(number).equals(withoutNumbers(other)) && (!padded || number.length() == other.length());
    }

    /** Whether {@code meant} is the number {@code written}, with a zero before or behind it or as a version. */
    static boolean isSameNumber(String written, String meant) {
        return meant.equals(written + ".0") || meant.equals("0" + written) || meant.equals("v" + written);
    }

    /** Whether both have the same numbers in the same order. */
    private static boolean haveSameNumbers(String a, String b) {
        return NO_DIGITS.matcher(a).replaceAll(" ").strip().equals(NO_DIGITS.matcher(b).replaceAll(" ").strip());
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
        boolean transposed = haveSameCharacters(written, meant);
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
        return many.equals(one + "s") && !many.endsWith("ss") || many.equals(one + "es")
                || one.endsWith("y") && many.equals(one.substring(0, one.length() - 1) + "ies");
    }

    /** Whether {@code written} has all words of {@code meant} but one, or another that begins with the same letters. */
    static boolean haveOneOtherWord(List<String> written, List<String> meant) {
        int other = onlyDifference(written, meant);
        if (other >= 0) {
            return written.get(other).regionMatches(0, meant.get(other), 0, LEAST_OF_WORD);
        }
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

    /** Whether {@link #edits} is 1. */
    public static boolean isOneEdit(String a, String b) {
        return edits(a, b, 2) == 1; // it changes two neighbors at most
    }

    /** How many characters must be inserted, deleted, changed or exchanged with their neighbor; 3 for more than two. */
    public static int edits(String a, String b) {
        return edits(a, b, 64); // two edits so far apart are no slip
    }

    /**
     * As {@link #edits(String, String)}; 3 also if more than {@code most} characters lie from the first to the last.
     */
    private static int edits(String a, String b, int most) {
        if (Math.abs(a.length() - b.length()) > 2) {
            return 3;
        }
        int start = CharSet.common(a, b);
        int aEnd = a.length();
        int bEnd = b.length();
        while (aEnd > start && bEnd > start && a.charAt(aEnd - 1) == b.charAt(bEnd - 1)) {
            aEnd--;
            bEnd--;
        }
        if (Math.max(aEnd, bEnd) - start > most) {
            return 3;
        }
        return Math.min(3, distance(a.substring(start, aEnd), b.substring(start, bEnd)));
    }

    /** At how many places two texts of one length differ. */
    private static long changes(String a, String b) {
        return a.length() == b.length() ? IntStream.range(0, a.length()).filter(i -> a.charAt(i) != b.charAt(i)).count()
                : 0;
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
