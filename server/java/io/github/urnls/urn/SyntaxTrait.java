package io.github.urnls.urn;

/** What some specifications allow or forbid beyond the characters, lengths and markers of the parts. */
enum SyntaxTrait {
    /** {@code -} may be the first character of the NID. */
    NID_HYPHEN_AT_START,
    /** {@code -} may be the last character of the NID. */
    NID_HYPHEN_AT_END,
    /** The NID {@code urn} must not be used. */
    NID_URN_FORBIDDEN,
    /** {@code %00} must not be used. */
    NUL_FORBIDDEN,
    /** The query is {@code keyword=value&…}. */
    QUERY_HOLDS_DIRECTIVES,
    /** The NSS is {@code AuthorityID:ElementID}. */
    NSS_HOLDS_AUTHORITY,
    /** Space, tab, CR and LF are allowed and ignored. */
    WHITE_SPACE_INSIGNIFICANT
}
