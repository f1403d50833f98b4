package io.github.urnls.namespace.known;

import io.github.urnls.urn.Span;
import java.util.Optional;

/**
 * What a name that is not known was probably meant to be.
 *
 * @param slip        in what they differ
 * @param span        the characters that are wrong, in the text of the name; empty where some are missing
 * @param replacement what belongs there
 * @param meant       the name as it should be
 * @param known       what is known of it; empty if only its beginning is known
 * @param vocabulary  the list it is from
 */
public record NearMiss(Slip slip, Span span, String replacement, String meant, Optional<KnownName> known,
        Optional<Vocabulary> vocabulary) {}
