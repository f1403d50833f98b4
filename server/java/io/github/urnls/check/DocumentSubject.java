package io.github.urnls.check;

import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import java.util.List;

/**
 * A document under examination.
 *
 * @param occurrences every URN in it, in the order of the text
 * @param elsewhere   the names of the other documents of the workspace
 */
public record DocumentSubject(Document document, List<UrnOccurrence> occurrences, CheckOptions options, Spellings elsewhere) {}
