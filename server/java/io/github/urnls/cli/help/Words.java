package io.github.urnls.cli.help;

import io.github.urnls.check.run.Rules;
import io.github.urnls.check.Rule.Group;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import io.github.urnls.workspace.index.NameDifference;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** Words that a shell offers for the value of an option. They are only looked up when asked for. */
public enum Words implements Iterable<String> {

    /** Codes of rules. */
    CODES,
    /** What stands for one or more rules: “all”, groups and codes. */
    RULES, LEVELS,
    /** Levels, and “never”. */
    THRESHOLDS, NAMESPACES,
    /** Kinds of changes in names. */
    CHANGES,
    /** What the command for registry files does. */
    REGISTRY_ACTIONS;

    public List<String> all() {
        return switch (this) {
            case CODES -> Rules.all().stream().map(Rule::code).toList();
            case RULES -> Stream.of(Stream.of("all"), Stream.of(Group.values()).map(Group::id),
                    CODES.all().stream()).flatMap(words -> words).toList();
            case LEVELS -> Stream.of(Severity.values()).map(Severity::id).toList();
            case THRESHOLDS -> Stream.concat(LEVELS.all().stream(), Stream.of("never")).toList();
            case CHANGES -> Stream.of(NameDifference.Kind.values()).map(NameDifference.Kind::id).sorted().toList();
            case REGISTRY_ACTIONS -> List.of("test", "new");
            case NAMESPACES -> Registry.BUILT_IN.all().stream().map(Namespace::nid).toList();
        };
    }

    @Override
    public Iterator<String> iterator() {
        return all().iterator();
    }
}
