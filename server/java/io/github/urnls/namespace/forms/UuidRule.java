package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.forms.PartForm.Kind;
import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import java.util.ArrayList;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Universally unique identifiers: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 (RFC 9562 §4). */
final class UuidRule implements NamespaceRule {

    private static final Pattern BARE = Pattern.compile("[0-9A-Fa-f]{32}");

    private static final int LENGTH = 36;

    /** Where the last group begins. */
    private static final int LAST_GROUP = 24;

    /** Seconds from 1582-10-15, where the clock of versions 1 and 6 begins, to 1970-01-01 (RFC 9562 §5.1). */
    private static final long GREGORIAN_TO_UNIX = 12_219_292_800L;

    private static final int DAY = 86_400;

    /** Years outside these do not come from a clock: the first UUIDs of version 1 are from about 1990. */
    private static final int EARLIEST = 1990;
    private static final int LATEST = 2099;

    /** A time in UTC: {@code seconds} since midnight. */
    private record Time(LocalDate date, int seconds) {

        /** A time by the clock of Unix. */
        static Time of(long seconds) {
            return new Time(LocalDate.ofEpochDay(Math.floorDiv(seconds, DAY)), Math.floorMod(seconds, DAY));
        }

        String minutes() {
            return date + " " + two(seconds / 3600) + ":" + two(seconds / 60 % 60);
        }

        @Override
        public String toString() {
            return minutes() + ":" + two(seconds % 60);
        }

        private static String two(int number) {
            return (number < 10 ? "0" : "") + number;
        }
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        if (isUuid(nss.text())) {
            return List.of();
        }
        Problem problem = problem(nss, Kind.fitting(nss.text(), Kind.UUID_DRAWN));
        String digits = nss.text().replaceAll("[-_.:]", "");
        return List.of(!BARE.matcher(digits).matches() ? problem
                : problem.repairedBy("Put the hyphens where they belong", nss.span(),
                        digits.replaceFirst("(.{8})(.{4})(.{4})(.{4})", "$1-$2-$3-$4-")));
    }

    private static boolean isUuid(String text) {
        return Kind.UUID.accepts(text);
    }

    private static Problem problem(Nss nss, int at) {
        String text = nss.text();
        int end = text.length();
        if (at == LENGTH) {
            return wrong(nss, LENGTH, end,
                    "“" + text.substring(LENGTH) + "” is too much: a UUID ends after 36 characters");
        }
        if (at == end) {
            String groups = end > LAST_GROUP ? "its last group has " + (end - LAST_GROUP) + " digits, not 12"
                    : "groups of 8, 4, 4, 4 and 12 hexadecimal digits";
            return wrong(nss, 0, end, "a UUID has 36 characters, not " + end + ": " + groups);
        }
        boolean other = at == 8 && !Character.isLetterOrDigit(text.charAt(at)); // in place of the hyphen
        if (at <= 8 && !text.contains("-") && !other || at == 0) {
            return wrong(nss, 0, end,
                    "this is not a UUID: write groups of 8, 4, 4, 4 and 12 hexadecimal digits");
        }
        String found = "“" + text.charAt(at) + "”";
        if (at == 8 || at == 13 || at == 18 || at == 23) {
            return wrong(nss, at, at + 1,
                    "a hyphen belongs here, not " + found + ": a group of the UUID ends");
        }
        if (text.charAt(at) == '-') {
            return wrong(nss, at, at + 1,
                    "a group of the UUID ends too early: the groups have 8, 4, 4, 4 and 12 hexadecimal digits");
        }
        return wrong(nss, at, at + 1, found + " is not a hexadecimal digit");
    }

    private static Problem wrong(Nss nss, int start, int end, String message) {
        return nss.wrong(start, end, message + " (RFC 9562 §4)");
    }

    /** The 32 digits of a UUID, in lower case; empty for anything else. */
    private static Optional<String> digits(ParsedUrn urn) {
        return Optional.of(urn.nssText()).filter(UuidRule::isUuid)
                .map(uuid -> Normalization.fold(uuid).replace("-", ""));
    }

    /** What is said of a UUID all of whose bits are the same. */
    private static Optional<Statement> constant(String digits) {
        return switch (digits.replaceAll("^(.)\\1*$", "$1")) {
            case "0" -> Optional.of(new Statement("the Nil UUID, all bits zero", "RFC 9562 §5.9"));
            case "f" -> Optional.of(new Statement("the Max UUID, all bits one", "RFC 9562 §5.10"));
            default -> Optional.empty();
        };
    }

    private static boolean hasVersion(String digits) {
        return "89ab".indexOf(digits.charAt(16)) >= 0;
    }

    private static int version(String digits) {
        return Character.digit(digits.charAt(12), 16);
    }

    @Override
    public Optional<String> title(ParsedUrn urn) {
        return digits(urn).map(digits -> constant(digits).map(Statement::text).orElseGet(() -> "UUID " + kind(digits)));
    }

    private static String kind(String digits) {
        if (!hasVersion(digits)) {
            return owner(digits.charAt(16));
        }
        int version = version(digits);
        return "version " + version + ", "
                + time(version, digits).map(time -> time + " UTC").orElse(version(version));
    }

    /**
     * When it was made, to the minute. Empty if the digits were chosen by hand, such as those of Bluetooth, whose time
     * is 1582.
     */
    @Override
    public Optional<Statement> reading(ParsedUrn urn) {
        return digits(urn).filter(UuidRule::hasVersion).flatMap(digits -> time(version(digits), digits)
                .filter(time -> time.date.getYear() >= EARLIEST && time.date.getYear() <= LATEST)
                .map(time -> new Statement(time.minutes() + " UTC", "RFC 9562 §5." + version(digits))));
    }

    @Override
    public List<Statement> explain(ParsedUrn urn) {
        return digits(urn).map(digits -> constant(digits).map(List::of).orElseGet(() -> facts(digits)))
                .orElse(List.of());
    }

    private static List<Statement> facts(String digits) {
        if (!hasVersion(digits)) {
            return List.of(new Statement("variant: " + owner(digits.charAt(16)) + ", so it has no version",
                    "RFC 9562 §4.1"));
        }
        List<Statement> statements = new ArrayList<>();
        int version = version(digits);
        String source = "RFC 9562 §" + (version >= 1 && version <= 8 ? "5." + version : "4.2");
        statements.add(new Statement("version " + version + ": " + version(version), source));
        time(version, digits).ifPresent(time -> statements.add(new Statement("made at " + time + " UTC", source)));
        return statements;
    }

    private static String owner(char variant) {
        return switch (variant) {
            case 'c', 'd' -> "reserved for Microsoft, for old GUIDs";
            case 'e', 'f' -> "reserved for the future";
            default -> "reserved for the NCS of before 1988";
        };
    }

    private static String version(int version) {
        return switch (version) {
            case 1 -> "from the time and the network address of a computer";
            case 2 -> "for DCE Security";
            case 3 -> "from the MD5 hash of a name";
            case 4 -> "random";
            case 5 -> "from the SHA-1 hash of a name";
            case 6 -> "from the time, in an order that sorts";
            case 7 -> "from the time in milliseconds, and random";
            case 8 -> "in a form of the maker's own";
            default -> "not defined";
        };
    }

    /** The time at which a UUID of version 1, 6 or 7 was made, in UTC. */
    private static Optional<Time> time(int version, String digits) {
        return switch (version) {
            case 1 ->
                    Optional.of(gregorian(digits.substring(13, 16) + digits.substring(8, 12) + digits.substring(0, 8)));
            case 6 -> Optional.of(gregorian(digits.substring(0, 12) + digits.substring(13, 16)));
            case 7 -> Optional.of(Time.of(Long.parseLong(digits.substring(0, 12), 16) / 1000));
            default -> Optional.empty();
        };
    }

    /** The time of 60 bits that count steps of 100 nanoseconds from 1582-10-15. */
    private static Time gregorian(String hexadecimal) {
        return Time.of(Long.parseLong(hexadecimal, 16) / 10_000_000 - GREGORIAN_TO_UNIX);
    }

    @Override
    public boolean recognizes(String nss) {
        return isUuid(nss);
    }
}
