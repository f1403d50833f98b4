package io.github.urnls.text;

import java.lang.ref.WeakReference;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One state of one document. Immutable: an edit makes another one. Both states share all pieces of text but those that
 * the edit falls in.
 */
public final class Document {

    private final String uri;
    private final String languageId;
    private final int version;
    /** The whole text as it was given; null for an edited document, which has only {@link #pieces}. */
    private final @Nullable String given;
    private volatile @Nullable Pieces pieces;
    private volatile WeakReference<@Nullable String> joined = new WeakReference<>(null);

    /**
     * @param uri        as the client or the command line names it; never interpreted here
     * @param languageId the language as the client calls it, or the empty string
     * @param version    the client's number for this state; zero where there is none
     */
    public Document(String uri, String languageId, int version, String text) {
        this(uri, languageId, version, text, null);
    }

    private Document(String uri, String languageId, int version, @Nullable String given, @Nullable Pieces pieces) {
        this.uri = uri;
        this.languageId = languageId;
        this.version = version;
        this.given = given;
        this.pieces = pieces;
    }

    /** A document that will be edited; a large text is kept in less memory than one string takes, where possible. */
    public static Document toBeEdited(String uri, String languageId, int version, String text) {
        if (text.length() <= Pieces.LARGEST) {
            return new Document(uri, languageId, version, text);
        }
        return new Document(uri, languageId, version, null, Pieces.compact(text));
    }

    /** The name of the document, as it was given; the file name in it may tell the language. */
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

    /** The whole text, unchanged. That of an edited document is joined first, in time proportional to its length. */
    public String text() {
        if (given != null) {
            return given;
        }
        String known = joined.get();
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

    /** The lines, made when first asked for. */
    public LineIndex lines() {
        return new LineIndex(pieces());
    }

    /** The document with other text. */
    public Document withText(int newVersion, String newText) {
        return new Document(uri, languageId, newVersion, newText);
    }

    /** The same text under another number. */
    public Document withVersion(int newVersion) {
        return new Document(uri, languageId, newVersion, given, pieces);
    }

    /** The document after one replacement, the range counted in this state. */
    public Document edited(int newVersion, TextRange range, String newText) {
        return new Document(uri, languageId, newVersion, null, pieces().replace(range.start(), range.end(), newText));
    }
}
