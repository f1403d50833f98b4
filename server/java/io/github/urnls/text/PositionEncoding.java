package io.github.urnls.text;

import java.util.Optional;

/** What a column counts, as client and server agree (LSP 3.17, {@code PositionEncodingKind}). */
public enum PositionEncoding {

    /** Octets of UTF-8. */
    UTF8("utf-8") {
        @Override
        int width(int codePoint) {
            return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
        }
    },

    /** UTF-16 code units, as Java counts. */
    UTF16("utf-16") {
        @Override
        int width(int codePoint) {
            return Character.charCount(codePoint);
        }
    },

    /** Code points. */
    UTF32("utf-32") {
        @Override
        int width(int codePoint) {
            return 1;
        }
    };

    private final String id;

    PositionEncoding(String id) {
        this.id = id;
    }

    /** The name in the protocol, for example {@code utf-16}. */
    public String id() {
        return id;
    }

    /**
     * How many columns {@code codePoint} takes; a lone surrogate takes as many as U+FFFD, which stands for it in UTF-8.
     */
    abstract int width(int codePoint);

    /** The encoding of that {@link #id()}. */
    public static Optional<PositionEncoding> byId(String id) {
        for (PositionEncoding encoding : values()) {
            if (encoding.id.equals(id)) {
                return Optional.of(encoding);
            }
        }
        return Optional.empty();
    }
}
