package io.github.urnls.feature;

import io.github.urnls.check.Rule.Trait;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.Rules;
import io.github.urnls.check.Spellings;
import io.github.urnls.feature.Explanation.Wrong;
import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.Name;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The findings of one name by itself, without those about style. */
final class Wrongs {

    private static final Checker CHECKER = new Checker((rule, fault) -> {});

    private Wrongs() {}

    /** The findings as if a document held {@code urn} alone. */
    static List<Wrong> of(ParsedUrn urn, Registry registry) {
        CheckOptions options = new CheckOptions(urn.specification(), Map.of(), Set.of()).with(registry);
        return of(Name.alone(urn.text(), urn.specification()), options, Spellings.NONE);
    }

    /** The findings of {@code name} in its document, by {@code options}. */
    static List<Wrong> of(Name name, CheckOptions options, Spellings spellings) {
        int start = name.range().start();
        return CHECKER.each(List.of(name), options, spellings).stream()
                .filter(finding -> !Rules.is(finding.code(), Trait.REMARK))
                .map(finding -> new Wrong(finding.code(), finding.severity(), span(finding, start), finding.message()))
                .sorted(Comparator.comparing(Wrong::severity)).toList();
    }

    /** The place in the name that begins at {@code start}; what stands before it is at its beginning. */
    private static Span span(Finding finding, int start) {
        return new Span(Math.max(0, finding.range().start() - start), Math.max(0, finding.range().end() - start));
    }
}
