package io.github.urnls.urn;

/**
 * One thing wrong with the syntax of a URN under one specification.
 *
 * @param span    the offending characters in the parsed text; empty only when that text is empty
 * @param message a sentence for a person who has not read the specification, with the clause that decides
 */
public record SyntaxProblem(SyntaxCode code, Span span, String message) {}
