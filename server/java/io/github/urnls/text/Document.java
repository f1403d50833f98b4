package io.github.urnls.text;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One state of one document. Immutable: an edit makes another state. The two share all pieces of text except those that
 * the edit changes.
 */
public final class Document {

    private final String uri;
    private final String languageId;
    private final int version;
    /** The whole text as it was given; null for an edited document, which has {@link #pieces} only. */
    private final @Nullable String given;
    private volatile @Nullable Pieces pieces;
    private volatile @Nullable WeakReference<String> joined;

    /**
     * @param uri        as the client or the command line names the document; never interpreted here
     * @param languageId the client's name for the language, or the empty string
     * @param version    the client's number for this state; zero if it has none
     */
    public Document(String uri, String languageId, int version, String text) {
        this(uri, languageId, version, text, null);
    }

    /** As the other, for a file on disk: its name tells the language, and it has no number. */
    public Document(String uri, String text) {
        this(uri, "", 0, text);
    }

    private Document(String uri, String languageId, int version, @Nullable String given, @Nullable Pieces pieces) {
        this.uri = uri;
        this.languageId = languageId;
        this.version = version;
        this.given = given;
        this.pieces = pieces;
    }

    /** A document that will be edited. A large text is kept in less memory than as one string, where possible. */
    public static Document toBeEdited(String uri, String languageId, int version, String text) {
        if (text.length() <= Pieces.LARGEST) {
            return new Document(uri, languageId, version, text);
        }
        return new Document(uri, languageId, version, null, Pieces.compact(text));
    }

    /** The name of the document, as it was given. Its file name may tell the language. */
    public String uri() {
        return uri;
    }

    /** The language, as it was given; may be empty. */
    public String languageId() {
        return languageId;
    }

    /** The number of this state, as it was given. */
    public int version() {
        return version;
    }

    /** The whole text, unchanged. For an edited document it is joined first, in time proportional to its length. */
    public String text() {
        if (given != null) {
            return given;
        }
        WeakReference<String> kept = joined;
        String known = kept == null ? null : kept.get();
        if (known == null) {
            known = pieces().toString();
            joined = new WeakReference<>(known);
        }
        return known;
    }

    /** In UTF-16 code units. */
    public int length() {
        return given != null ? given.length() : pieces().length();
    }

    /** The characters of {@code range}, which must lie within the text. */
    public String text(TextRange range) {
        return given != null ? range.in(given) : pieces().substring(range.start(), range.end());
    }

    private Pieces pieces() {
        Pieces known = pieces;
        if (known == null) {
            known = Pieces.of(Objects.requireNonNullElse(given, ""));
            pieces = known;
        }
        return known;
    }

    /** The lines. */
    public LineIndex lines() {
        return new LineIndex(pieces());
    }

    /** The document with other text. */
    public Document withText(int newVersion, String newText) {
        return new Document(uri, languageId, newVersion, newText);
    }

    /** The document after all {@code edits} at once, under the same number; throws as {@link TextEdit#apply}. */
    public Document withEdits(List<TextEdit> edits) {
        return withText(version, TextEdit.apply(text(), edits));
    }

    /** The same text under another number. */
    public Document withVersion(int newVersion) {
        return new Document(uri, languageId, newVersion, given, pieces);
    }

    /** The document after one replacement. {@code range} counts in this state. */
    public Document edited(int newVersion, TextRange range, String newText) {
        return new Document(uri, languageId, newVersion, null, pieces().replace(range.start(), range.end(), newText));
    }
}
