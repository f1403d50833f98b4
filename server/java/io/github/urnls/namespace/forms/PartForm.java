package io.github.urnls.namespace.forms;

import java.time.DateTimeException;
import java.time.LocalDate;
import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.Lifecycle;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.UrnParser;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What a part of a name may look like. */
public sealed interface PartForm {

    /** Whether {@code text} has this form. */
    boolean accepts(String text);

    /** The form in words, behind “must be”. */
    String words();

    /** A form that needs no more than its name. */
    enum Kind implements PartForm {
        /** Any text of at least one character. */
        TEXT("text"),
        /** A UUID (RFC 9562 §4). */
        UUID("a UUID"),
        /** A day, {@code 2026-11-24} (RFC 3339 §5.6, full-date). */
        DATE("a date such as 2026-11-24"),
        /** Decimal digits. */
        NUMBER("a number"),
        /** A name of its own, with its namespace (RFC 8141 §2). */
        URN("a URN");

        static final String UUID_DRAWN = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";

        private final String words;

        /** Its name in registry files. */
        public String id() {
            return Normalization.id(this);
        }

        Kind(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }

        /** How long every text of this form is, in characters; 0 if they differ. */
        int length() {
            return switch (this) {
                case UUID -> 36;
                case DATE -> 10;
                case NUMBER, TEXT, URN -> 0;
            };
        }

        @Override
        public boolean accepts(String text) {
            return switch (this) {
                case TEXT -> true;
                case UUID -> text.length() == length() && fitting(text, UUID_DRAWN) == length();
                case DATE -> text.length() == length() && fitting(text, "dddd-dd-dd") == length() && isDay(text);
                case NUMBER -> text.chars().allMatch(c -> CharSet.DIGIT.contains((char) c));
                case URN -> UrnParser.parse(text).hasAssignedName();
            };
        }

        /**
         * How many characters at the beginning of {@code text} are as {@code drawn}: with hexadecimal digits for “x”,
         * decimal digits for “d”, and hyphens.
         */
        static int fitting(String text, String drawn) {
            int at = 0;
            while (at < Math.min(text.length(), drawn.length()) && fits(text.charAt(at), drawn.charAt(at))) {
                at++;
            }
            return at;
        }

        private static boolean fits(char c, char drawn) {
            return switch (drawn) {
                case 'x' -> Character.digit(c, 16) >= 0 && c < 128;
                case 'd' -> CharSet.DIGIT.contains(c);
                default -> c == '-';
            };
        }

        private static boolean isDay(String date) {
            try {
                LocalDate.of(Integer.parseInt(date.substring(0, 4)), Integer.parseInt(date.substring(5, 7)),
                        Integer.parseInt(date.substring(8)));
                return true;
            } catch (DateTimeException e) {
                return false;
            }
        }
    }

    /** A decimal number without leading zeros, from {@code least} to {@code most}. */
    record Range(int least, int most) implements PartForm {

        @Override
        public boolean accepts(String text) {
            boolean isNumber = Kind.NUMBER.accepts(text) && (text.length() == 1 || text.charAt(0) != '0');
            if (text.length() > 9) {
                return isNumber && most == Integer.MAX_VALUE;
            }
            return isNumber && least <= Integer.parseInt(text) && Integer.parseInt(text) <= most;
        }

        @Override
        public String words() {
            return "a number from " + least + (most == Integer.MAX_VALUE ? " on" : " to " + most);
        }
    }

    /**
     * Parameters {@code key=value} in any order, each once at most. What separates the part from the one before it
     * separates them from each other.
     *
     * @param parts the values, by their keys
     */
    record Parameters(Map<String, Part> parts) implements PartForm {

        @Override
        public boolean accepts(String text) {
            return true; // each is read by itself
        }

        @Override
        public String words() {
            return "parameters " + String.join("=…, ", parts.keySet()) + "=…, each once at most";
        }
    }

    /**
     * One of several values, in their order.
     *
     * @param values     each with what it stands for
     * @param anyCase    whether upper and lower case mean the same
     * @param separators what comes behind values that have parts of their own; empty if none has
     */
    record Values(Map<String, Value> values, boolean anyCase, Set<String> separators) implements PartForm {

        /** How many values a message names. */
        private static final int SHOWN = 8;

        /** These values; {@code anyCase} tells whether upper and lower case mean the same. */
        public static Values of(Map<String, Value> values, boolean anyCase) {
            Map<String, Value> all = anyCase ? new TreeMap<>(String.CASE_INSENSITIVE_ORDER) : new LinkedHashMap<>();
            all.putAll(values);
            return new Values(all, anyCase, values.values().stream().filter(value -> !value.parts().isEmpty())
                    .map(value -> value.parts().getFirst().separator()).collect(Collectors.toUnmodifiableSet()));
        }

        @Override
        public boolean accepts(String text) {
            return values.containsKey(text);
        }

        @Override
        public String words() {
            List<String> current = values.keySet().stream().filter(text -> !values.get(text).status().isPast())
                    .limit(SHOWN + 1).toList();
            return "one of " + current.stream().limit(SHOWN).collect(Collectors.joining(", "))
                    + (current.size() > SHOWN ? ", …" : "");
        }
    }

    /**
     * What a value stands for.
     *
     * @param meaning may be empty
     * @param status  whether it should still be used
     * @param life    since when, and which value to use instead
     * @param parts   the parts that come next behind this value, before the other ones
     */
    record Value(String meaning, Status status, Lifecycle life, List<Part> parts) {

        /** A value of which nothing more is said. */
        public static final Value PLAIN = new Value("", Status.PUBLISHED, Lifecycle.NONE, List.of());

        /** The meaning, and whether another value should be used. */
        public String inWords() {
            String aged = status.isPast() ? life.words(status) : "";
            return meaning + (meaning.isEmpty() || aged.isEmpty() ? "" : "; ") + aged;
        }

        /** This value, with {@code next} behind it. */
        public Value with(List<Part> next) {
            return new Value(meaning, status, life, next);
        }

        public Value {
            parts = List.copyOf(parts);
        }
    }
}
