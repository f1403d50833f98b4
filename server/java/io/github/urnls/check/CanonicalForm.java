package io.github.urnls.check;

import io.github.urnls.scan.Name;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.UrnParser;
import java.util.Optional;

/**
 * The spelling in which a URN is exchanged (RFC 8141 §4.4): the escapes of the document read, what must be
 * percent-encoded encoded, and normalized (§3.1).
 */
public final class CanonicalForm {

    private CanonicalForm() {}

    /** That spelling of {@code name}; empty when encoding alone does not make it valid. */
    public static Optional<String> of(Name name) {
        ParsedUrn urn = name.urn();
        // A “%” that encodes nothing could mean two things.
        if (!urn.isValid() && urn.problems().stream().allMatch(problem -> problem.code() == SyntaxCode.ILLEGAL_CHARACTER
                || problem.code() == SyntaxCode.NON_ASCII_CHARACTER)) {
            urn = UrnParser.parse(EncodeFixes.encodeAll(urn), urn.specification());
        }
        return Optional.of(urn).filter(ParsedUrn::isValid).map(Normalization::normalize);
    }
}
