package io.github.urnls.cli.tools;

import io.github.urnls.feature.Tally;
import com.google.gson.JsonObject;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.workspace.index.NameStatistics;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The tool {@code names}: the output of {@code urn-ls names}. */
public final class NamesTool extends IndexTool {

    public NamesTool(ToolFiles files) {
        super("names", files);
    }

    @Override
    public ToolResult call(JsonObject arguments, BooleanSupplier cancelled) {
        Tree tree = read(arguments, cancelled);
        Optional<Boolean> declared = ToolArguments.flag(arguments, "declared");
        List<NameStatistics> names = NameStatistics
                .of(tree.index().names(), ToolArguments.text(arguments, "prefix", "")).stream()
                .filter(name -> declared.isEmpty() || name.isDeclared() == declared.get()).toList();
        names.forEach(name -> tree.listed().add(JsonlNames.statistics(name,
                name.uses().declaring().map(tree::path).orElse(null))));
        return tree.answer(Tally.counted(names.size(), "name"), "names", names.size());
    }
}
