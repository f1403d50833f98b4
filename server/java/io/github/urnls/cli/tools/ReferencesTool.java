package io.github.urnls.cli.tools;

import io.github.urnls.feature.Tally;
import com.google.gson.JsonObject;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.index.NameSearch.InFile;
import java.util.concurrent.atomic.AtomicInteger;

/** The tool {@code references}: the output of {@code urn-ls references}. */
public final class ReferencesTool extends IndexTool {

    public ReferencesTool(ToolFiles files) {
        super("references", files);
    }

    @Override
    ToolResult answer(JsonObject arguments, Tree tree) {
        NameTarget target = tree.target(ToolArguments.text(arguments, "name", ""));
        AtomicInteger total = new AtomicInteger();
        tree.read().search().eachReference(target, found -> {
            total.addAndGet(found.places().size());
            list(tree, target, found);
        });
        return tree.answer(Tally.counted(total.get(), "place") + tree.report().extent(), "references", total.get());
    }

    private static void list(Tree tree, NameTarget target, InFile found) {
        Document document = found.file().document();
        for (Name place : found.places()) {
            tree.listed().add(JsonlNames.reference(tree.path(document.uri()), document, target, place,
                    found.declares(place)));
        }
    }
}
