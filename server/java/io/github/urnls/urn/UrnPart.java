package io.github.urnls.urn;

/**
 * One part of a URN (RFC 8141 §2). The parts of a {@link ParsedUrn}, delimiters included, are in the order of the text
 * and tile it: each begins where the one before it ends. Spans are offsets into the parsed text.
 */
public sealed interface UrnPart {

    /** Where the part stands in the parsed text. */
    Span span();

    /** All before the first colon; {@code urn} in any case in a well-formed URN (RFC 8141 §2). */
    record Scheme(Span span) implements UrnPart {}

    /** {@code :}, {@code ?+}, {@code ?=}, {@code #}, or the marker an older specification uses in their place. */
    record Delimiter(Span span) implements UrnPart {}

    /** The namespace identifier (RFC 8141 §2.1); called SchemeID in the 1995 proposal (§2.1). */
    record Nid(Span span) implements UrnPart {}

    /** The namespace specific string (RFC 8141 §2.2). */
    record Nss(Span span) implements UrnPart {}

    /** The naming authority of the 1995 proposal (§2.2), which splits the NSS in two. */
    record AuthorityId(Span span) implements UrnPart {}

    /** The element of the 1995 proposal (§2.3). */
    record ElementId(Span span) implements UrnPart {}

    /** Parameters for the resolution service (RFC 8141 §2.3.1). */
    record RComponent(Span span) implements UrnPart {}

    /** Parameters for the named resource (RFC 8141 §2.3.2); the whole query of the 2012 draft (§2.3). */
    record QComponent(Span span) implements UrnPart {}

    /** A place within the named resource (RFC 8141 §2.3.3). */
    record FComponent(Span span) implements UrnPart {}
}
