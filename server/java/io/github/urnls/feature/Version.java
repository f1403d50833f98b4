package io.github.urnls.feature;

import io.github.urnls.namespace.FamilyTrait;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.KnownNames;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The version in a name: the last segment like {@code 2}, {@code 2.0}, {@code v2} or {@code ver2.0}, or one that ends
 * with {@code -2}. A year counts too.
 *
 * @param stem   the name up to the digits, such as {@code urn:xmpp:mam:}
 * @param number the digits, with points between them
 */
public record Version(String stem, String number) {

    private static final String NUMBER = "[0-9]{1,4}(?:\\.[0-9]{1,3}){0,7}+";

    private static final Pattern SEGMENT = Pattern
            .compile("[:/](?:v|ver|version|[A-Za-z][A-Za-z0-9_-]*-)?(" + NUMBER + ")(?=[:/]|$)",
                    Pattern.CASE_INSENSITIVE);

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
        int first = Integer.parseInt(number.split("\\.")[0]);
        return first < 100 || first / 100 == 19 || first / 100 == 20;
    }

    /** The name up to and including its version. */
    public String name() {
        return stem + number;
    }

    /**
     * The names of the next versions, the nearest first: for {@code 2.0}, those with 2.1 and 3.0. Empty for a year, or
     * for a number of three digits or more, which counts things.
     */
    public List<String> next() {
        String[] numbers = number.split("\\.");
        if (numbers[0].length() > 2) {
            return List.of();
        }
        int last = numbers.length - 1;
        String minor = raised(numbers, last);
        return last == 0 ? List.of(minor) : List.of(minor, raised(numbers, 0));
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
        return title.isEmpty() || !isVersion(name()) ? List.of() : siblings(listed)
                .filter(other -> inOrder(other).compareTo(inOrder(name())) > 0 && isVersion(other)
                        && listed.find(other).filter(known -> !known.status().isPast())
                                .map(Version::titleWithoutNumbers).equals(title))
                .sorted(Comparator.comparing(this::inOrder).reversed()).toList();
    }

    /** The title of this name; for one that is not listed, that of all others, if they have the same. */
    private Optional<String> title(KnownNames listed) {
        Optional<KnownName> own = listed.find(name());
        List<String> titles = (own.isPresent() ? own.stream()
                : siblings(listed).flatMap(name -> listed.find(name).stream()))
                .map(Version::titleWithoutNumbers).distinct().toList();
        return titles.size() == 1 ? Optional.of(titles.getFirst()) : Optional.empty();
    }

    /** The listed names that differ from this one in the number alone. */
    private Stream<String> siblings(KnownNames listed) {
        String parent = stem.substring(0, stem.lastIndexOf(':') + 1);
        return listed.behind(parent).stream().map(next -> parent + next.segment())
                .filter(other -> other(other).filter(other::equals).isPresent() && listed.find(other).isPresent());
    }

    private boolean isVersion(String name) {
        int first = Integer.parseInt(inOrder(name).substring(0, 4));
        return first < 20 || first / 100 == 19 || first / 100 == 20;
    }

    private static String titleWithoutNumbers(KnownName known) {
        return known.title().replaceAll("[0-9.-]+", "");
    }

    /** The version of {@code other} in an order of text that is that of versions: each number in four digits. */
    private String inOrder(String other) {
        return Stream.of(other.substring(stem.length()).split("\\."))
                .map(number -> "0".repeat(4 - number.length()) + number)
                .collect(Collectors.joining("."));
    }

    private String raised(String[] numbers, int at) {
        StringBuilder raised = new StringBuilder(stem);
        for (int i = 0; i < numbers.length; i++) {
            if (i > 0) {
                raised.append('.');
            }
            String behind = i > at ? "0" : numbers[i];
            raised.append(i == at ? increment(numbers[i]) : behind);
        }
        return raised.toString();
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
