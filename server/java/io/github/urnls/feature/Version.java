package io.github.urnls.feature;

import io.github.urnls.namespace.FamilyTrait;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.KnownNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The version in a name: the last segment like {@code 2}, {@code 2.0}, {@code v2} or {@code ver2.0}, or one that ends
 * with {@code -2} or, as messages of ISO 20022 do, as {@code pain.001.001.09} does. A year counts too.
 *
 * @param stem   the name up to the digits, such as {@code urn:xmpp:mam:}
 * @param number the digits, with points between them
 */
public record Version(String stem, String number) {

    /** From here on a number in the list counts things, if it is no year. */
    private static final int COUNTS = 20;

    private static final String NUMBER = "[0-9]{1,4}(?:\\.[0-9]{1,3}){0,7}+";

    private static final Pattern SEGMENT = Pattern
            .compile("[:/](?:v|ver|version|[A-Za-z][A-Za-z0-9_-]*-|[a-z]{4}\\.[0-9]{3}\\.001\\.)?(" + NUMBER
                    + ")(?=[:/]|$)", Pattern.CASE_INSENSITIVE);

    private static final Pattern OTHER = Pattern.compile(NUMBER + "(?=[:/#?@]|$)");

    /** The version in the assigned-name {@code name}, which has a namespace; the last one if there are several. */
    public static Optional<Version> in(String name) {
        int namespace = name.indexOf(':', 4);
        if (namespace < 0 || FamilyTrait.NUMBERED.isOf(name)) {
            return Optional.empty();
        }
        Matcher segment = SEGMENT.matcher(name);
        Optional<Version> last = Optional.empty();
        int from = namespace + 1; // the first segment is never a version
        while (segment.find(from)) {
            last = Optional.of(new Version(name.substring(0, segment.start(1)), segment.group(1)));
            from = segment.end();
        }
        return last;
    }

    /** Whether the number is short, or a year; longer ones count things. */
    boolean isPlausible() {
        return isBelow(100);
    }

    private boolean isBelow(int limit) {
        int first = Integer.parseInt(number.split("\\.")[0]);
        return first < limit || first / 100 == 19 || first / 100 == 20;
    }

    /** The order of versions, number by number: negative if {@code a} is older than {@code b}. */
    static int compare(String a, String b) {
        String[] first = a.split("\\.");
        String[] second = b.split("\\.");
        for (int i = 0; i < Math.min(first.length, second.length); i++) {
            int order = Integer.compare(Integer.parseInt(first[i]), Integer.parseInt(second[i]));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(first.length, second.length);
    }

    /** The name up to and including its version. */
    public String name() {
        return stem + number;
    }

    /**
     * The names of the next versions, the nearest first: for {@code 1.1.0}, those with 1.1.1, 1.2.0 and 2.0.0. Empty
     * for a year, or for a number of three digits or more, which counts things.
     */
    public List<String> next() {
        String[] numbers = number.split("\\.");
        if (numbers[0].length() > 2) {
            return List.of();
        }
        List<String> next = new ArrayList<>();
        for (int at = numbers.length - 1; at >= 0; at--) {
            next.add(raised(numbers, at));
        }
        return next;
    }

    /**
     * The versions to which {@code name} may be raised. Where {@code listed} has versions of it, these are the later
     * ones that are published, the newest first. None if the name goes on behind its version there: such names do not
     * all have a successor. Else those of {@link #next()}.
     */
    public List<String> next(String name, KnownNames listed) {
        if (!listed.isKnown(name()) && siblings(listed).findFirst().isEmpty()) {
            return next();
        }
        return name.equals(name()) ? published(listed) : List.of();
    }

    /**
     * The listed names that are later versions of this one, the newest first, but for those that should not be used any
     * more. They differ in the number alone, and so do their titles: otherwise the number counts things, as it does
     * from 20 on, where it is no year.
     */
    public List<String> published(KnownNames listed) {
        Optional<String> title = title(listed);
        return title.isEmpty() || !isBelow(COUNTS) ? List.of() : siblings(listed)
                .filter(other -> compare(other.number, number) > 0 && other.isBelow(COUNTS)
                        && listed.find(other.name()).filter(known -> !known.isPast())
                                .map(Version::titleWithoutNumbers).equals(title))
                .sorted((a, b) -> compare(b.number, a.number)).map(Version::name).toList();
    }

    /** The title of this name; for one that is not listed, that of all others, if they have the same. */
    private Optional<String> title(KnownNames listed) {
        Optional<KnownName> own = listed.find(name());
        List<String> titles = (own.isPresent() ? own.stream()
                : siblings(listed).flatMap(other -> listed.find(other.name()).stream()))
                .map(Version::titleWithoutNumbers).distinct().toList();
        return titles.size() == 1 ? Optional.of(titles.getFirst()) : Optional.empty();
    }

    /** The listed names that differ from this one in the number alone. */
    private Stream<Version> siblings(KnownNames listed) {
        String parent = stem.substring(0, stem.lastIndexOf(':') + 1);
        return listed.behind(parent).stream().map(next -> parent + next.segment())
                .filter(other -> other(other).filter(other::equals).isPresent() && listed.find(other).isPresent())
                .map(other -> new Version(stem, other.substring(stem.length())));
    }

    private static String titleWithoutNumbers(KnownName known) {
        return known.title().replaceAll("[0-9.-]+", "");
    }

    private String raised(String[] numbers, int at) {
        String[] raised = numbers.clone();
        raised[at] = increment(numbers[at]);
        Arrays.fill(raised, at + 1, raised.length, "0");
        return stem + String.join(".", raised);
    }

    /** The next number, with the same width: {@code 02} after {@code 01}. */
    private static String increment(String digits) {
        String next = String.valueOf(Integer.parseInt(digits) + 1);
        return "0".repeat(digits.startsWith("0") ? Math.max(0, digits.length() - next.length()) : 0) + next;
    }

    /** The other version that {@code name} is, or is below; empty when there is none. */
    public Optional<String> other(String name) {
        if (!name.startsWith(stem)) {
            return Optional.empty();
        }
        Matcher other = OTHER.matcher(name).region(stem.length(), name.length());
        return other.lookingAt() ? Optional.of(name.substring(0, other.end())).filter(it -> !it.equals(name()))
                : Optional.empty();
    }
}
