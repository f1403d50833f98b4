package io.github.urnls.check.rules;

import io.github.urnls.format.languages.Formats;
import io.github.urnls.check.BaseScopes.ResolvedReference;
import io.github.urnls.check.BaseScopes;
import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A URN that is the base of relative references. A URN has no hierarchy for them. Most references become no URN, and
 * none becomes a file beside the document (RFC 8141 §4.3, RFC 3986 §5.2).
 */
public final class RelativeBase extends NamedRule implements Rule.OfDocument {

    /** The most references that are shown with their targets. */
    private static final int SHOWN = 3;
    private static final int LONGEST = 60;

    public RelativeBase() {
        super("relative-base", Group.USE, Severity.WARNING, "A URN as the base of relative references.",
                ", or information where they stay names of its namespace");
    }

    @Override
    public boolean concerns(DocumentSection section) {
        return section.hasName(name -> isBase(name, section.text()));
    }

    @Override
    public List<Finding> check(DocumentSubject subject) {
        String text = subject.document().text();
        List<Name> bases = subject.names().stream()
                .filter(name -> isBase(name, text) && !subject.options().accepts(name.text())).toList();
        List<Finding> found = new ArrayList<>();
        if (!bases.isEmpty()) {
            Formats.markup(subject.document()).ifPresentOrElse(markup -> BaseScopes.read(markup, bases)
                    .forEach((base, references) -> add(base, references, markup.isHtml(), found)),
                    () -> add(bases.getFirst(), BaseScopes.inSchema(text, bases.getFirst()), false, found));
        }
        return found;
    }

    /**
     * Whether it is a whole attribute value, or the {@code $id} of a schema, and complete. The beginning of names, such
     * as {@code urn:example:}, is a base too.
     */
    private static boolean isBase(Name name, String text) {
        return (name.isUrn() || name.kind() == Kind.PREFIX) && name.occurrence().beginsPassage()
                && (name.passage().role() == Role.BASE
                        || text.startsWith("\"$id\"", Chars.before(text, name.passage().start(), " \t\r\n\":") - 3));
    }

    private void add(Name base, List<ResolvedReference> references, boolean html, List<Finding> found) {
        if (references.isEmpty()) {
            return;
        }
        Map<ResolvedReference, Boolean> stays = new LinkedHashMap<>();
        references.forEach(one -> stays.computeIfAbsent(one, first -> stays(one.target(), base.urn())));
        List<ResolvedReference> worstFirst = stays.keySet().stream().sorted(Comparator.comparing(stays::get)).toList();
        Severity severity = Severity.WARNING;
        String what = "a URN has no path for relative references to start from";
        String why = "";
        if (!stays.containsValue(false)) {
            severity = Severity.INFORMATION;
            what = "relative references become names of this namespace";
            why = "; write names that should last in full";
        }
        if (html) {
            severity = Severity.WARNING;
            why += "; browsers resolve none of them";
        }
        String message = what + ": " + become(worstFirst) + why + " (RFC 8141 §4.3, RFC 3986 §5.2)";
        found.add(new Finding(code(), severity, base.range(), message, base.urn().text(), List.of()));
    }

    /** Whether {@code target} is a name in the namespace of {@code base}. */
    private static boolean stays(String target, ParsedUrn base) {
        ParsedUrn urn = UrnParser.parse(target, base.specification());
        return urn.isValid() && base.hasAssignedName() && urn.nidText().equalsIgnoreCase(base.nidText());
    }

    private static String become(List<ResolvedReference> references) {
        String shown = references.stream().limit(SHOWN).map(RelativeBase::becomes).collect(Collectors.joining(", "));
        int more = references.size() - SHOWN;
        return shown + (more > 0 ? " and so on for " + more + " more" : "");
    }

    private static String becomes(ResolvedReference one) {
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
