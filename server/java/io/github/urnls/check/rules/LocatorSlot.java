package io.github.urnls.check.rules;

import io.github.urnls.format.languages.Formats;
import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.FetchSlots;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.xml.Markup;
import io.github.urnls.format.xml.MarkupTag.Attribute;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.namespace.Resolvers;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A URN that a browser is asked to open or fetch. A URN names a resource but need not locate it, so it may not fit a
 * slot for an address (RFC 8141 §4.1). Reported only in documents that browsers show; in other XML {@code href} is
 * often only a name.
 */
public final class LocatorSlot extends NamedRule implements Rule.OfDocument {

    public LocatorSlot() {
        super("locator-slot", Group.USE, Severity.HINT,
                "A URN where a browser goes to or fetches from, such as href and src.");
    }

    @Override
    public boolean concerns(DocumentSection section) {
        return section.hasName(LocatorSlot::isLocator);
    }

    @Override
    public boolean concerns(Document document) {
        return Formats.markup(document).filter(Markup::isForBrowsers).isPresent();
    }

    @Override
    public List<Finding> check(DocumentSubject subject) {
        Map<Integer, Name> urns = new HashMap<>();
        for (Name name : subject.names()) {
            if (isLocator(name) && !subject.options().accepts(name.urn().text())) {
                urns.put(name.passage().start(), name);
            }
        }
        List<Finding> found = new ArrayList<>();
        if (!urns.isEmpty()) {
            Formats.markup(subject.document()).filter(Markup::isForBrowsers).ifPresent(markup -> markup.forEach(tag -> {
                if (tag.attributes().stream().anyMatch(attribute -> urns.containsKey(attribute.range().start()))) {
                    slots(tag.inLowerCase(), urns, subject, found);
                }
            }));
        }
        return found;
    }

    private void slots(MarkupTag tag, Map<Integer, Name> urns, DocumentSubject subject, List<Finding> found) {
        for (Attribute attribute : FetchSlots.in(tag)) {
            Name urn = urns.get(attribute.range().start());
            if (urn != null) {
                found.add(finding(tag, attribute, urn, subject));
            }
        }
    }

    private static boolean isLocator(Name name) {
        UrnOccurrence occurrence = name.occurrence();
        return occurrence.passage().role() == Role.LOCATOR && name.isUrn() && occurrence.beginsPassage();
    }

    private Finding finding(MarkupTag tag, Attribute attribute, Name name, DocumentSubject subject) {
        boolean followed = tag.localName().equals("a") || tag.localName().equals("area");
        String where = "“" + attribute.name() + "”";
        String message = (followed ? "browsers cannot follow a URN in " + where + " unless another program handles URNs"
                : "browsers cannot fetch a URN from " + where)
                + ": a URN need not say where its resource is (RFC 8141 §4.1)";
        List<Fix> fixes = Resolvers.find(name.urn(), subject.options().registry())
                .map(found -> new Fix("Use the address " + found.address(),
                        name.occurrence().replace(found.address())))
                .stream().toList();
        return new Finding(code(), defaultSeverity(), name.range(), message, name.urn().text(), fixes);
    }
}
