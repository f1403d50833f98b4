package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.Tables;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What names are by their form: a title, and the names of their parts. A form explains; it never makes a name wrong.
 * Read from {@code forms.tsv} when first needed.
 */
public final class NameForms {

    /**
     * One form.
     *
     * @param pattern  for the whole NSS
     * @param fragment whether the pattern goes on behind the NSS, over the f-component
     * @param parts    the names of its groups, in their order; empty if the title says all
     * @param title    with <code>{1}</code> for the first group of the pattern, and so on. Text in square brackets is
     *                 left out if its group is empty
     * @param source   where the form is written
     */
    private record Form(Pattern pattern, boolean fragment, List<String> parts, String title, String source) {

        static Form of(String pattern, String parts, String title, String source) {
            List<String> names = parts.isEmpty() ? List.of() : List.of(parts.split("; "));
            return new Form(Pattern.compile(pattern, Pattern.CASE_INSENSITIVE), pattern.indexOf('#') >= 0, names,
                    title, source);
        }
    }

    /** A form and a name that has it. */
    private record Match(Form form, Matcher groups) {}

    private static final class Table {
        private static final Map<String, List<Form>> BY_NID = byNid();

        private static Map<String, List<Form>> byNid() {
            Map<String, List<Form>> byNid = new HashMap<>();
            for (String[] row : Tables.rows("forms.tsv")) {
                byNid.computeIfAbsent(row[0], nid -> new ArrayList<>()).add(Form.of(row[1], row[2], row[3], row[4]));
            }
            return byNid;
        }
    }

    private NameForms() {}

    /** The name {@code urn} in a few words, with the document that says so; {@code urn} must be valid. */
    public static Optional<Statement> title(ParsedUrn urn) {
        return match(urn).map(match -> new Statement(filled(match.form().title(), match.groups()),
                match.form().source()));
    }

    /** The parts of {@code urn} with their names, if its form has names for them; {@code urn} must be valid. */
    public static Optional<Statement> parts(ParsedUrn urn) {
        return match(urn).map(match -> new Statement(named(match), match.form().source()))
                .filter(parts -> !parts.text().isEmpty());
    }

    /** The first form in the table that {@code urn} has. */
    private static Optional<Match> match(ParsedUrn urn) {
        String nss = urn.nssText();
        if (nss.length() > NssPattern.LONGEST) {
            return Optional.empty();
        }
        for (Form form : Table.BY_NID.getOrDefault(Normalization.fold(urn.nidText()), List.of())) {
            String text = nss;
            if (form.fragment()) {
                text = urn.text().substring(urn.assignedNameEnd() - nss.length());
            }
            Matcher groups = form.pattern().matcher(text);
            if (text.length() <= NssPattern.LONGEST && groups.matches()) {
                return Optional.of(new Match(form, groups));
            }
        }
        return Optional.empty();
    }

    private static String named(Match match) {
        StringBuilder named = new StringBuilder();
        List<String> parts = match.form().parts();
        for (int group = 1; group <= parts.size(); group++) {
            String value = value(match.groups(), group);
            if (!value.isEmpty()) {
                named.append(named.isEmpty() ? "" : ", ").append(parts.get(group - 1)).append(" “").append(value)
                        .append('”');
            }
        }
        return named.toString();
    }

    private static String filled(String title, Matcher groups) {
        String kept = title;
        for (int group = 1; group <= groups.groupCount(); group++) {
            if (value(groups, group).isEmpty()) {
                kept = kept.replaceAll("\\[[^]]*\\{" + group + "}]", "");
            }
        }
        kept = kept.replace("[", "").replace("]", "");
        StringBuilder filled = new StringBuilder();
        int start = 0;
        for (int open = kept.indexOf('{'); open >= 0; open = kept.indexOf('{', start)) {
            int close = kept.indexOf('}', open);
            String value = value(groups, kept.charAt(open + 1) - '0');
            filled.append(kept, start, open).append(kept.startsWith(":country", open + 2) ? country(value) : value);
            start = close + 1;
        }
        return filled.append(kept.substring(start)).toString();
    }

    /** What a group holds, decoded for a reader; empty if it holds nothing. */
    private static String value(Matcher groups, int group) {
        String value = groups.group(group);
        return value == null ? "" : PercentEncoding.decodeForDisplay(value);
    }

    private static String country(String jurisdiction) {
        String code = jurisdiction.substring(0, 2);
        String name = Countries.name(code).orElse(code.toUpperCase(Locale.ROOT));
        return jurisdiction.length() == 2 ? name
                : name + " (" + jurisdiction.substring(2).replaceFirst("^[;.-]", "") + ")";
    }
}
