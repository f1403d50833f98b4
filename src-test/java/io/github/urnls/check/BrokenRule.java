package io.github.urnls.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** A rule that throws, before all the others. */
public final class BrokenRule implements Rule.OfName {

    /** Checks by all rules and this one. */
    public static Checker checker(BiConsumer<Rule, RuntimeException> onFault) {
        List<Rule> rules = new ArrayList<>(Rules.all());
        rules.addFirst(new BrokenRule());
        return new Checker(rules, onFault);
    }

    @Override
    public String code() {
        return "broken";
    }

    @Override
    public Group group() {
        return Group.PROJECT;
    }

    @Override
    public Severity defaultSeverity() {
        return Severity.ERROR;
    }

    @Override
    public List<Finding> check(Subject subject) {
        throw new IllegalStateException("on purpose");
    }
}
