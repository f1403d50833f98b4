package io.github.urnls.cli.command;

import io.github.urnls.cli.run.Question;
import java.nio.file.Path;
import java.util.List;

/** {@code definition}: where a name is declared. */
public final class DefinitionCommand extends IndexCommand {

    private final Argument<String> name = parameter("NAME", "A URN.");

    private final Argument<List<Path>> paths = paths();

    public DefinitionCommand() {
        super("Finds the schema, module, catalog entry or other place that declares a name, the best first.",
                "No file declares the name.");
        format();
    }

    @Override
    public Integer call() {
        return answer(new Question.Definition(name.get()), tree(paths.get()));
    }
}
