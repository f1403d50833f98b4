package io.github.urnls.feature.packages;

import io.github.urnls.check.Finding;
import io.github.urnls.check.project.RegistryFile.Content;
import io.github.urnls.check.project.RegistryFile.Example;
import io.github.urnls.feature.Explanation;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.forms.FamilyForm;
import io.github.urnls.namespace.known.Aged;
import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.Lifecycle;
import io.github.urnls.namespace.known.NameList;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where what a registry file says of its names contradicts its examples, or itself. */
public final class Contradictions {

    /**
     * One contradiction.
     *
     * @param line from 1 on
     * @param name the name that shows it
     */
    public record Contradiction(int line, String name, String message) {}

    private final Content content;
    private final Registry registry;
    private final List<Contradiction> found = new ArrayList<>();

    private Contradictions(Content content) {
        this.content = content;
        this.registry = Registry.of(content.namespaces(), Optional.empty()).with(KnownNames.of(content.names()));
    }

    /** All contradictions, by their lines. */
    public static List<Contradiction> in(Content content) {
        Contradictions contradictions = new Contradictions(content);
        content.examples().forEach(contradictions::example);
        for (NameList list : content.names()) {
            list.names().forEach(name -> contradictions.listed(name, list));
        }
        contradictions.found.sort(Comparator.comparingInt(Contradiction::line));
        return contradictions.found;
    }

    private void example(Example example) {
        ParsedUrn urn = UrnParser.parse(example.name());
        if (urn.hasAssignedName() && !urn.foldedNid().equals(example.nid())) {
            add(example.line(), example.name(), "is not a name of “" + example.nid() + "”");
            return;
        }
        Optional<String> wrong = wrong(urn);
        if (example.fits()) {
            wrong.ifPresent(message -> add(example.line(), example.name(), "is an example, but " + message));
        } else if (wrong.isEmpty()) {
            add(example.line(), example.name(), "is a counter-example, but nothing is wrong with it");
        }
    }

    /** The worst that is to be said of a name, if it is more than a remark. */
    private Optional<String> wrong(ParsedUrn urn) {
        Optional<String> retired = registry.names().find(urn.assignedNameText())
                .map(KnownName::status)
                .or(() -> FamilyForm.find(urn, registry).flatMap(form -> form.aged(urn)).map(Aged::status))
                .filter(Status.RETIRED::equals).map(status -> "it is retired");
        boolean deviates = FamilyForm.deployed(urn, registry).isPresent();
        return Explanation.of(urn, registry).wrong().stream().filter(wrong -> Explanation.isWrong(wrong) || !deviates)
                .map(Finding::message).findFirst().or(() -> retired);
    }

    private void listed(KnownName name, NameList list) {
        int line = content.lines().getOrDefault(name.name(), 1);
        if (!name.name().contains("*")) {
            broken(name.name()).ifPresent(problem -> add(line, name.name(), "is listed, but " + problem));
        }
        Lifecycle life = list.lifecycles().getOrDefault(name.name(), Lifecycle.NONE);
        if (!life.until().isEmpty() && !name.isPast()) {
            add(line, name.name(), "has “until”, but is not deprecated");
        } else if (!life.until().isEmpty() && name.status() == Status.RETIRED) {
            add(line, name.name(), "has “until”, but is retired, so it is no longer accepted");
        }
        String next = life.replacedBy();
        if (!next.isEmpty() && !name.isPast()) {
            add(line, name.name(), "has “replacedBy”, but is neither deprecated nor retired");
        } else if (!next.isEmpty()) {
            against(name, UrnParser.parse(next))
                    .ifPresent(reason -> add(line, name.name(), "is replaced by " + reason));
        }
    }

    /** What speaks against {@code next} in the place of {@code name}; begins with the name to use instead. */
    private Optional<String> against(KnownName name, ParsedUrn next) {
        String quoted = "“" + next.text() + "”";
        Optional<KnownName> known = find(next);
        if (known.map(KnownName::name).filter(name.name()::equals).isPresent()) {
            return Optional.of("itself");
        }
        if (leadsTo(name.name(), next)) {
            return Optional.of(quoted + ", which leads back to it");
        }
        if (known.filter(KnownName::isPast).isPresent()) {
            return Optional.of(quoted + ", which is " + known.get().status().word() + " itself");
        }
        if (known.isEmpty() && registry.names().missingFrom(next.assignedNameText()).isPresent()) {
            return Optional.of(quoted + ", which is missing from a list that is closed");
        }
        if (next.rComponent().isPresent() || next.qComponent().isPresent()) {
            return Optional.of(quoted + ", but “?” and what follows belong to a use of a name, not to the name "
                    + "(RFC 8141 §2.3)");
        }
        return Explanation.of(next, registry).wrong().stream().filter(Explanation::isWrong).map(Finding::message)
                .findFirst()
                .map(message -> quoted + ", but " + message);
    }

    private Optional<KnownName> find(ParsedUrn urn) {
        return registry.names().find(urn.assignedNameText()).or(() -> registry.names().find(urn.text()));
    }

    /** Whether the names to use instead lead from {@code next} to {@code name}. */
    private boolean leadsTo(String name, ParsedUrn next) {
        Set<String> passed = new HashSet<>();
        Optional<KnownName> at = find(next);
        while (at.isPresent() && passed.add(at.get().name())) {
            if (at.get().name().equals(name)) {
                return true;
            }
            String after = registry.lifecycle(at.get().name()).replacedBy();
            at = after.isEmpty() ? Optional.empty() : find(UrnParser.parse(after));
        }
        return false;
    }

    /** What the owner's own form of names says against {@code name}. */
    private Optional<String> broken(String name) {
        ParsedUrn urn = UrnParser.parse(name);
        return registry.find(urn.nidText()).flatMap(Namespace::form)
                .flatMap(form -> form.check(urn).stream().map(Problem::message).findFirst());
    }

    private void add(int line, String name, String message) {
        found.add(new Contradiction(line, name, "“" + name + "” " + message));
    }
}
