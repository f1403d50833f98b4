package io.github.urnls.cli;

import io.github.urnls.check.Finding;
import io.github.urnls.text.Document;

/** One output format of {@code check}. */
interface FindingPrinter {

    void print(Document document, Finding finding);
}
