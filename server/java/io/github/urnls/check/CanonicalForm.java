package io.github.urnls.check;

import io.github.urnls.scan.Name;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.SyntaxCode;
import java.util.Optional;

/**
 * The spelling in which a URN is exchanged (RFC 8141 §4.4). The escapes of the document are read, characters that need
 * it are percent-encoded, and the result is normalized (§3.1).
 */
public final class CanonicalForm {

    private CanonicalForm() {}

    /** The canonical form of {@code name}; empty when encoding alone does not make it valid. */
    public static Optional<String> of(Name name) {
        ParsedUrn urn = name.urn();
        // A “%” that encodes nothing could mean two things.
        if (!urn.isValid() && urn.problems().stream().allMatch(problem -> problem.code() == SyntaxCode.ILLEGAL_CHARACTER
                || problem.code() == SyntaxCode.NON_ASCII_CHARACTER)) {
            urn = EncodeFixes.encodeAll(urn);
        }
        return Optional.of(urn).filter(ParsedUrn::isValid).map(Normalization::normalize);
    }
}
