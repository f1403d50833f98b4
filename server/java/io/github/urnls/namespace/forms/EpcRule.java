package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.Tables;
import io.github.urnls.urn.ParsedUrn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Electronic Product Codes of GS1 (RFC 5134 §2). The forms below {@code id:} come from parts of the EPC Tag Data
 * Standard. Its full text was not read, so names of another form are only doubted. How many digits company prefix and
 * reference have together is certain for trade items, logistic units and locations: GS1's own translation tables, which
 * are part of the standard, have a row for each length of the prefix.
 */
public final class EpcRule implements NamespaceRule {

    private static final String TDS = "GS1 EPC Tag Data Standard §6.3";

    /**
     * One scheme of identifiers.
     *
     * @param pattern the form of what follows {@code scheme:}
     * @param digits  how many digits the company prefix and the reference have together; 0 if that varies
     * @param words   the kind of thing that it identifies
     */
    private record Scheme(NssPattern pattern, int digits, String form, String words) {

        static @Nullable Scheme of(String... segments) {
            return segments.length == 3 && segments[0].equals("id") ? SCHEMES.get(segments[1]) : null;
        }
    }

    // "urn:epc:" sub-ns-name ":" sub-ns (RFC 5134 §2)
    private static final NssPattern FORM = NssPattern.known("[A-Za-z0-9][A-Za-z0-9-]*:.+");

    private static final Map<String, Scheme> SCHEMES = Tables.byKey("epc-schemes.tsv",
            row -> new Scheme(NssPattern.known(row[2]), Integer.parseInt(row[1]), row[3], row[4]));

    private static final Set<String> FIXED_LENGTH = Set.of("sgtin", "sscc", "sgln");

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        int colon = FORM.mismatch(nss.text());
        if (colon != NssPattern.NONE) {
            boolean branch = !nss.text().contains(":") && colon == nss.text().length() || nss.text().endsWith(":");
            return List.of(nss.wrongFrom(colon,
                    "a name of EPC is a name of letters, digits and hyphens, a colon and more (RFC 5134 §2)")
                    .doubtIf(branch));
        }
        String[] segments = nss.text().split(":", 3);
        Scheme scheme = Scheme.of(segments);
        if (scheme == null || segments[2].isEmpty()) {
            return List.of();
        }
        int start = nss.text().length() - segments[2].length();
        int at = scheme.pattern().mismatch(segments[2]);
        if (at != NssPattern.NONE) {
            return List.of(nss.wrongFrom(start + at,
                    "wrong fields behind “" + segments[1] + ":”: write " + scheme.form() + ", with dots between them ("
                            + TDS + ")")
                    .as(Problem.Kind.DOUBT));
        }
        String[] fields = segments[2].split("\\.", 3);
        int digits = fields[0].length() + fields[1].length();
        if (scheme.digits() == 0 || digits == scheme.digits()) {
            return List.of();
        }
        return List.of(nss.wrong(start, start + digits + 1, "the first two numbers need " + scheme.digits()
                + " digits together; these have " + digits + " (" + TDS + ")")
                .doubtIf(!FIXED_LENGTH.contains(segments[1])));
    }

    /** The identification key of GS1 in {@code urn}; empty if it has none, or not the right number of digits. */
    public static Optional<Gs1Key> key(ParsedUrn urn) {
        String[] segments = urn.nssText().split(":", 3);
        Scheme scheme = Scheme.of(segments);
        boolean whole = scheme == null || scheme.pattern().mismatch(segments[2]) == NssPattern.NONE;
        boolean one = segments.length == 3 && (segments[0].equals("id") || segments[0].equals("class"));
        return one && whole ? Gs1Key.of(segments[1], segments[2]) : Optional.empty();
    }

    @Override
    public Optional<String> title(ParsedUrn urn) {
        return key(urn).map(Gs1Key::title);
    }

    /** The key as it is printed. */
    @Override
    public Optional<Statement> reading(ParsedUrn urn) {
        return key(urn).flatMap(Gs1Key::printed).map(key -> new Statement(key, TDS));
    }

    @Override
    public List<Statement> explain(ParsedUrn urn) {
        List<Statement> statements = new ArrayList<>();
        key(urn).ifPresent(key -> {
            statements.add(new Statement("GS1 company prefix " + key.companyPrefix(), TDS));
            statements.add(new Statement("GS1 Digital Link " + key.digitalLink(), "GS1 Digital Link 1.4 §5"));
        });
        Scheme scheme = Scheme.of(urn.nssText().split(":", 3));
        if (scheme != null && statements.isEmpty()) {
            statements.add(new Statement("identifies " + scheme.words() + ": " + scheme.form(), TDS));
        }
        return statements;
    }

    @Override
    public boolean recognizes(String nss) {
        String[] segments = nss.split(":", 3);
        return segments.length == 3
                && List.of("id", "idpat", "class").contains(segments[0])
                && SCHEMES.containsKey(segments[1]);
    }
}
