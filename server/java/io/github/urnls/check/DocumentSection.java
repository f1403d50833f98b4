package io.github.urnls.check;

import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import java.util.List;

/**
 * A part of a document that is read by itself, or all of it.
 *
 * @param document the document it belongs to
 * @param text     its characters
 * @param names    the names in it, in the order of the text; their offsets count from its start
 */
public record DocumentSection(Document document, String text, List<Name> names) {}
