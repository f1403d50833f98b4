package io.github.urnls.check;

import io.github.urnls.text.TextRange;
import java.util.List;

/**
 * What a rule has found in a document.
 *
 * @param range    the offending characters
 * @param severity how bad it is here, unless the settings say otherwise
 * @param urn      the name it is about, with the escapes of the document's language read
 */
public record Located(TextRange range, Severity severity, String message, String urn, List<Fix> fixes) {}
