package io.github.urnls.check;

import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A name that is spelled in another way elsewhere (RFC 8141 §3): the same URN, but not to software that compares letter by letter, as
 * all software compares the names of XML namespaces (Namespaces in XML 1.0 §2.3).
 */
final class EquivalentSpelling implements Rule.OfDocument {

    /** One place in the document. */
    private record Place(UrnOccurrence occurrence, String spelling) {}

    @Override
    public String code() {
        return "equivalent-spelling";
    }

    @Override
    public Severity defaultSeverity() {
        return Severity.INFORMATION;
    }

    @Override
    public List<Located> check(DocumentSubject subject) {
        Map<String, List<Place>> byKey = places(subject);
        List<Located> found = new ArrayList<>();
        byKey.forEach((key, places) -> {
            List<Spelling> elsewhere = subject.elsewhere().of(key, subject.document().uri());
            List<Spelling> all = together(places, elsewhere);
            if (all.size() > 1) {
                places.forEach(place -> match(place, all, elsewhere).ifPresent(found::add));
            }
        });
        return found;
    }

    private static Map<String, List<Place>> places(DocumentSubject subject) {
        Map<String, String> keys = new HashMap<>();
        Map<String, List<Place>> byKey = new LinkedHashMap<>();
        for (UrnOccurrence occurrence : subject.occurrences()) {
            if (occurrence.kind() != UrnOccurrence.Kind.URN || subject.options().accepts(occurrence.text())) {
                continue;
            }
            ParsedUrn urn = UrnParser.parse(occurrence.text(), subject.options().specification());
            if (urn.isValid()) {
                String spelling = urn.assignedNameText();
                byKey.computeIfAbsent(keys.computeIfAbsent(spelling, text -> NameKey.of(urn)), key -> new ArrayList<>())
                        .add(new Place(occurrence, spelling));
            }
        }
        return byKey;
    }

    /** Every spelling in the document and elsewhere, the one to prefer first. */
    private static List<Spelling> together(List<Place> places, List<Spelling> elsewhere) {
        Map<String, Spelling> all = new LinkedHashMap<>();
        elsewhere.forEach(spelling -> all.put(spelling.text(), spelling));
        for (Place place : places) {
            Spelling known = all.getOrDefault(place.spelling, new Spelling(place.spelling, 0, 0, false));
            all.put(place.spelling, new Spelling(place.spelling, known.uses() + 1,
                    known.namespaceNames() + (NameKey.isNamespaceName(place.occurrence) ? 1 : 0), known.declared()));
        }
        return all.values().stream().sorted(Spelling.BEST_FIRST).toList();
    }

    private Optional<Located> match(Place place, List<Spelling> all, List<Spelling> elsewhere) {
        Spelling best = all.get(0);
        if (best.text().equals(place.spelling)) {
            return Optional.empty();
        }
        boolean namespaces = NameKey.isNamespaceName(place.occurrence) && best.namespaceNames() > 0;
        boolean outside = elsewhere.stream().anyMatch(spelling -> spelling.text().equals(best.text()));
        String message = "the same name is spelled “" + best.text() + "” "
                + (best.declared() ? "where it is declared" : outside ? "elsewhere in the workspace" : "elsewhere in this document")
                + " (RFC 8141 §3)" + (namespaces ? "; XML compares namespace names letter by letter, so these are two namespaces" : "");
        Span name = new Span(0, place.spelling.length());
        boolean most = all.stream().noneMatch(other -> other != best && other.uses() >= best.uses());
        String which = best.declared() ? "of the declaration: " : most ? "used most: " : "";
        Fix fix = new Fix("Use the spelling " + which + "“" + best.text() + "”", Fix.Safety.REVIEW,
                List.of(place.occurrence.replace(name, best.text())));
        return Optional.of(new Located(place.occurrence.range(name), namespaces ? Severity.WARNING : Severity.INFORMATION, message,
                place.occurrence.text(), List.of(fix)));
    }
}
