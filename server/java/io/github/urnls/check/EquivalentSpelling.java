package io.github.urnls.check;

import io.github.urnls.check.SectionNames.Name;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A name that is spelled in another way elsewhere (RFC 8141 §3): the same URN, but not to software that compares letter by letter, as
 * all software compares the names of XML namespaces (Namespaces in XML 1.0 §2.3).
 */
final class EquivalentSpelling implements Rule.OfDocument {

    static final String CODE = "equivalent-spelling";

    /**
     * How a name should be spelled, and why.
     *
     * @param declared   whether this is how it is declared
     * @param outside    whether it is spelled so in another document
     * @param most       whether it is spelled so more often than in any other way
     * @param namespaces whether it names an XML namespace in this spelling
     */
    record Verdict(String best, boolean declared, boolean outside, boolean most, boolean namespaces) {}

    @Override
    public String code() {
        return CODE;
    }

    @Override
    public Severity defaultSeverity() {
        return Severity.INFORMATION;
    }

    @Override
    public List<Located> check(DocumentSubject subject) {
        Map<String, List<Name>> byKey = new LinkedHashMap<>();
        SectionNames.in(subject.occurrences(), subject.options())
                .forEach(name -> byKey.computeIfAbsent(name.key(), key -> new ArrayList<>()).add(name));
        List<Located> found = new ArrayList<>();
        byKey.forEach((key, names) -> verdict(here(names), subject.elsewhere().of(key, subject.document().uri()))
                .ifPresent(verdict -> names.forEach(name -> match(name, verdict).ifPresent(found::add))));
        return found;
    }

    private static List<Spelling> here(List<Name> names) {
        Map<String, Spelling> here = new LinkedHashMap<>();
        for (Name name : names) {
            int namespaces = NameKey.isNamespaceName(name.occurrence()) ? 1 : 0;
            here.merge(name.spelling(), new Spelling(name.spelling(), 1, namespaces, false), EquivalentSpelling::sum);
        }
        return List.copyOf(here.values());
    }

    private static Spelling sum(Spelling one, Spelling other) {
        return new Spelling(one.text(), one.uses() + other.uses(), one.namespaceNames() + other.namespaceNames(),
                one.declared() || other.declared());
    }

    /** Which of all spellings of one name, in the document and elsewhere, is the one to prefer; empty when there is but one. */
    static Optional<Verdict> verdict(List<Spelling> here, List<Spelling> elsewhere) {
        Map<String, Spelling> sums = new LinkedHashMap<>();
        elsewhere.forEach(spelling -> sums.put(spelling.text(), spelling));
        here.forEach(spelling -> sums.merge(spelling.text(), spelling, EquivalentSpelling::sum));
        if (sums.size() < 2) {
            return Optional.empty();
        }
        List<Spelling> all = sums.values().stream().sorted(Spelling.BEST_FIRST).toList();
        Spelling best = all.get(0);
        return Optional.of(new Verdict(best.text(), best.declared(), elsewhere.stream().anyMatch(spelling -> spelling.text().equals(best.text())),
                all.stream().noneMatch(other -> other != best && other.uses() >= best.uses()), best.namespaceNames() > 0));
    }

    /** What there is to say of {@code name}; empty when it is spelled as it should be, or not judged. */
    static Optional<Located> match(Name name, Verdict verdict) {
        if (!name.judged() || verdict.best.equals(name.spelling())) {
            return Optional.empty();
        }
        boolean namespaces = NameKey.isNamespaceName(name.occurrence()) && verdict.namespaces;
        String message = "the same name is spelled “" + verdict.best + "” "
                + (verdict.declared ? "where it is declared" : verdict.outside ? "elsewhere in the workspace" : "elsewhere in this document")
                + " (RFC 8141 §3)" + (namespaces ? "; XML compares namespace names letter by letter, so these are two namespaces" : "");
        Span span = new Span(0, name.spelling().length());
        String which = verdict.declared ? "of the declaration: " : verdict.most ? "used most: " : "";
        Fix fix = new Fix("Use the spelling " + which + "“" + verdict.best + "”", Fix.Safety.REVIEW,
                List.of(name.occurrence().replace(span, verdict.best)));
        return Optional.of(new Located(name.occurrence().range(span), namespaces ? Severity.WARNING : Severity.INFORMATION, message,
                name.occurrence().text(), List.of(fix)));
    }
}
