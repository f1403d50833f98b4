package io.github.urnls.feature;

/** Limits of what an editor asks for a whole document and draws in its text. */
final class DocumentView {

    /**
     * The most links, hints or lenses that are answered for a document, the first of it. This bounds the memory of the
     * answer. An editor that asks for the visible part gets all of that part.
     */
    static final int MOST = 20_000;

    private DocumentView() {}
}
