package io.github.urnls.urn;

/**
 * The form of a namespace identifier in one specification.
 *
 * @param minLength  in characters
 * @param maxLength  in characters
 * @param characters what it may hold
 */
record NidRule(int minLength, int maxLength, CharSet characters) {}
