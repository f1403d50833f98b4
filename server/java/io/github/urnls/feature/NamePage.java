package io.github.urnls.feature;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A page about a name, in Markdown: what the name is, where it is defined, and where it is used. */
public final class NamePage {

    /** The most places that are listed; the others are only counted. */
    private static final int MOST = 100;

    /**
     * A place of the name.
     *
     * @param uri  of the document
     * @param file the name that users know it by
     * @param line counted from 1
     */
    public record Use(String uri, String file, int line) {

        private String item() {
            return "\n- [" + Markdown.escaped(file) + ", line " + line + "](" + uri + "#L" + line + ")";
        }
    }

    private NamePage() {}

    /**
     * The text of the page.
     *
     * @param name        as it is written
     * @param explanation empty when it is no URN
     * @param uses        in the order of the files
     */
    public static String of(String name, Optional<Explanation> explanation, List<Use> uses) {
        return "# " + Markdown.code(name) + "\n\n"
                + explanation.map(ExplanationText::markdown).orElse("This is not a URN.").strip()
                + "\n\n## Uses\n\n" + uses(uses) + "\n";
    }

    private static String uses(List<Use> uses) {
        if (uses.isEmpty()) {
            return "Not used in this workspace.";
        }
        long files = uses.stream().map(Use::uri).distinct().count();
        String list = uses.stream().limit(MOST).map(Use::item).collect(Collectors.joining());
        return "Used " + Tally.counted(uses.size(), "time") + " in " + Tally.counted((int) files, "file") + ":\n" + list
                + (uses.size() > MOST ? "\n- and " + Tally.counted(uses.size() - MOST, "more place") : "");
    }
}
