package io.github.urnls.text;

import org.jspecify.annotations.Nullable;

/** One state of one document. Immutable: an edit gives another, and whoever holds this one sees it unchanged. */
public final class Document {

    private final String uri;
    private final String languageId;
    private final int version;
    private final String text;
    private volatile @Nullable LineIndex lines;

    /**
     * @param uri        as the client or the command line names it; never interpreted here
     * @param languageId the language as the client calls it, or the empty string
     * @param version    the client's number for this state; zero where there is none
     */
    public Document(String uri, String languageId, int version, String text) {
        this.uri = uri;
        this.languageId = languageId;
        this.version = version;
        this.text = text;
    }

    /** What the document is called, as it was given; the file name in it may tell the language. */
    public String uri() {
        return uri;
    }

    /** The language, as it was given; empty when nobody said. */
    public String languageId() {
        return languageId;
    }

    /** The number of this state, as it was given. */
    public int version() {
        return version;
    }

    /** The whole text, unchanged. */
    public String text() {
        return text;
    }

    /** The lines, made when first asked for. */
    public LineIndex lines() {
        LineIndex known = lines;
        if (known == null) {
            known = new LineIndex(text);
            lines = known;
        }
        return known;
    }

    /** The document with other text. */
    public Document withText(int newVersion, String newText) {
        return new Document(uri, languageId, newVersion, newText);
    }

    /** The document after one replacement, the range counted in this state. */
    public Document edited(int newVersion, TextRange range, String newText) {
        String edited = new StringBuilder(text.length() - range.length() + newText.length())
                .append(text, 0, range.start()).append(newText).append(text, range.end(), text.length()).toString();
        return withText(newVersion, edited);
    }
}
