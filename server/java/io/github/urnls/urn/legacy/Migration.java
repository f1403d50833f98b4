package io.github.urnls.urn.legacy;

import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.Optional;

/**
 * The form that a URN of an older specification takes under RFC 8141. It is {@link Faithful} only when the new text is
 * valid and has the same assigned-name letter by letter. It must also mean the same to resolver, resource and reader.
 *
 * <p>
 * Migration changes only the marks that introduce components. A name that would have to change would be another name
 * (RFC 8141 §3.1), so it has no form. A text that RFC 8141 reads in another way has no form either: it may be migrated
 * already. So a second migration changes nothing, by whichever specification it reads the result.
 */
public sealed interface Migration {

    /**
     * RFC 8141 writes it in another way.
     *
     * @param text the whole URN as RFC 8141 writes it
     * @param done what was changed, with the clauses; no full stop at the end
     */
    record Faithful(String text, String done) implements Migration {}

    /**
     * RFC 8141 writes it the same way, with the same meaning.
     *
     * @param why with the clauses; no full stop at the end
     */
    record Unchanged(String why) implements Migration {}

    /**
     * RFC 8141 has no form with the same meaning, or it is unclear which form that is.
     *
     * @param why with the clauses; no full stop at the end
     */
    record None(String why) implements Migration {}

    /** The form of {@code urn} under RFC 8141. {@code urn} is parsed by its own specification. */
    static Migration of(ParsedUrn urn) {
        Specification from = urn.specification();
        if (!urn.isValid()) {
            return new None("it is not valid by the specification it is read by: " + urn.problems().get(0).message());
        }
        if (from == Specification.RFC8141) {
            return new Unchanged("it is read by RFC 8141 already");
        }
        if (from == Specification.PROPOSAL_1995) {
            return new None(MigrationWords.no1995(urn));
        }
        ParsedUrn same = UrnParser.parse(urn.text());
        if (urn.rComponent().isEmpty() && urn.qComponent().isEmpty()) {
            if (same.isValid()) {
                return new Unchanged(MigrationWords.unchanged(urn));
            }
            return new None("the same text is not valid, and another text would be another name: "
                    + same.problems().getFirst().message());
        }
        if (same.isValid()) {
            return new None(MigrationWords.ambiguous(urn));
        }
        return components(urn);
    }

    private static Migration components(ParsedUrn urn) {
        // The query of the 2012 draft is for the resolution service alone (§2.3), as the r-component is (RFC 8141
        // §2.3.1).
        String r = component(urn, urn.rComponent(), "?+");
        String q = component(urn, urn.qComponent(), "?=");
        if (urn.specification() == Specification.DRAFT_2012) {
            r = component(urn, urn.qComponent(), "?+");
            q = "";
        }
        ParsedUrn migrated = UrnParser.parse(urn.assignedNameText() + r + q + component(urn, urn.fComponent(), "#"));
        boolean reads = component(migrated, migrated.rComponent(), "?+").equals(r)
                && component(migrated, migrated.qComponent(), "?=").equals(q);
        if (migrated.isValid() && reads) {
            return new Faithful(migrated.text(), MigrationWords.done(urn));
        }
        return new None("“?=” is data in it, and would end the r-component (RFC 8141 §2.3.1)");
    }

    private static String component(ParsedUrn urn, Optional<Span> span, String marker) {
        return span.map(found -> marker + found.in(urn.text())).orElse("");
    }
}
