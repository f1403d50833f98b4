package io.github.urnls.feature.completion;

import io.github.urnls.urn.CharSet;
import io.github.urnls.namespace.FamilyTrait;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The next free number behind a beginning of names: {@code 0008} behind {@code urn:example:order:} where
 * {@code urn:example:order:0007} is the highest.
 *
 * <p>
 * A wrong number costs more than a missing one. So there is one only where the names count: most go on with a number,
 * of those at the end every fourth or more is used, and the numbers are no dates. Where a register gives the numbers,
 * as for RFCs and books, or a published list has some of these names, the next one is not the user's to give.
 */
public final class NextNumber {

    /** The fewest different numbers that show that someone counts. */
    private static final int FEWEST = 2;

    /** How many of the highest numbers must be near each other. */
    private static final int HIGHEST = 8;

    /** Among the highest, at least one number of so many is used. */
    private static final int SPARSEST = 4;

    /** More digits make no number that a person counts. */
    private static final int MOST_DIGITS = 15;

    /** What a segment ends at, as for other completions. */
    private static final String DELIMITERS = ":?#/";

    private static final Pattern PERCENT_ENCODING = Pattern.compile("(?s).*%[0-9A-Fa-f]?");

    /** Numbers within numbers: 1.2.3 is an object identifier, an address or a version. */
    private static final Pattern DOTTED = Pattern.compile("(?s).*[0-9]\\.[0-9]+\\.");

    /** A year, a month, a day, or a day with two digits for its year. */
    private static final Pattern DATE = Pattern.compile("(?:19|20)[0-9]{2}(?:(?:0[1-9]|1[0-2])"
            + "(?:0[1-9]|[12][0-9]|3[01])?)?|[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])");

    private static final Pattern BEHIND_YEAR = Pattern.compile("(?s)(?:.*[^0-9])?(?:19|20)[0-9]{2}[^0-9]");

    private static final Pattern BEHIND_MONTH = Pattern.compile(
            "(?s)(?:.*[^0-9])?(?:19|20)[0-9]{2}[^0-9](?:0?[1-9]|1[0-2])[^0-9]");

    private static final Pattern LAST = Pattern.compile("(?<![0-9])[0-9]++$");

    private final String before;
    private final int nidEnd;
    private final Registry registry;
    private final TreeMap<Long, String> highest = new TreeMap<>();
    private int numbers;
    private int others;
    private boolean onlyDates = true;
    /** The number of digits of those that begin with zeros; 0 if none does. */
    private int padded;
    private boolean paddedInSeveralWays;
    private int fewestDigits = MOST_DIGITS;

    private NextNumber(String before, Registry registry) {
        this.before = before;
        this.registry = registry;
        this.nidEnd = before.indexOf(':', 4);
    }

    /**
     * Behind {@code before}, a beginning of names with its namespace identifier; empty where no number can follow, or
     * the user does not give it.
     */
    public static Optional<NextNumber> behind(String before, Registry registry) {
        boolean numbered = CharSet.DIGIT.contains(before.charAt(before.length() - 1))
                || PERCENT_ENCODING.matcher(before).matches()
                || DOTTED.matcher(before).matches();
        if (numbered || FamilyTrait.REGISTER.isOf(before) || isPublished(before)) {
            return Optional.empty();
        }
        return Optional.of(new NextNumber(before, registry));
    }

    /** Whether a list that comes with the program has numbers there, or says that no other names belong there. */
    private static boolean isPublished(String before) {
        String prefix = prefix(before);
        String typed = before.substring(prefix.length());
        boolean closed = KnownNames.BUILT_IN.vocabulary(prefix + typed + "0")
                .filter(list -> list.prefix().equals(prefix) && list.adds() != Vocabulary.Adds.ANYONE).isPresent();
        return closed || KnownNames.BUILT_IN.isKnown(prefix + typed + "0")
                || KnownNames.BUILT_IN.behind(prefix).stream().map(KnownNames.Next::segment)
                        .anyMatch(segment -> segment.length() > typed.length() && segment.startsWith(typed)
                                && CharSet.DIGIT.contains(segment.charAt(typed.length())));
    }

    /**
     * The next one in {@code document}, the workspace and the user's own lists; empty if these names do not count, or
     * not all of them are known yet.
     */
    public Optional<ComputedValue> next(List<Name> document, UsedNames workspace) {
        document.forEach(name -> add(name.spelling()));
        String prefix = prefix(before);
        registry.names().behind(prefix).forEach(part -> add(prefix + part.segment()));
        if (!workspace.each(this::add)) {
            return Optional.empty();
        }
        return next().filter(value -> workspace.isSound(before + value.text()));
    }

    /** The beginning of names with whole segments, its namespace identifier in lower case. */
    private static String prefix(String before) {
        return Normalization.foldNamespace(before.substring(0, before.lastIndexOf(':') + 1));
    }

    private void add(String name) {
        boolean below = name.length() > before.length() && name.regionMatches(true, 0, before, 0, nidEnd)
                && name.regionMatches(nidEnd, before, nidEnd, before.length() - nidEnd);
        if (!below || endsPart(name, before.length())) {
            return;
        }
        int end = CharSet.DIGIT.end(name, before.length());
        if (end == before.length() || end - before.length() > MOST_DIGITS || !endsPart(name, end)) {
            others++;
        } else {
            number(name.substring(before.length(), end));
        }
    }

    private static boolean endsPart(String name, int at) {
        return at == name.length() || Chars.isAt(name, at, DELIMITERS);
    }

    private void number(String digits) {
        numbers++;
        onlyDates &= isDate(digits);
        if (digits.length() > 1 && digits.charAt(0) == '0') {
            paddedInSeveralWays |= padded > 0 && padded != digits.length();
            padded = digits.length();
        }
        fewestDigits = Math.min(fewestDigits, digits.length());
        highest.put(Long.parseLong(digits), digits);
        if (highest.size() > HIGHEST) {
            highest.remove(highest.firstKey());
        }
    }

    private boolean isDate(String digits) {
        int value = digits.length() > 2 ? Integer.MAX_VALUE : Integer.parseInt(digits);
        return DATE.matcher(digits).matches() || value <= 12 && BEHIND_YEAR.matcher(before).matches()
                || value <= 31 && BEHIND_MONTH.matcher(before).matches();
    }

    /** The number behind the highest, with as many digits. */
    private Optional<ComputedValue> next() {
        boolean oneForm = !paddedInSeveralWays && fewestDigits >= padded;
        if (highest.size() < FEWEST || 2 * others > numbers || onlyDates || !oneForm || !isDense()) {
            return Optional.empty();
        }
        Map.Entry<Long, String> last = highest.lastEntry();
        String number = String.valueOf(last.getKey() + 1);
        String zeros = "0".repeat(Math.max(0, last.getValue().length() - number.length()));
        return Optional.of(
                new ComputedValue(zeros + number, "next number after " + before + last.getValue(), ""));
    }

    /**
     * Whether {@code rest} makes the number at the end of {@code typed} longer: a new one may be meant. Behind a word
     * it is one only if nothing but digits follows, and it does not begin with a zero.
     */
    static boolean isLonger(String typed, String rest) {
        Matcher number = LAST.matcher(typed);
        return number.find() && !rest.isEmpty() && CharSet.DIGIT.contains(rest.charAt(0)) && (number.start() == 0
                || typed.charAt(number.start()) != '0' && rest.chars().allMatch(c -> CharSet.DIGIT.contains((char) c)));
    }

    private boolean isDense() {
        return highest.lastKey() - highest.firstKey() < (long) SPARSEST * highest.size();
    }
}
