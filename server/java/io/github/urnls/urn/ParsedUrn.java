package io.github.urnls.urn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A string read as a URN under one {@link Specification}: its parts and problems. Immutable. Any string can be read, so
 * parts may be missing.
 */
public final class ParsedUrn {

    // Where the parts stand: start and end of each, -1 for both when it is missing. Delimiters are the gaps between
    // parts.
    static final int NID = 0;
    static final int NSS = 2;
    static final int R = 4;
    static final int Q = 6;
    static final int F = 8;
    static final int SCHEME_END = 10;
    static final int SIZE = 11;

    private final String text;
    private final Specification specification;
    private final int[] bounds;
    private final List<SyntaxProblem> problems;

    ParsedUrn(String text, Specification specification, int[] bounds, List<SyntaxProblem> problems) {
        this.text = text;
        this.specification = specification;
        this.bounds = bounds;
        this.problems = List.copyOf(problems);
    }

    /** The string that was parsed, unchanged. */
    public String text() {
        return text;
    }

    /** The specification that the string was read by. */
    public Specification specification() {
        return specification;
    }

    /** Everything wrong with the syntax, in the order of the text. Empty exactly when {@link #isValid()}. */
    public List<SyntaxProblem> problems() {
        return problems;
    }

    /** Whether the string matches the grammar of the specification. It says nothing about registration or meaning. */
    public boolean isValid() {
        return problems.isEmpty();
    }

    /** All before the first colon; the whole text when there is none. Never missing, possibly empty. */
    public Span scheme() {
        return new Span(0, bounds[SCHEME_END]);
    }

    /** The namespace identifier (RFC 8141 §2.1); absent when there is no colon, possibly empty when there is one. */
    public Optional<Span> nid() {
        return part(NID);
    }

    /** The namespace specific string (RFC 8141 §2.2). */
    public Optional<Span> nss() {
        return part(NSS);
    }

    /** The r-component without its marker (RFC 8141 §2.3.1). */
    public Optional<Span> rComponent() {
        return part(R);
    }

    /** The q-component without its marker (RFC 8141 §2.3.2). */
    public Optional<Span> qComponent() {
        return part(Q);
    }

    /** The f-component without its marker (RFC 8141 §2.3.3). */
    public Optional<Span> fComponent() {
        return part(F);
    }

    /** The characters of the NID, or the empty string. */
    public String nidText() {
        return characters(NID);
    }

    /** The NID as it is compared, in lower case (RFC 8141 §3.1), or the empty string. */
    public String foldedNid() {
        return Normalization.fold(nidText());
    }

    /** The characters of the NSS, or the empty string. */
    public String nssText() {
        return characters(NSS);
    }

    /** The length of the NSS in UTF-16 code units; 0 when it is absent. */
    public int nssLength() {
        return bounds[NSS + 1] - bounds[NSS];
    }

    private String characters(int part) {
        return bounds[part] < 0 ? "" : text.substring(bounds[part], bounds[part + 1]);
    }

    /** Whether scheme, NID and NSS are all there, so that it can be compared as a name (RFC 8141 §3.1). */
    public boolean hasAssignedName() {
        return UrnParser.isUrnScheme(text, bounds[SCHEME_END], specification) && bounds[NID + 1] > bounds[NID]
                && bounds[NSS + 1] > bounds[NSS];
    }

    /** The end of the assigned-name (RFC 8141 §2): of the NSS, or of the last part before it. */
    public int assignedNameEnd() {
        return Math.max(bounds[SCHEME_END], Math.max(bounds[NID + 1], bounds[NSS + 1]));
    }

    /** The characters of the assigned-name, or all before its end. */
    public String assignedNameText() {
        return text.substring(0, assignedNameEnd());
    }

    /** All parts and delimiters in order; their spans tile the text. */
    public List<UrnPart> parts() {
        List<UrnPart> parts = new ArrayList<>(11);
        parts.add(new UrnPart.Scheme(scheme()));
        nid().ifPresent(span -> append(parts, new UrnPart.Nid(span)));
        nss().ifPresent(span -> appendNss(parts, span));
        Optional<UrnPart> r = rComponent().map(UrnPart.RComponent::new);
        Optional<UrnPart> q = qComponent().map(UrnPart.QComponent::new);
        for (Optional<UrnPart> part : bounds[Q] < bounds[R] ? List.of(q, r) : List.of(r, q)) {
            part.ifPresent(one -> append(parts, one));
        }
        fComponent().ifPresent(span -> append(parts, new UrnPart.FComponent(span)));
        return List.copyOf(parts);
    }

    /** The specifications under which this string is valid, in the order of {@link Specification#all()}. */
    public List<Specification> acceptedBy() {
        return Specification.all().stream()
                .filter(other -> other == specification ? isValid() : UrnParser.parse(text, other).isValid())
                .toList();
    }

    private Optional<Span> part(int index) {
        if (bounds[index] < 0) {
            return Optional.empty();
        }
        return Optional.of(new Span(bounds[index], bounds[index + 1]));
    }

    private void appendNss(List<UrnPart> parts, Span nss) {
        int colon = text.indexOf(':', nss.start());
        if (!specification.has(SyntaxTrait.NSS_HOLDS_AUTHORITY) || colon < 0 || colon >= nss.end()) {
            append(parts, new UrnPart.Nss(nss));
        } else {
            append(parts, new UrnPart.AuthorityId(new Span(nss.start(), colon)));
            append(parts, new UrnPart.ElementId(new Span(colon + 1, nss.end())));
        }
    }

    private static void append(List<UrnPart> parts, UrnPart part) {
        int end = parts.getLast().span().end();
        if (end < part.span().start()) {
            parts.add(new UrnPart.Delimiter(new Span(end, part.span().start())));
        }
        parts.add(part);
    }

    @Override
    public String toString() {
        return text;
    }
}
