package io.github.urnls.urn;

import java.util.Locale;

/** What can be wrong with the syntax of a URN. {@link #id()} is the stable name that users see. */
public enum SyntaxCode {
    MISSING_SCHEME,
    EMPTY_NID,
    NID_CHARACTER,
    NID_HYPHEN,
    NID_LENGTH,
    /** Syntax only where the specification forbids the NID {@code urn} itself: RFC 2141 §2.1, 2012 draft §2.1. */
    RESERVED_NID,
    MISSING_NSS,
    NSS_LEADING_SLASH,
    ILLEGAL_CHARACTER,
    NON_ASCII_CHARACTER,
    MALFORMED_PERCENT_ENCODING,
    STRAY_QUESTION_MARK,
    EMPTY_COMPONENT,
    SECOND_FRAGMENT,
    /** Syntax only where the specification forbids {@code %00}: RFC 2141 §2.4, 2012 draft §2.5.3. */
    NUL_OCTET,
    /** A query that is not {@code keyword=value&…}: 2012 draft §2.3. */
    MALFORMED_DIRECTIVE,
    /** No ElementID, or an AuthorityID that is no host name: 1995 proposal §2, §2.2.1. */
    MALFORMED_AUTHORITY,
    /** An element that begins with {@code urn+} and is none of the four defined requests: 1995 proposal §2.3, §3.5. */
    RESERVED_ELEMENT;

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** The kebab-case name, for example {@code stray-question-mark}. */
    public String id() {
        return id;
    }
}
