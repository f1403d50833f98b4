package io.github.urnls.cli.command;

import io.github.urnls.check.Rule;
import io.github.urnls.check.run.Rules;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** The words for rules that a shell offers: “all”, groups and codes. */
final class RuleWords implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Stream.of(List.of("all"), Stream.of(Rule.Group.values()).map(Rule.Group::id).toList(),
                Rules.all().stream().map(Rule::code).toList()).flatMap(List::stream).iterator();
    }
}
