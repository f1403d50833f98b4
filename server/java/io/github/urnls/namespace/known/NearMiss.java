package io.github.urnls.namespace.known;

import io.github.urnls.urn.Span;
import java.util.Optional;

/**
 * A name that an unknown name was probably meant to be.
 *
 * @param slip        how they differ
 * @param span        the wrong characters, in the text of the unknown name; empty where some are missing
 * @param replacement what belongs there
 * @param meant       the name as it should be
 * @param known       the known name; empty if only its beginning is known
 * @param vocabulary  the list that holds it
 * @param listed      what of {@code meant} stands in a list: all of it, or a beginning that holds the repair; empty if
 *                    the repair only follows from what stands around it
 */
public record NearMiss(Slip slip, Span span, String replacement, String meant, Optional<KnownName> known,
        Optional<Vocabulary> vocabulary, String listed) {}
