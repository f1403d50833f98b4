package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.Tables;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.ParsedUrn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Object identifiers: {@code oid = number *( DOT number )}, numbers without leading zeros (RFC 3061 §2). */
final class OidRule implements NamespaceRule {

    private static final Pattern LONG = Pattern.compile("[0-2](?:\\.(?:0|[1-9][0-9]{0,9})){3,20}");

    /** The name of an arc, or {@code -}, and its meaning, from {@code oid-arcs.tsv}. */
    private record Arc(String name, String meaning, String source) {

        boolean hasName() {
            return !name.equals("-");
        }

        String words() {
            if (!hasName() || name.equalsIgnoreCase(meaning)) {
                return meaning;
            }
            return meaning.isEmpty() ? name : name + ", " + meaning;
        }
    }

    /** Read when the first object identifier is explained. */
    private static final class Arcs {
        private static final Map<String, Arc> BY_OID = Tables.byKey("oid-arcs.tsv",
                row -> new Arc(row[1], row[2], row[3]));
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        String text = nss.text();
        int arc = 0;
        for (int i = 0; i <= text.length(); i++) {
            boolean inside = i < text.length();
            if (inside && CharSet.DIGIT.contains(text.charAt(i))) {
                continue;
            }
            if (inside && text.charAt(i) != '.') {
                Problem letters = nss.wrongFrom(i,
                        "an object identifier can have only numbers and dots (RFC 3061 §2)");
                return List.of(named(text).or(() -> miswritten(text)).map(oid -> letters.repairedBy(nss.span(), oid))
                        .orElse(letters));
            }
            if (i == arc && !inside && i > 0) {
                return List.of(nss.doubt(i - 1, i, "a number is missing behind the last dot (RFC 3061 §2)")
                        .repairedBy("Remove the dot", nss.span(i - 1, i), ""));
            }
            if (i == arc) {
                Problem missing = nss.wrong(Math.max(0, i - 1), Math.min(text.length(), i + 1),
                        "a number of the object identifier is missing (RFC 3061 §2)");
                return List.of(miswritten(text).map(oid -> missing.repairedBy(nss.span(), oid)).orElse(missing));
            }
            if (text.charAt(arc) == '0' && i > arc + 1) {
                return List.of(nss.wrong(arc, i, "a number of an object identifier cannot begin with 0 (RFC 3061 §2)")
                        .repairedBy(nss.span(arc, i), text.substring(arc, i).replaceFirst("^0+(?=.)", "")));
            }
            arc = i + 1;
        }
        return limits(nss);
    }

    /** The object identifier of which {@code text} has another sign for a dot or a digit, or a dot too many. */
    private static Optional<String> miswritten(String text) {
        String oid = text.replace(',', '.').replace('l', '1').replace("..", ".");
        return Optional.of(oid)
                .filter(some -> LONG.matcher(some).matches() && !LONG.matcher(text.split(",")[0]).matches());
    }

    /** The one object identifier that has the name {@code text}. */
    private static Optional<String> named(String text) {
        List<String> oids = text.contains(".") ? List.of()
                : Arcs.BY_OID.entrySet().stream().filter(arc -> arc.getValue().name().equalsIgnoreCase(text))
                        .map(Map.Entry::getKey).toList();
        return oids.size() == 1 ? Optional.of(oids.getFirst()) : Optional.empty();
    }

    /** The first arc is 0, 1 or 2; below 0 and 1 the second is at most 39 (ITU-T X.660 §7). */
    private static List<Problem> limits(Nss nss) {
        String oid = nss.text();
        int dot = CharSet.firstOf(".", oid, 0);
        if (dot > 1 || oid.charAt(0) > '2') {
            return List.of(nss.wrong(0, dot, "the first number of an object identifier is 0, 1 or 2 (ITU-T X.660)"));
        }
        int end = CharSet.firstOf(".", oid, dot + 1);
        int digits = end - dot - 1;
        if (oid.charAt(0) == '2' || digits < 2 || digits == 2 && oid.charAt(2) <= '3') {
            return List.of();
        }
        return List.of(nss.doubt(0, end, "the second number of an object identifier is at most 39 below 0 and 1"
                + " (ITU-T X.660)"));
    }

    /** The known beginnings of {@code oid}, the longest first; it may be known itself. */
    private static Stream<String> known(String oid) {
        List<String> known = new ArrayList<>();
        for (int end = oid.length(); end > 0; end = oid.lastIndexOf('.', end - 1)) {
            known.add(oid.substring(0, end));
        }
        return known.stream().filter(Arcs.BY_OID::containsKey);
    }

    private static String meaning(String oid) {
        return oid + ": " + Arcs.BY_OID.get(oid).words();
    }

    @Override
    public Optional<String> title(ParsedUrn urn) {
        String oid = urn.nssText();
        return known(oid).findFirst()
                .map(known -> "OID " + (known.equals(oid) ? "" : oid + ", below ") + meaning(known));
    }

    /** The name of the whole identifier; empty if only a part of it is known. */
    @Override
    public Optional<Statement> reading(ParsedUrn urn) {
        return Optional.ofNullable(Arcs.BY_OID.get(urn.nssText()))
                .map(arc -> new Statement(arc.hasName() ? arc.name() : arc.meaning(), arc.source()));
    }

    @Override
    public List<KnownName> named() {
        List<KnownName> named = new ArrayList<>();
        Arcs.BY_OID.forEach((oid, arc) -> named.add(
                new KnownName("urn:oid:" + oid, arc.words(), KnownName.Status.PUBLISHED, arc.source())));
        return named;
    }

    /** The longest known beginning, and the ones above it. */
    @Override
    public List<Statement> explain(ParsedUrn urn) {
        String oid = urn.nssText();
        return known(oid).limit(3).map(known -> new Statement((known.equals(oid) ? "" : "below ") + meaning(known),
                Arcs.BY_OID.get(known).source())).toList();
    }

    @Override
    public boolean recognizes(String nss) {
        // Most identifiers are below these arcs. Elsewhere, five numbers with dots may as well be a version or a place
        // in a tree.
        boolean known = nss.startsWith("1.3.6.1.") || nss.startsWith("1.2.840.") || nss.startsWith("2.16.840.")
                || nss.startsWith("2.5.4.");
        return known && nss.length() < 100 && LONG.matcher(nss).matches();
    }
}
