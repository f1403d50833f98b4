package io.github.urnls.check;

import io.github.urnls.check.BaseScopes.Hanging;
import io.github.urnls.format.Markup;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A URN on which relative references hang. It has no hierarchy for them: what they become is mostly no URN at all, and never a file beside
 * the document (RFC 8141 §4.3, RFC 3986 §5.2).
 */
final class RelativeBase implements Rule.OfDocument {

    /** So many references are shown with what they become, each up to this length. */
    private static final int SHOWN = 3;
    private static final int LONGEST = 60;

    @Override
    public String code() {
        return "relative-base";
    }

    @Override
    public Severity defaultSeverity() {
        return Severity.WARNING;
    }

    @Override
    public List<Located> check(DocumentSubject subject) {
        List<UrnOccurrence> bases = subject.occurrences().stream().filter(occurrence -> isBase(occurrence)
                && !subject.options().accepts(occurrence.text())).toList();
        if (bases.isEmpty()) { // as in nearly every document, which is then not read again
            return List.of();
        }
        Markup markup = Markup.of(subject.document()).orElse(null);
        List<Located> found = new ArrayList<>();
        if (markup != null) {
            BaseScopes.read(markup, bases).forEach((base, hanging) -> found.add(located(base, hanging, subject, markup.isHtml())));
        }
        return found;
    }

    /** A whole attribute value, and nothing left open in it; {@code urn:example:} is as good a base as any. */
    static boolean isBase(UrnOccurrence occurrence) {
        return occurrence.passage().role() == Role.BASE && (occurrence.kind() == Kind.URN || occurrence.kind() == Kind.PREFIX)
                && occurrence.beginsPassage();
    }

    private Located located(UrnOccurrence base, List<Hanging> hanging, DocumentSubject subject, boolean html) {
        ParsedUrn urn = UrnParser.parse(base.text(), subject.options().specification());
        Map<Hanging, Boolean> stays = new LinkedHashMap<>();
        hanging.forEach(one -> stays.computeIfAbsent(one, first -> stays(one.target(), urn)));
        List<Hanging> worstFirst = stays.keySet().stream().sorted(Comparator.comparing(stays::get)).toList();
        boolean allStay = !stays.containsValue(false);
        String message = become(worstFirst) + (allStay ? "; names that are to last are better written out"
                : ", since a URN gives relative references no path to start from")
                + (html ? "; browsers resolve none of them" : "") + " (RFC 8141 §4.3, RFC 3986 §5.2)";
        return new Located(base.range(), allStay && !html ? Severity.INFORMATION : Severity.WARNING, message, base.text(), List.of());
    }

    /** Whether {@code target} is a name in the namespace of {@code base}. */
    private static boolean stays(String target, ParsedUrn base) {
        ParsedUrn urn = UrnParser.parse(target, base.specification());
        return urn.isValid() && base.hasAssignedName() && urn.nidText().equalsIgnoreCase(base.nidText());
    }

    private static String become(List<Hanging> hanging) {
        String shown = hanging.stream().limit(SHOWN).map(one -> "“" + shortened(one.reference()) + "” becomes “"
                + shortened(one.target()) + "”" + (one.older().equals(one.target()) ? ""
                        : " (“" + shortened(one.older()) + "” by the 1998 draft §5.2)")).collect(Collectors.joining(", "));
        int more = hanging.size() - SHOWN;
        return "on this base " + shown + (more > 0 ? " and so on for " + more + " more" : "");
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }
}
