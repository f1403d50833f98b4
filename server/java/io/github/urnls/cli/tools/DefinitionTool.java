package io.github.urnls.cli.tools;

import io.github.urnls.feature.Tally;
import com.google.gson.JsonObject;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.workspace.index.NameSearch;
import java.util.List;

/** The tool {@code definition}: the output of {@code urn-ls definition}. */
public final class DefinitionTool extends IndexTool {

    public DefinitionTool(ToolFiles files) {
        super("definition", files);
    }

    @Override
    ToolResult answer(JsonObject arguments, Tree tree) {
        NameTarget target = tree.target(ToolArguments.text(arguments, "name", ""));
        List<NameSearch.Place> places = tree.read().search().definitions(target);
        places.forEach(place -> tree.listed()
                .add(JsonlNames.definition(tree.path(place.document().uri()), place)));
        return tree.answer(Tally.counted(places.size(), "definition") + tree.report().extent(), "definitions",
                places.size());
    }
}
