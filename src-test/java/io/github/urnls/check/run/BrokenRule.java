package io.github.urnls.check.run;

import io.github.urnls.check.Finding;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** A rule that throws, before all the others. */
public final class BrokenRule extends NamedRule implements Rule.OfName {

    /** Checks by all rules and this one. */
    public static Checker checker(BiConsumer<Rule, RuntimeException> onFault) {
        List<Rule> rules = new ArrayList<>(Rules.all());
        rules.addFirst(new BrokenRule());
        return new Checker(rules, onFault);
    }

    private BrokenRule() {
        super("broken", Group.PROJECT, Severity.ERROR, "A rule of these tests.");
    }

    @Override
    public List<Finding> check(Subject subject) {
        throw new IllegalStateException("on purpose");
    }
}
