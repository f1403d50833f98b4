package io.github.urnls.urn;

import static io.github.urnls.urn.SyntaxCode.EMPTY_COMPONENT;
import static io.github.urnls.urn.SyntaxCode.MISSING_NSS;
import static io.github.urnls.urn.SyntaxCode.MISSING_SCHEME;

import io.github.urnls.urn.Component.ComponentType;
import java.util.Arrays;
import java.util.Objects;

/**
 * Reads any string as a URN. Never fails and never stops at the first problem: a character that does not fit is
 * reported and belongs to the part around it. One pass over the text.
 *
 * <p>
 * The string is cut as RFC 8141 §2 cuts it. The scheme ends at the first colon. The NID ends at the next colon, or at
 * {@code ?} or {@code #}, which end every URI path (RFC 3986 §3.3). A component ends at the marker of one that may
 * follow it, so the r-component ends at the first {@code ?=} (RFC 8141 §2.3.1).
 */
public final class UrnParser {

    private static final CharSet NID_ENDS = CharSet.of(":?#");
    private final String text;
    private final Specification specification;
    private final Problems problems;
    private final int[] bounds = new int[ParsedUrn.SIZE];

    private UrnParser(String text, Specification specification) {
        this.text = text;
        this.specification = specification;
        this.problems = new Problems(text, specification);
        Arrays.fill(bounds, -1);
    }

    /** Reads {@code text} under RFC 8141. */
    public static ParsedUrn parse(String text) {
        return parse(text, Specification.RFC8141);
    }

    /** Reads {@code text} under {@code specification}. Takes any string and throws nothing. */
    public static ParsedUrn parse(String text, Specification specification) {
        return new UrnParser(text, specification).parse();
    }

    private ParsedUrn parse() {
        int colon = text.indexOf(':');
        int schemeEnd = colon < 0 ? text.length() : colon;
        bounds[ParsedUrn.SCHEME_END] = schemeEnd;
        if (schemeEnd < text.length()) {
            parseNid(schemeEnd + 1);
        }
        if (schemeEnd == text.length() || !isUrnScheme(text, schemeEnd, specification)) {
            // The parts only tile the text: nothing is known about their meaning.
            problems.clear();
            String found = schemeEnd == text.length() ? "and there is no “:” here"
                    : "not with “" + text.substring(0, schemeEnd) + ":”";
            problems.add(MISSING_SCHEME, 0, Math.min(text.length(), Math.max(1, schemeEnd)),
                    "a URN begins with “urn:”, " + found);
        }
        return new ParsedUrn(text, specification, bounds, problems.inOrder());
    }

    /** Whether the first {@code end} characters are {@code urn} in any case (RFC 3986 §3.1, RFC 8141 §3.1). */
    static boolean isUrnScheme(String text, int end, Specification specification) {
        if (end != 3 && specification.has(SyntaxTrait.WHITE_SPACE_INSIGNIFICANT)) {
            String compact = Normalization.withoutSpace(text.substring(0, end));
            return compact.length() == 3 && isUrnScheme(compact, 3, specification);
        }
        // Compares ASCII alone: U+017F and U+212A must not pass as "s" and "k", as in Unicode case folding.
        return end == 3 && (text.charAt(0) | 0x20) == 'u' && (text.charAt(1) | 0x20) == 'r'
                && (text.charAt(2) | 0x20) == 'n';
    }

    private void parseNid(int start) {
        int end = start;
        while (end < text.length() && !NID_ENDS.contains(text.charAt(end))) {
            end++;
        }
        store(ParsedUrn.NID, start, end);
        NidSyntax.check(start, end, problems);
        boolean colon = text.startsWith(":", end);
        int nss = colon ? end + 1 : end;
        if (!colon && end > start) {
            problems.add(MISSING_NSS, start, end, "the name is missing: write “urn:"
                    + text.substring(start, end) + ":” and the name behind it");
        }
        if (colon || nss < text.length() && specification.nss().startingAt(text, nss) == null) {
            bounds[ParsedUrn.NSS] = nss;
        }
        parseComponents(nss);
    }

    private void parseComponents(int start) {
        Component component = specification.nss();
        int at = start;
        while (true) {
            int end = ComponentScan.end(at, component, problems);
            close(component, at, end);
            if (end == text.length()) {
                return;
            }
            component = Objects.requireNonNull(component.startingAt(text, end));
            at = end + component.marker().length();
        }
    }

    private void close(Component component, int start, int end) {
        switch (component.type()) {
            case NSS -> closeNss(start, end);
            case R -> store(ParsedUrn.R, start, end);
            case Q -> {
                store(ParsedUrn.Q, start, end);
                if (specification.has(SyntaxTrait.QUERY_HOLDS_DIRECTIVES)) {
                    Directives.check(start, end, problems);
                }
            }
            case F -> store(ParsedUrn.F, start, end); // the only one that may be empty
        }
        if (start == end && (component.type() == ComponentType.R || component.type() == ComponentType.Q)) {
            problems.add(EMPTY_COMPONENT, start - component.marker().length(), start,
                    "nothing follows “" + component.marker() + "”: the " + component.name() + " is empty");
        }
    }

    private void closeNss(int start, int end) {
        if (bounds[ParsedUrn.NSS] < 0) {
            return;
        }
        store(ParsedUrn.NSS, start, end);
        if (start == end) {
            String place = start == text.length() ? "follows this “:”"
                    : "stands between this “:” and “" + text.charAt(start) + "”";
            problems.add(MISSING_NSS, start - 1, start, "the name is missing: nothing " + place);
        } else if (specification.has(SyntaxTrait.NSS_HOLDS_AUTHORITY)) {
            Authority.check(text.substring(bounds[ParsedUrn.NID], bounds[ParsedUrn.NID + 1]), start, end, problems);
        }
    }

    private void store(int index, int start, int end) {
        bounds[index] = start;
        bounds[index + 1] = end;
    }
}
