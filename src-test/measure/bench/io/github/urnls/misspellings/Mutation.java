package io.github.urnls.misspellings;

/**
 * A misspelled name.
 *
 * @param kind     what was done to it
 * @param original the listed name
 * @param text     the misspelled one
 */
record Mutation(Kind kind, String original, String text) {}
