package io.github.urnls.namespace;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What general code asks of families of names. Their files say it, in the member {@code traits}. */
public enum FamilyTrait {

    /** Names of other namespaces hardly have this form, so that it tells a misspelled identifier. */
    DISTINCT,
    /** Digits, letters, dots and hyphens only, in a form that tells where a name ends. */
    FIXED,
    /** The numbers come from a register: of books, works or standards. */
    REGISTER,
    /** A number is a part of the name, and no version of it. */
    NUMBERED,
    /** Names are made of digits. */
    DIGITS,
    /** Real names have no long runs of one digit. */
    IRREGULAR,
    /** In texts, one letter such as {@code n} stands for a part. */
    VARIABLES,
    /** Anyone makes new names at random. */
    RANDOM,
    /** For examples only. */
    EXAMPLES,
    /** In the path of a URL, a name is one segment. */
    SEGMENT,
    /** A colon may end a name: all of a work. */
    OPEN,
    /** Other names may be joined to these by {@code #}. */
    JOINED,
    /** A country may follow behind {@code @}. */
    COUNTRIES,
    /** Documents, to which a customization is joined by {@code ##}. */
    DOCUMENTS;

    private static final class Table {
        private static final Map<FamilyTrait, List<String[]>> ROWS = Tables.groups(Tables.rows("traits.tsv"),
                row -> valueOf(row[1].toUpperCase(Locale.ROOT)));
    }

    /** Whether {@code name} begins, in any case, as the names of a family with this trait. */
    public boolean isOf(String name) {
        return isOf(name, 0);
    }

    /** As {@link #isOf(String)}, of a name that begins at {@code start} of {@code text}. */
    public boolean isOf(String text, int start) {
        for (String[] row : Table.ROWS.getOrDefault(this, List.of())) {
            String beginning = row[0];
            int scheme = beginning.indexOf(':'); // the same in all, so it is compared last
            if (text.regionMatches(true, start + scheme, beginning, scheme, beginning.length() - scheme)
                    && text.regionMatches(true, start, beginning, 0, scheme)) {
                return true;
            }
        }
        return false;
    }
}
