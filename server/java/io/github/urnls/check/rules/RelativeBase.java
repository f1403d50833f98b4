package io.github.urnls.check.rules;

import io.github.urnls.check.BaseScopes.Hanging;
import io.github.urnls.check.BaseScopes;
import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
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
 * A URN that is the base of relative references. It has no hierarchy for them: most of them become no URN at all, and
 * none becomes a file beside the document (RFC 8141 §4.3, RFC 3986 §5.2).
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
    public boolean concerns(DocumentSection section) {
        for (Name name : section.names()) { // a loop, since each section of a large document is asked
            if (isBase(name.occurrence())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Finding> check(DocumentSubject subject) {
        Map<UrnOccurrence, Name> bases = new LinkedHashMap<>();
        for (Name name : subject.names()) {
            if (isBase(name.occurrence()) && !subject.options().accepts(name.occurrence().text())) {
                bases.put(name.occurrence(), name);
            }
        }
        List<Finding> found = new ArrayList<>();
        if (!bases.isEmpty()) {
            Markup.of(subject.document()).ifPresent(markup -> BaseScopes.read(markup, List.copyOf(bases.keySet()))
                    .forEach((base, hanging) -> found.add(finding(bases.get(base), hanging, markup.isHtml()))));
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
        Severity severity = Severity.WARNING;
        String why = ", since a URN gives relative references no path to start from";
        if (!stays.containsValue(false)) {
            severity = Severity.INFORMATION;
            why = "; names that are to last are better written out";
        }
        if (html) {
            severity = Severity.WARNING;
            why += "; browsers resolve none of them";
        }
        String message = become(worstFirst) + why + " (RFC 8141 §4.3, RFC 3986 §5.2)";
        return new Finding(code(), severity, base.range(), message, base.urn().text(), List.of());
    }

    /** Whether {@code target} is a name in the namespace of {@code base}. */
    private static boolean stays(String target, ParsedUrn base) {
        ParsedUrn urn = UrnParser.parse(target, base.specification());
        return urn.isValid() && base.hasAssignedName() && urn.nidText().equalsIgnoreCase(base.nidText());
    }

    private static String become(List<Hanging> hanging) {
        String shown = hanging.stream().limit(SHOWN).map(RelativeBase::becomes).collect(Collectors.joining(", "));
        int more = hanging.size() - SHOWN;
        return "on this base " + shown + (more > 0 ? " and so on for " + more + " more" : "");
    }

    private static String becomes(Hanging one) {
        String becomes = quoted(one.reference()) + " becomes " + quoted(one.target());
        if (one.older().equals(one.target())) {
            return becomes;
        }
        return becomes + " (" + quoted(one.older()) + " by the 1998 draft §5.2)";
    }

    private static String quoted(String text) {
        return "“" + Subject.shortened(text, LONGEST) + "”";
    }
}
