package io.github.urnls.namespace.names;

import io.github.urnls.urn.CharSet;
import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.Tables;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Names that are not valid by RFC 8141 but that a published standard, a protocol or a vendor has fixed. So the author
 * of a document cannot change them. Read from {@code deployed-names.tsv}.
 */
public final class DeployedNames {

    /**
     * One family of names.
     *
     * @param pattern their form
     * @param fixedBy who fixed them
     * @param source  where that is written
     * @param why     why they are not valid by RFC 8141
     * @param errors  the codes of the errors that were fixed with them; {@code in-brackets} stands for all errors from
     *                the first bracket to the last. A blank is fixed only where the form has one
     */
    public record Entry(Glob pattern, String fixedBy, String source, String why, Set<String> errors) {

        private Entry with(Entry other) {
            if (errors.containsAll(other.errors)) {
                return this;
            }
            Set<String> both = new HashSet<>(errors);
            both.addAll(other.errors);
            return new Entry(pattern, fixedBy, source, why + "; and by " + other.fixedBy + ": " + other.why, both);
        }

        /** Whether {@code problem} of {@code urn}, one of the names, was fixed with it. Any other is an error in it. */
        public boolean fixes(ParsedUrn urn, SyntaxProblem problem) {
            if (urn.specification() != Specification.RFC8141) {
                return true; // the table knows the errors by RFC 8141 only
            }
            if (problem.span().in(urn.text()).chars().anyMatch(CharSet::isSpace)
                    && !pattern.pattern().contains(" ")
                    || problem.code() == SyntaxCode.SECOND_FRAGMENT && EMPTY.matcher(urn.text()).find()) {
                return false; // no name stands there
            }
            boolean inBrackets = errors.contains("in-brackets")
                    && urn.text().indexOf('[') <= problem.span().start()
                    && problem.span().start() <= urn.text().lastIndexOf(']');
            return inBrackets || switch (problem.code()) {
                case NID_CHARACTER, NID_HYPHEN, NID_LENGTH -> errors.contains(SyntaxCode.NID_CHARACTER.id());
                default -> errors.contains(problem.code().id());
            };
        }
    }

    /** Where nothing stands between the marks of a composed name, or behind the last. */
    private static final Pattern EMPTY = Pattern.compile("###|:##|##:|::$|#$|^[^#]*[^#:]#[^#]++##");

    private static final String ANY = "*";

    private DeployedNames() {}

    /** The families in {@code rows} of a table. */
    public static List<Entry> of(List<String[]> rows) {
        return rows.stream().map(row -> new Entry(new Glob(row[0]), row[1], row[2], row[3],
                new HashSet<>(List.of(row[4].split(" "))))).toList();
    }

    /** By the NID in lower case; {@link #ANY} for any. */
    private static final Map<String, List<Entry>> BY_NID = Tables.groups(of(Tables.rows("deployed-names.tsv")),
            entry -> nid(entry.pattern().pattern()));

    private static String nid(String name) {
        int start = Math.min(name.length(), 4);
        String nid = name.substring(start, CharSet.firstOf(":", name, start));
        return nid.contains(ANY) ? ANY : Normalization.fold(nid);
    }

    /** Whether some names with the NID of {@code name} are joined by more than one {@code #}. */
    public static boolean areJoined(String name) {
        return BY_NID.getOrDefault(nid(name), List.of()).stream()
                .anyMatch(entry -> entry.errors().contains(SyntaxCode.SECOND_FRAGMENT.id()));
    }

    /** The first entry for {@code name}, with what others for it allow in addition. */
    public static Optional<Entry> find(String name) {
        Optional<Entry> found = Optional.empty();
        for (String nid : List.of(nid(name), ANY)) {
            for (Entry entry : BY_NID.getOrDefault(nid, List.of())) {
                if (entry.pattern().matches(name)) {
                    found = Optional.of(found.map(first -> first.with(entry)).orElse(entry));
                }
            }
        }
        return found;
    }
}
