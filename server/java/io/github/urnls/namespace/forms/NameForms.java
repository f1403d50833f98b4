package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Tables;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;

/**
 * What names of a namespace are by their form: a title, and the names of their parts. A form explains; it never makes a
 * name wrong.
 *
 * @param forms the first that a name has counts
 */
public record NameForms(List<Form> forms) {

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
    record Form(NssPattern pattern, boolean fragment, List<String> parts, String title, String source) {

        static Form of(String[] row, NssPattern pattern) {
            List<String> names = row[2].isEmpty() ? List.of() : List.of(row[2].split("; "));
            return new Form(pattern, row[1].contains("#"), names, row[3], row[4]);
        }
    }

    /** A form and a name that has it. */
    private record Match(Form form, MatchResult groups) {}

    /** Those of the families that come with the program. Read when first needed, and made for one namespace. */
    private static final class BuiltIn {
        private static final Map<String, List<String[]>> ROWS = Tables.groups(Tables.rows("forms.tsv"), row -> row[0]);
        private static final Map<String, NameForms> MADE = new ConcurrentHashMap<>();
    }

    /** None. */
    public static final NameForms NONE = new NameForms(List.of());

    /** Those of one namespace in a user's registry file. */
    static NameForms of(List<String[]> rows) {
        return new NameForms(rows.stream().map(row -> Form.of(row, NssPattern.of(row[1]))).toList());
    }

    /** Those of the owner of the namespace in {@code registry}, or else those that come with the program. */
    public static NameForms of(ParsedUrn urn, Registry registry) {
        return registry.isOwn(urn.nidText()) ? FamilyForm.of(urn, registry).map(FamilyForm::forms).orElse(NONE)
                : builtIn(urn.nidText());
    }

    /** Those of the namespace {@code nid}, in any case, that come with the program. */
    public static NameForms builtIn(String nid) {
        String folded = Normalization.fold(nid);
        return BuiltIn.ROWS.containsKey(folded) ? BuiltIn.MADE.computeIfAbsent(folded, NameForms::made) : NONE;
    }

    private static NameForms made(String nid) {
        return new NameForms(BuiltIn.ROWS.get(nid).stream()
                .map(row -> Form.of(row, NssPattern.known("(?i)" + row[1]))).toList());
    }

    /** The name {@code urn} in a few words, with the document that says so; {@code urn} must be valid. */
    public Optional<Statement> title(ParsedUrn urn) {
        return match(urn).map(match -> new Statement(filled(match.form().title(), match.groups()),
                match.form().source()));
    }

    /** The parts of {@code urn} with their names, if its form has names for them; {@code urn} must be valid. */
    public Optional<Statement> parts(ParsedUrn urn) {
        return match(urn).map(match -> new Statement(named(match), match.form().source()))
                .filter(parts -> !parts.text().isEmpty());
    }

    /** The first form in the table that {@code urn} has. */
    private Optional<Match> match(ParsedUrn urn) {
        String nss = urn.nssText();
        for (Form form : forms) {
            Optional<MatchResult> groups = form.pattern().match(form.fragment()
                    ? urn.text().substring(urn.assignedNameEnd() - nss.length())
                    : nss);
            if (groups.isPresent()) {
                return Optional.of(new Match(form, groups.get()));
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

    private static String filled(String title, MatchResult groups) {
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
    private static String value(MatchResult groups, int group) {
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
