package io.github.urnls.cli.help;

import io.github.urnls.check.Product;
import java.util.List;

/** What help and manual say about commands besides options: their groups, examples and further reading. */
public final class Examples {

    /** The groups of commands, in the order in which they are shown. */
    static final List<String> GROUPS = List.of("Files", "Names", "More");

    private Examples() {}

    /** The group of a command; none of {@link #GROUPS} for one that only the page of options has. */
    static String group(String command) {
        return HelpTable.COMMANDS.text("group", command).orElse("More");
    }

    /** Command lines, some with a description after several spaces; the empty name has those for all commands. */
    public static List<String> of(String command) {
        return HelpTable.COMMANDS.texts("example", command).toList();
    }

    /** The page for further reading. */
    static String page(String command) {
        return command.isEmpty() ? Product.HOME
                : Product.DOCUMENTATION + HelpTable.COMMANDS.text("page", command).orElse("ci.md");
    }
}
