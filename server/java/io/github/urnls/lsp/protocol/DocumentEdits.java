package io.github.urnls.lsp.protocol;

import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.util.List;

/**
 * The edits of one document.
 *
 * @param isOpen whether it is open in the client, so that its version counts
 */
public record DocumentEdits(Document document, boolean isOpen, List<TextEdit> edits) {}
