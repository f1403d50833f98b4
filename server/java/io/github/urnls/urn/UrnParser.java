package io.github.urnls.urn;

import io.github.urnls.urn.Component.ComponentType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads any string as a URN. Never fails and never stops at the first problem: a character that does not fit is
 * reported and belongs to the part around it. One pass over the text; a valid URN costs no allocation beyond the
 * result.
 *
 * <p>
 * The string is cut as RFC 8141 §2 cuts it. The scheme ends at the first colon. The NID ends at the next colon, or at
 * {@code ?} or {@code #}, which end every URI path (RFC 3986 §3.3). A component ends at the marker of one that may
 * follow it, so the r-component ends at the first {@code ?=} (RFC 8141 §2.3.1).
 */
public final class UrnParser {

    private UrnParser() {}

    /** Reads {@code text} under RFC 8141. */
    public static ParsedUrn parse(String text) {
        return parse(text, Specification.RFC8141);
    }

    /** Reads {@code text} under {@code specification}. Takes any string and throws nothing. */
    public static ParsedUrn parse(String text, Specification specification) {
        int[] bounds = new int[ParsedUrn.SIZE];
        Arrays.fill(bounds, -1);
        int schemeEnd = text.indexOf(':');
        if (schemeEnd < 0) {
            schemeEnd = text.length();
        }
        bounds[ParsedUrn.SCHEME_END] = schemeEnd;
        boolean urn = isUrnScheme(text, schemeEnd, specification);
        List<SyntaxProblem> problems = null;
        if (schemeEnd < text.length()) {
            problems = parseNid(text, specification, bounds);
        }
        if (!urn || schemeEnd == text.length()) {
            // The parts only tile the text: nothing is known about their meaning.
            problems = List.of(Problems.missingScheme(text, schemeEnd, specification));
        } else if (problems != null && problems.size() > 1) {
            problems.sort((a, b) -> Integer.compare(a.span().start(), b.span().start()));
        }
        return new ParsedUrn(text, specification, bounds, problems);
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

    private static @Nullable List<SyntaxProblem> parseNid(String text, Specification specification, int[] bounds) {
        CharSet characters = specification.nid().characters();
        int start = bounds[ParsedUrn.SCHEME_END] + 1;
        int end = start;
        boolean clean = true;
        for (; end < text.length(); end++) {
            char c = text.charAt(end);
            if (c == ':' || c == '?' || c == '#') {
                break;
            }
            clean &= characters.contains(c);
        }
        bounds[ParsedUrn.NID] = start;
        bounds[ParsedUrn.NID + 1] = end;
        List<SyntaxProblem> problems = null;
        if (!clean || !NidSyntax.fits(text, start, end, specification)) {
            problems = NidSyntax.problems(text, start, end, specification);
        }
        return parseNss(text, specification, bounds, problems);
    }

    private static @Nullable List<SyntaxProblem> parseNss(String text, Specification specification, int[] bounds,
            @Nullable List<SyntaxProblem> problems) {
        int nidEnd = bounds[ParsedUrn.NID + 1];
        boolean colon = text.startsWith(":", nidEnd);
        int start = nidEnd;
        if (colon) {
            start++;
        }
        if (colon || start < text.length() && specification.nss().startingAt(text, start) == null) {
            bounds[ParsedUrn.NSS] = start;
        }
        if (!colon && nidEnd > bounds[ParsedUrn.NID]) {
            problems = add(problems, Problems.noColonAfterNid(text, bounds, specification));
        }
        return parseComponents(text, specification, bounds, start, problems);
    }

    private static @Nullable List<SyntaxProblem> parseComponents(String text, Specification specification, int[] bounds,
            int start, @Nullable List<SyntaxProblem> problems) {
        Component component = specification.nss();
        int at = start;
        while (true) {
            int end = ComponentScan.plainEnd(text, at, component);
            boolean strangeStart = end > at && text.charAt(at) != '%' && !component.first().contains(text.charAt(at));
            if (strangeStart || end < text.length() && component.startingAt(text, end) == null) {
                // A closer look at a character that does not belong, a broken triplet, or a "?" that starts nothing.
                ComponentScan scan = new ComponentScan(text, at, component, specification);
                problems = scan.appendTo(problems);
                end = scan.end();
            }
            problems = close(text, specification, bounds, component, at, end, problems);
            if (end == text.length()) {
                return problems;
            }
            component = Objects.requireNonNull(component.startingAt(text, end));
            at = end + component.marker().length();
        }
    }

    private static @Nullable List<SyntaxProblem> close(String text, Specification specification, int[] bounds,
            Component component, int start, int end, @Nullable List<SyntaxProblem> problems) {
        switch (component.type()) {
            case NSS -> {
                if (bounds[ParsedUrn.NSS] < 0) {
                    return problems;
                }
                bounds[ParsedUrn.NSS + 1] = end;
                if (start == end) {
                    return add(problems, Problems.emptyNss(text, start, specification));
                }
                if (specification.has(SyntaxTrait.NSS_HOLDS_AUTHORITY)) {
                    return Authority.check(text, bounds, specification, problems);
                }
                return problems;
            }
            case R -> store(bounds, ParsedUrn.R, start, end);
            case Q -> store(bounds, ParsedUrn.Q, start, end);
            case F -> {
                store(bounds, ParsedUrn.F, start, end);
                return problems; // the only one that may be empty
            }
        }
        if (start == end) {
            return add(problems, Problems.emptyComponent(component, start, specification));
        }
        if (component.type() == ComponentType.Q && specification.has(SyntaxTrait.QUERY_HOLDS_DIRECTIVES)) {
            return Directives.check(text, start, end, specification, problems);
        }
        return problems;
    }

    private static void store(int[] bounds, int index, int start, int end) {
        bounds[index] = start;
        bounds[index + 1] = end;
    }

    /** Adds to a list that is {@code null} while there are no problems, as in most URNs. */
    static List<SyntaxProblem> add(@Nullable List<SyntaxProblem> problems, SyntaxProblem problem) {
        List<SyntaxProblem> list = problems == null ? new ArrayList<>() : problems;
        list.add(problem);
        return list;
    }
}
