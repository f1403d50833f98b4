package io.github.urnls.cli.tools;

import io.github.urnls.feature.Tally;
import com.google.gson.JsonObject;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.workspace.index.NameSearch;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The tool {@code definition}: the output of {@code urn-ls definition}. */
public final class DefinitionTool extends IndexTool {

    public DefinitionTool(ToolFiles files) {
        super("definition", files);
    }

    @Override
    public ToolResult call(JsonObject arguments, BooleanSupplier cancelled) {
        String name = ToolArguments.text(arguments, "name", "");
        Tree tree = read(arguments, cancelled);
        Optional<NameTarget> target = tree.target(name);
        if (target.isEmpty()) {
            return noName(name);
        }
        List<NameSearch.Place> places = tree.search().definitions(target.get());
        places.forEach(place -> tree.listed()
                .add(JsonlNames.definition(tree.path(place.document().uri()), place)));
        return tree.answer(Tally.counted(places.size(), "definition"), "definitions", places.size());
    }
}
