package io.github.urnls.check;

import io.github.urnls.urn.Span;
import java.util.List;

/**
 * What a rule has found in one occurrence.
 *
 * @param span     the offending characters, in the text of the occurrence
 * @param severity how bad it is here, unless the settings say otherwise
 */
public record Match(Span span, Severity severity, String message, List<Fix> fixes) {}
