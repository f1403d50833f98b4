package io.github.urnls.registration;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix.Safety;
import io.github.urnls.check.Fix;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Normalization;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The two fields of a registration that machines read: a version counted from 1, a date as YYYY-MM-DD (RFC 8141 App.
 * A).
 */
final class TemplateNumbers {

    private static final Pattern NUMBER = Pattern.compile("([1-9][0-9]{0,5})(?![0-9.]).*");
    private static final Pattern DOTTED = Pattern.compile("([1-9][0-9]{0,5})\\.0");

    private static final Pattern DATE = Pattern.compile("([0-9]{4})-([0-9]{2})-([0-9]{2})(?![0-9-]).*");
    private static final Pattern YEAR_FIRST = Pattern.compile("([0-9]{4})([-/. ]?)([0-9]{1,2})\\2([0-9]{1,2})");
    private static final Pattern DAY_FIRST = Pattern
            .compile("([0-9]{1,2})(?:st|nd|rd|th)?\\.? ([A-Za-z]{3,9})\\.?,? ([0-9]{4})");
    private static final Pattern MONTH_FIRST = Pattern
            .compile("([A-Za-z]{3,9})\\.? ([0-9]{1,2})(?:st|nd|rd|th)?,? ([0-9]{4})");
    private static final List<String> MONTHS = List.of("january", "february", "march", "april", "may", "june", "july",
            "august",
            "september", "october", "november", "december");

    private TemplateNumbers() {}

    static void version(TemplateValue value, List<Finding> found) {
        if (value.word().isPresent() && !NUMBER.matcher(value.text()).matches()) { // else someone says what a version
                                                                                   // is
            Matcher dotted = DOTTED.matcher(value.text());
            found.add(RegistrationTemplate.warning(value,
                    "a version is a whole number: 1 for the first registration, and one more"
                            + " for each revision (RFC 8141 App. A)",
                    dotted.matches() ? fixes(value, dotted.group(1)) : List.of()));
        }
    }

    /** The number of a version, or 0 when it is none. */
    static int number(TemplateValue value) {
        Matcher number = NUMBER.matcher(value.text());
        return number.matches() ? Integer.parseInt(number.group(1)) : 0;
    }

    static void date(TemplateValue value, List<Finding> found) {
        Matcher date = DATE.matcher(value.text());
        Optional<String> iso = read(value.text());
        if (!date.matches() && (value.word().isPresent() || iso.isPresent())) { // else someone says what the date is
            found.add(RegistrationTemplate.warning(value, "the date is written YYYY-MM-DD (RFC 8141 App. A)",
                    iso.map(day -> fixes(value, day)).orElse(List.of())));
        } else if (date.matches() && iso(date.group(1), Integer.parseInt(date.group(2)), date.group(3)).isEmpty()) {
            found.add(RegistrationTemplate.warning(value.part(0, 10),
                    "there is no such day: the date is written YYYY-MM-DD"
                            + " (RFC 8141 App. A)",
                    List.of()));
        }
    }

    private static List<Fix> fixes(TemplateValue value, String text) {
        return List.of(new Fix("Write “" + text + "”", Safety.REVIEW, List.of(new TextEdit(value.range(), text))));
    }

    /** The day that {@code text} means, where there is only one way to read it. */
    private static Optional<String> read(String text) {
        Matcher yearFirst = YEAR_FIRST.matcher(text);
        if (yearFirst.matches() && (!yearFirst.group(2).isEmpty() || text.length() == 8)) {
            return iso(yearFirst.group(1), Integer.parseInt(yearFirst.group(3)), yearFirst.group(4));
        }
        Matcher dayFirst = DAY_FIRST.matcher(text);
        if (dayFirst.matches()) {
            return iso(dayFirst.group(3), month(dayFirst.group(2)), dayFirst.group(1));
        }
        Matcher monthFirst = MONTH_FIRST.matcher(text);
        return monthFirst.matches() ? iso(monthFirst.group(3), month(monthFirst.group(1)), monthFirst.group(2))
                : Optional.empty();
    }

    /** 1 to 12, also for the first letters of a name; 0 for any other word. */
    private static int month(String name) {
        String folded = Normalization.fold(name);
        for (int i = 0; i < MONTHS.size(); i++) {
            if (MONTHS.get(i).startsWith(folded)) {
                return i + 1;
            }
        }
        return 0;
    }

    private static Optional<String> iso(String year, int month, String day) {
        int number = Integer.parseInt(day);
        boolean exists = month >= 1 && month <= 12 && number >= 1
                && number <= YearMonth.of(Integer.parseInt(year), month).lengthOfMonth();
        return exists ? Optional.of(String.format("%s-%02d-%02d", year, month, number)) : Optional.empty();
    }
}
