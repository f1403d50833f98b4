package io.github.urnls.check.rules;

import io.github.urnls.check.BaseScopes.Hanging;
import io.github.urnls.check.BaseScopes;
import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.markup.Markup;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A URN on which relative references hang. It has no hierarchy for them: what they become is mostly no URN at all, and
 * never a file beside the document (RFC 8141 §4.3, RFC 3986 §5.2).
 */
public final class RelativeBase implements Rule.OfDocument {

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
    public boolean concerns(DocumentSection section) {
        return section.names().stream().anyMatch(name -> isBase(name.occurrence()));
    }

    @Override
    public List<Finding> check(DocumentSubject subject) {
        Map<UrnOccurrence, Name> bases = new LinkedHashMap<>();
        for (Name name : subject.names()) {
            if (isBase(name.occurrence()) && !subject.options().accepts(name.occurrence().text())) {
                bases.put(name.occurrence(), name);
            }
        }
        if (bases.isEmpty()) {
            return List.of();
        }
        Markup markup = Markup.of(subject.document()).orElse(null);
        List<Finding> found = new ArrayList<>();
        if (markup != null) {
            BaseScopes.read(markup, List.copyOf(bases.keySet()))
                    .forEach((base, hanging) -> found.add(finding(bases.get(base), hanging, markup.isHtml())));
        }
        return found;
    }

    /** A whole attribute value, and nothing left open in it; {@code urn:example:} is as good a base as any. */
    private static boolean isBase(UrnOccurrence occurrence) {
        return occurrence.passage().role() == Role.BASE
                && (occurrence.kind() == Kind.URN || occurrence.kind() == Kind.PREFIX)
                && occurrence.beginsPassage();
    }

    private Finding finding(Name base, List<Hanging> hanging, boolean html) {
        Map<Hanging, Boolean> stays = new LinkedHashMap<>();
        hanging.forEach(one -> stays.computeIfAbsent(one, first -> stays(one.target(), base.urn())));
        List<Hanging> worstFirst = stays.keySet().stream().sorted(Comparator.comparing(stays::get)).toList();
        boolean allStay = !stays.containsValue(false);
        String message = become(worstFirst) + (allStay ? "; names that are to last are better written out"
                : ", since a URN gives relative references no path to start from")
                + (html ? "; browsers resolve none of them" : "") + " (RFC 8141 §4.3, RFC 3986 §5.2)";
        Severity severity = allStay && !html ? Severity.INFORMATION : Severity.WARNING;
        return new Finding(code(), severity, base.range(), message, base.urn().text(), List.of());
    }

    /** Whether {@code target} is a name in the namespace of {@code base}. */
    private static boolean stays(String target, ParsedUrn base) {
        ParsedUrn urn = UrnParser.parse(target, base.specification());
        return urn.isValid() && base.hasAssignedName() && urn.nidText().equalsIgnoreCase(base.nidText());
    }

    private static String become(List<Hanging> hanging) {
        String shown = hanging.stream().limit(SHOWN).map(one -> "“" + shortened(one.reference()) + "” becomes “"
                + shortened(one.target()) + "”" + (one.older().equals(one.target()) ? ""
                        : " (“" + shortened(one.older()) + "” by the 1998 draft §5.2)"))
                .collect(Collectors.joining(", "));
        int more = hanging.size() - SHOWN;
        return "on this base " + shown + (more > 0 ? " and so on for " + more + " more" : "");
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }
}
