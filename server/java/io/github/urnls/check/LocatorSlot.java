package io.github.urnls.check;

import io.github.urnls.format.Markup;
import io.github.urnls.format.MarkupTag;
import io.github.urnls.format.MarkupTag.Attribute;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.namespace.Resolvers;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A URN where a browser goes to, or fetches something from: it names a resource and need not say where that is, so it may not fit in a slot
 * that points at one (RFC 8141 §4.1). Said only of what browsers show; in other XML {@code href} is often no more than a name.
 */
final class LocatorSlot implements Rule.OfDocument {

    @Override
    public String code() {
        return "locator-slot";
    }

    @Override
    public Severity defaultSeverity() {
        return Severity.HINT;
    }

    @Override
    public List<Located> check(DocumentSubject subject) {
        Map<Integer, UrnOccurrence> urns = new HashMap<>();
        for (UrnOccurrence occurrence : subject.occurrences()) {
            if (isLocator(occurrence) && !subject.options().accepts(occurrence.text())) {
                urns.put(occurrence.passage().range().start(), occurrence);
            }
        }
        List<Located> found = new ArrayList<>();
        if (!urns.isEmpty()) {
            Markup.of(subject.document()).filter(Markup::isForBrowsers).ifPresent(markup -> markup.forEach(tag -> {
                if (tag.attributes().stream().anyMatch(attribute -> urns.containsKey(attribute.range().start()))) {
                    slots(tag.inLowerCase(), urns, subject, found);
                }
            }));
        }
        return found;
    }

    private void slots(MarkupTag tag, Map<Integer, UrnOccurrence> urns, DocumentSubject subject, List<Located> found) {
        for (Attribute attribute : FetchSlots.in(tag)) {
            UrnOccurrence urn = urns.get(attribute.range().start());
            if (urn != null) {
                found.add(located(tag, attribute, urn, subject));
            }
        }
    }

    static boolean isLocator(UrnOccurrence occurrence) {
        return occurrence.passage().role() == Role.LOCATOR && occurrence.kind() == Kind.URN && occurrence.beginsPassage();
    }

    private Located located(MarkupTag tag, Attribute attribute, UrnOccurrence urn, DocumentSubject subject) {
        boolean followed = tag.localName().equals("a") || tag.localName().equals("area");
        String message = (followed ? "browsers go nowhere from here, unless something handles URNs for them"
                : "browsers fetch nothing from here") + ": “" + attribute.name() + "” points at a resource, and a URN need not say where"
                + " that is (RFC 8141 §4.1)";
        CheckOptions options = subject.options();
        List<Fix> fixes = Resolvers.find(UrnParser.parse(urn.text(), options.specification()), options.registry())
                .map(found -> new Fix("Use the address " + found.address(), Fix.Safety.REVIEW,
                        List.of(urn.replace(new Span(0, urn.text().length()), found.address())))).stream().toList();
        return new Located(urn.range(), defaultSeverity(), message, urn.text(), fixes);
    }
}
