package io.github.urnls.cli.command;

import io.github.urnls.cli.run.Question;
import java.nio.file.Path;
import java.util.List;

/** {@code references}: lists all places of a name. */
public final class ReferencesCommand extends IndexCommand {

    private final Argument<Boolean> below = flag("--below",
            "Find all names that begin with NAME, such as urn:acme:.");
    private final Argument<String> name = parameter("NAME",
            "A URN; with components, such as ?=page=2, find only places with the same ones.");

    private final Argument<List<Path>> paths = paths();

    public ReferencesCommand() {
        super("Lists every place of a name, however it is spelled.", "The name was not found.");
        format();
    }

    @Override
    public Integer call() {
        return answer(new Question.References(name.get(), below.get()), tree(paths.get()));
    }
}
