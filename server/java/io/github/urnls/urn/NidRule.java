package io.github.urnls.urn;

/**
 * The form of a namespace identifier in one specification.
 *
 * @param minLength     in characters
 * @param maxLength     in characters
 * @param characters    what it may hold
 * @param hyphenAtStart whether {@code -} may be the first character
 * @param hyphenAtEnd   whether {@code -} may be the last character
 * @param urnForbidden  whether the identifier {@code urn} itself must not be used
 */
record NidRule(int minLength, int maxLength, CharSet characters, boolean hyphenAtStart, boolean hyphenAtEnd,
        boolean urnForbidden) {}
