package io.github.urnls.check;

import io.github.urnls.check.Rule.Group;
import io.github.urnls.check.Rule.Trait;
import java.util.List;

/** What a rule says of itself, in one place: its constructor. */
public abstract class NamedRule {

    private final String code;
    private final Group group;
    private final Severity severity;
    private final String setting;
    private final List<Trait> traits;

    /**
     * A rule.
     *
     * @param code    its kebab-case name
     * @param setting what it finds, for the description of its setting; with a full stop at the end
     */
    protected NamedRule(String code, Group group, Severity severity, String setting, Trait... traits) {
        this(code, group, severity, setting, "", traits);
    }

    /**
     * A rule whose findings have several levels.
     *
     * @param others the levels besides {@code severity}, to follow it in the description
     */
    protected NamedRule(String code, Group group, Severity severity, String setting, String others, Trait... traits) {
        this.code = code;
        this.group = group;
        this.severity = severity;
        this.setting = setting + " Default: " + severity.id() + others + ".";
        this.traits = List.of(traits);
    }

    public final String code() {
        return code;
    }

    public final Group group() {
        return group;
    }

    public final Severity defaultSeverity() {
        return severity;
    }

    public final boolean is(Trait trait) {
        return traits.contains(trait);
    }

    public final String setting() {
        return setting;
    }
}
