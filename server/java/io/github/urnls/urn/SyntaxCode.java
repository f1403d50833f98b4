package io.github.urnls.urn;

/** The kinds of syntax errors in a URN. {@link #id()} is the stable name that users see. */
public enum SyntaxCode {
    /** The string does not begin with {@code urn:}. */
    MISSING_SCHEME,
    /** Nothing stands between {@code urn:} and the next colon. */
    EMPTY_NID,
    /** A character that no NID may hold. */
    NID_CHARACTER,
    /** A hyphen where the NID begins or ends. */
    NID_HYPHEN,
    /** The NID is too short or too long. */
    NID_LENGTH,
    /** Syntax only where the specification forbids the NID {@code urn} itself: RFC 2141 §2.1, 2012 draft §2.1. */
    RESERVED_NID,
    /** Nothing follows the NID. */
    MISSING_NSS,
    /** The NSS begins with {@code /}. */
    NSS_LEADING_SLASH,
    /** An ASCII character that must be percent-encoded where it stands. */
    ILLEGAL_CHARACTER,
    /** A character outside ASCII, which must be percent-encoded. */
    NON_ASCII_CHARACTER,
    /** A {@code %} without two hexadecimal digits behind it. */
    MALFORMED_PERCENT_ENCODING,
    /** A {@code ?} in the NSS that starts no component. */
    STRAY_QUESTION_MARK,
    /** A component with its mark and nothing behind it. */
    EMPTY_COMPONENT,
    /** A second {@code #}. */
    SECOND_FRAGMENT,
    /** Syntax only where the specification forbids {@code %00}: RFC 2141 §2.4, 2012 draft §2.5.3. */
    NUL_OCTET,
    /** A query that is not {@code keyword=value&…}: 2012 draft §2.3. */
    MALFORMED_DIRECTIVE,
    /** No ElementID, or an AuthorityID that is no host name: 1995 proposal §2, §2.2.1. */
    MALFORMED_AUTHORITY,
    /** An element that begins with {@code urn+} and is none of the four defined requests: 1995 proposal §2.3, §3.5. */
    RESERVED_ELEMENT;

    private final String id = Normalization.id(this);

    /**
     * Whether it says that the name belongs to no namespace: its NID cannot be one, or nothing follows the NID.
     * Problems behind the NID have other codes.
     */
    public boolean isOfNamespace() {
        return switch (this) {
            case EMPTY_NID, NID_CHARACTER, NID_HYPHEN, NID_LENGTH, MISSING_NSS -> true;
            default -> false;
        };
    }

    /** The kebab-case name, for example {@code stray-question-mark}. */
    public String id() {
        return id;
    }
}
