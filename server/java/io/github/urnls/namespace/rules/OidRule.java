package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.Tables;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Object identifiers: {@code oid = number *( DOT number )}, numbers without leading zeros (RFC 3061 §2). */
public final class OidRule implements NamespaceRule {

    // The first arc is 0, 1 or 2; below 0 and 1 the second is at most 39. (ITU-T X.660 §7)
    private static final Pattern WITHIN_LIMITS = Pattern.compile("2(?:\\..*)?|[01](?:\\.[1-3]?[0-9](?:\\..*)?)?");

    private static final Pattern LONG = Pattern.compile("[0-2](?:\\.(?:0|[1-9][0-9]{0,9})){3,20}");

    /** No arc that has a name here is longer. */
    private static final int LONGEST_ARC = 60;

    /** What an arc is called, from {@code oid-arcs.tsv}. */
    private record Arc(String name, String meaning, String source) {}

    /** Read when the first object identifier is explained. */
    private static final class Arcs {
        private static final Map<String, Arc> BY_OID = read();

        private static Map<String, Arc> read() {
            Map<String, Arc> arcs = new LinkedHashMap<>();
            Tables.rows("oid-arcs.tsv").forEach(row -> arcs.put(row[0], new Arc(row[1], row[2], row[3])));
            return arcs;
        }
    }

    @Override
    public String nid() {
        return "oid";
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Span nss = urn.nss().orElseThrow();
        String text = urn.text();
        if (text.charAt(nss.end() - 1) == '.') {
            return List.of(); // the beginning of identifiers, to which a program appends arcs
        }
        int arc = nss.start();
        for (int i = nss.start(); i <= nss.end(); i++) {
            if (i < nss.end() && isDigit(text.charAt(i))) {
                continue;
            }
            boolean end = i == nss.end() || text.charAt(i) == '.';
            if (!end) {
                return List.of(problem(new Span(i, nss.end()), "an object identifier holds only numbers and dots"));
            }
            if (i == arc) {
                return List.of(problem(new Span(Math.max(nss.start(), i - 1), Math.min(nss.end(), i + 1)),
                        "a number of the object identifier is missing"));
            }
            if (text.charAt(arc) == '0' && i > arc + 1) {
                return List.of(problem(new Span(arc, i), "a number of an object identifier does not begin with 0"));
            }
            arc = i + 1;
        }
        return limits(Nss.of(urn));
    }

    private static List<Problem> limits(Nss nss) {
        if (WITHIN_LIMITS.matcher(nss.text()).matches()) {
            return List.of();
        }
        int end = nss.text().indexOf('.', nss.text().indexOf('.') + 1);
        return List.of(nss.wrong(0, end < 0 ? nss.text().length() : end,
                "the first number of an object identifier is 0, 1 or 2, and"
                        + " below 0 and 1 the second is at most 39 (ITU-T X.660)")
                .as(Problem.Kind.DOUBT));
    }

    private static Problem problem(Span span, String message) {
        return Problem.wrong(span, message + " (RFC 3061 §2)");
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** The longest beginning that has a name, and those above it. */
    @Override
    public List<Statement> explain(ParsedUrn urn) {
        String oid = urn.nssText();
        List<Statement> statements = new ArrayList<>();
        int limit = oid.length() <= LONGEST_ARC ? oid.length() : oid.lastIndexOf('.', LONGEST_ARC);
        for (int end = limit; end > 0; end = oid.lastIndexOf('.', end - 1)) {
            Arc arc = Arcs.BY_OID.get(oid.substring(0, end));
            if (arc != null) {
                String where = end == oid.length() ? "" : "below ";
                String name = arc.name().equals("-") ? "" : arc.name();
                String both = name.isEmpty() || arc.meaning().isEmpty() || name.equalsIgnoreCase(arc.meaning())
                        ? arc.meaning().isEmpty() ? name : arc.meaning() : name + ", " + arc.meaning();
                statements.add(new Statement(where + oid.substring(0, end) + ": " + both, arc.source()));
                if (statements.size() == 3) {
                    break;
                }
            }
        }
        return statements;
    }

    @Override
    public Optional<Comparison> comparison() {
        return Optional.of(Comparison.exact("RFC 3061 §2"));
    }

    @Override
    public boolean recognizes(String nss) {
        // Below arcs under which most identifiers stand; five numbers with dots might as well be a version or a place
        // in a tree.
        boolean known = nss.startsWith("1.3.6.1.") || nss.startsWith("1.2.840.") || nss.startsWith("2.16.840.")
                || nss.startsWith("2.5.4.");
        return known && nss.length() < 100 && LONG.matcher(nss).matches();
    }
}
