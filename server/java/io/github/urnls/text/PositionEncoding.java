package io.github.urnls.text;

import java.util.Arrays;
import java.util.Optional;

/** The unit of columns, on which client and server agree (LSP 3.17, {@code PositionEncodingKind}). */
public enum PositionEncoding {

    /** Bytes of UTF-8. */
    UTF8("utf-8"),

    /** UTF-16 code units, as Java counts. */
    UTF16("utf-16"),

    /** Code points. */
    UTF32("utf-32");

    private final String id;

    PositionEncoding(String id) {
        this.id = id;
    }

    /** The name in the protocol, for example {@code utf-16}. */
    public String id() {
        return id;
    }

    /**
     * How many columns {@code codePoint} takes. A lone surrogate takes as many as U+FFFD, which replaces it in UTF-8.
     */
    int width(int codePoint) {
        return switch (this) {
            case UTF8 -> bytes(codePoint);
            case UTF16 -> Character.charCount(codePoint);
            case UTF32 -> 1;
        };
    }

    private static int bytes(int codePoint) {
        if (codePoint < 0x80) {
            return 1;
        }
        if (codePoint < 0x800) {
            return 2;
        }
        return Character.charCount(codePoint) + 2;
    }

    /** The encoding with this {@link #id()}. */
    public static Optional<PositionEncoding> byId(String id) {
        return Arrays.stream(values())
                .filter(encoding -> encoding.id.equals(id))
                .findFirst();
    }
}
