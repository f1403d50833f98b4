package io.github.urnls.namespace.forms;

import io.github.urnls.urn.CharSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        NUMBER("a number");

        private static final int[] DAYS = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

        private final String words;

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
                case NUMBER, TEXT -> 0;
            };
        }

        @Override
        public boolean accepts(String text) {
            return switch (this) {
                case TEXT -> true;
                case UUID -> fits(text, "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx");
                case DATE -> fits(text, "dddd-dd-dd") && isDay(text);
                case NUMBER -> fits(text, "d".repeat(text.length()));
            };
        }

        /** Whether {@code text} has hexadecimal digits for “x”, decimal digits for “d”, and hyphens. */
        private static boolean fits(String text, String drawn) {
            boolean fits = text.length() == drawn.length();
            for (int i = 0; fits && i < text.length(); i++) {
                fits = switch (drawn.charAt(i)) {
                    case 'x' -> Character.digit(text.charAt(i), 16) >= 0 && text.charAt(i) < 128;
                    case 'd' -> CharSet.DIGIT.contains(text.charAt(i));
                    default -> text.charAt(i) == '-';
                };
            }
            return fits;
        }

        private static boolean isDay(String date) {
            int year = Integer.parseInt(date.substring(0, 4));
            int month = Integer.parseInt(date.substring(5, 7));
            int day = Integer.parseInt(date.substring(8));
            boolean leap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
            return 1 <= month && month <= 12 && 1 <= day && day <= DAYS[month - 1] && (leap || month != 2 || day < 29);
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
     * One of several values, in their order.
     *
     * @param values     each with what it stands for
     * @param separators what comes behind values that have parts of their own; empty if none has
     */
    record Values(Map<String, Value> values, Set<String> separators) implements PartForm {

        /** How many values a message names. */
        private static final int SHOWN = 8;

        /** These values. */
        public static Values of(Map<String, Value> values) {
            return new Values(values, values.values().stream().filter(value -> !value.parts().isEmpty())
                    .map(value -> value.parts().getFirst().separator()).collect(Collectors.toUnmodifiableSet()));
        }

        @Override
        public boolean accepts(String text) {
            return values.containsKey(text);
        }

        @Override
        public String words() {
            String first = values.keySet().stream().limit(SHOWN).collect(Collectors.joining(", "));
            return "one of " + first + (values.size() > SHOWN ? ", …" : "");
        }
    }

    /**
     * What a value stands for.
     *
     * @param meaning may be empty
     * @param parts   the parts that come next behind this value, before the other ones
     */
    record Value(String meaning, List<Part> parts) {

        /** A value of which nothing more is said. */
        public static final Value PLAIN = new Value("", List.of());

        public Value {
            parts = List.copyOf(parts);
        }
    }
}
