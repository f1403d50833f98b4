package io.github.urnls.cli.command;

import io.github.urnls.check.DidYouMean;
import io.github.urnls.cli.help.Words;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.workspace.index.NameDifference.Kind;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The options for what changed since a commit. */
final class SinceOptions extends Options {

    final Argument<String> revision = option(String.class, "--since", "REF",
            "List what changed in names since this commit of git; REF... means where the branches went apart.");

    private final Argument<List<String>> failOn = list("--fail-on", "CHANGES", Words.CHANGES,
            "With --since: exit with 1 on these changes: added, gone, raised, changed, left-behind; with commas.");

    boolean areGiven() {
        return revision.isGiven() || !failOn.get().isEmpty();
    }

    /** The changes that make the command fail. */
    Set<Kind> failOn() {
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        failOn.get().forEach(word -> kinds.add(kind(word.strip())));
        return kinds;
    }

    private static Kind kind(String word) {
        List<String> words = Words.CHANGES.all();
        return Stream.of(Kind.values()).filter(kind -> kind.id().equalsIgnoreCase(word)).findFirst()
                .orElseThrow(() -> new UsageException("--fail-on: “" + word + "” is not one of "
                        + String.join(", ", words) + DidYouMean.of(word, words)));
    }
}
