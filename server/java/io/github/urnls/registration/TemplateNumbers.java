package io.github.urnls.registration;

import io.github.urnls.check.Finding;
import io.github.urnls.urn.Normalization;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Checks the two fields that machines read: a version counted from 1, and a date as YYYY-MM-DD (RFC 8141 App. A). */
final class TemplateNumbers {

    private static final Pattern NUMBER = Pattern.compile("([1-9][0-9]{0,5})(?![0-9.]).*");
    private static final Pattern DOTTED = Pattern.compile("([1-9][0-9]{0,5})\\.0");

    private static final Pattern DATE = Pattern.compile("([0-9]{4})-([0-9]{2})-([0-9]{2})(?![0-9-]).*");
    private static final List<Pattern> OTHER_DATES = Stream.of(
            "(?<year>[0-9]{4})(?<month>[0-9]{2})(?<day>[0-9]{2})",
            "(?<year>[0-9]{4})([-/. ])(?<month>[0-9]{1,2})\\2(?<day>[0-9]{1,2})",
            "(?<day>[0-9]{1,2})(?:st|nd|rd|th)?\\.? (?<month>[A-Za-z]{3,9})\\.?,? (?<year>[0-9]{4})",
            "(?<month>[A-Za-z]{3,9})\\.? (?<day>[0-9]{1,2})(?:st|nd|rd|th)?,? (?<year>[0-9]{4})")
            .map(Pattern::compile).toList();
    private static final List<String> MONTHS = List
            .of("january february march april may june july august september october november december".split(" "));

    private TemplateNumbers() {}

    static void version(TemplateValue value, List<Finding> found) {
        if (value.word().isPresent() && number(value) == 0) { // a sentence may explain the version
            found.add(RegistrationTemplate.warning(value,
                    "a version is a whole number: 1 for the first registration, and one more for each revision"
                            + " (RFC 8141 App. A)",
                    Optional.of(DOTTED.matcher(value.text())).filter(Matcher::matches).map(dotted -> dotted.group(1))));
        }
    }

    /** The number of a version, or 0 if it is none. */
    static int number(TemplateValue value) {
        Matcher number = NUMBER.matcher(value.text());
        return number.matches() ? Integer.parseInt(number.group(1)) : 0;
    }

    static void date(TemplateValue value, List<Finding> found) {
        Matcher date = DATE.matcher(value.text());
        Optional<String> iso = read(value.text());
        if (!date.matches() && (value.word().isPresent() || iso.isPresent())) { // a sentence may explain the date
            found.add(RegistrationTemplate.warning(value, "write the date as YYYY-MM-DD (RFC 8141 App. A)", iso));
        } else if (date.matches() && iso(date.group(1), month(date.group(2)), date.group(3)).isEmpty()) {
            found.add(RegistrationTemplate.warning(value.part(0, 10).range(),
                    "there is no such day: write the date as YYYY-MM-DD (RFC 8141 App. A)"));
        }
    }

    /** The date in {@code text}, if it can be read in only one way. */
    private static Optional<String> read(String text) {
        return OTHER_DATES.stream().map(form -> form.matcher(text)).filter(Matcher::matches).findFirst()
                .flatMap(date -> iso(date.group("year"), month(date.group("month")), date.group("day")));
    }

    /** The number of a month, 1 to 12, by that number, its name or the first letters of it; 0 for any other word. */
    private static int month(String name) {
        if (Character.isDigit(name.charAt(0))) {
            return Integer.parseInt(name);
        }
        String folded = Normalization.fold(name);
        return MONTHS.stream().filter(month -> month.startsWith(folded)).findFirst().map(MONTHS::indexOf).orElse(-1)
                + 1;
    }

    private static Optional<String> iso(String year, int month, String day) {
        try {
            return Optional.of(LocalDate.of(Integer.parseInt(year), month, Integer.parseInt(day)).toString());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
