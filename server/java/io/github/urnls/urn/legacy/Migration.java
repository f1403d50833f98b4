package io.github.urnls.urn.legacy;

import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.Optional;

/**
 * The form that a URN of an older specification takes under RFC 8141. It is {@link Faithful} only when the text that
 * comes out is valid, has the same assigned-name letter by letter, and says the same to resolver, resource and reader.
 *
 * <p>
 * Only the marks change that introduce components: a name that would have to change is another name (RFC 8141 §3.1),
 * and has none. A text that RFC 8141 reads as well, but in another way, has none either, since it may have been
 * migrated already; so migrating twice is migrating once, by whichever specification the result is read.
 */
public sealed interface Migration {

    /**
     * RFC 8141 writes it in another way.
     *
     * @param text the whole URN as RFC 8141 writes it
     * @param done what was changed and by which clauses, without a full stop
     */
    record Faithful(String text, String done) implements Migration {}

    /**
     * RFC 8141 writes it the same way, and means the same by it.
     *
     * @param why by which clauses, without a full stop
     */
    record Unchanged(String why) implements Migration {}

    /**
     * RFC 8141 has no form that says the same, or it is unclear which.
     *
     * @param why by which clauses, without a full stop
     */
    record None(String why) implements Migration {}

    /** The form of {@code urn} under RFC 8141; its own specification is the one it was parsed by. */
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
