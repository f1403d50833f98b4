package io.github.urnls.fuzz;

import io.github.urnls.check.CheckTarget;
import io.github.urnls.check.GrammarTarget;
import io.github.urnls.check.GrowthTarget;
import io.github.urnls.cli.AssistantTarget;
import io.github.urnls.format.FormatTarget;
import io.github.urnls.lsp.ServerTarget;
import io.github.urnls.lsp.protocol.EditTarget;
import io.github.urnls.urn.UrnTarget;
import io.github.urnls.workspace.SettingsTarget;
import java.util.List;
import java.util.function.Supplier;

/** Everything that is fuzzed. */
public final class Targets {

    private static final List<Supplier<FuzzTarget>> ALL = List.of(UrnTarget::new, FormatTarget::new, CheckTarget::new,
            EditTarget::new,
            ServerTarget::new, AssistantTarget::new, SettingsTarget::new, GrammarTarget::new, GrowthTarget::new);

    private Targets() {}

    /** One of each. */
    public static List<FuzzTarget> all() {
        return ALL.stream().map(Supplier::get).toList();
    }

    /**
     * The target of that name.
     *
     * @throws IllegalArgumentException if there is none; the message names those that there are
     */
    public static FuzzTarget named(String name) {
        List<FuzzTarget> all = all();
        return all.stream().filter(target -> target.name().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no target is called “" + name + "”; there are "
                                + all.stream().map(FuzzTarget::name).toList()));
    }
}
