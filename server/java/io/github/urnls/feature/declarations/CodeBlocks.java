package io.github.urnls.feature.declarations;

import io.github.urnls.format.languages.Language;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.List;

/**
 * The code blocks of running text. They stand between fences (CommonMark 0.31 §4.5) or are indented (§4.4,
 * reStructuredText literal blocks). In AsciiDoc they stand between lines of hyphens or dots (listing and literal
 * blocks). In an RFC they are marked as code (RFC 8407 §3.2). The text is read line by line. A block without an end
 * does not count.
 */
final class CodeBlocks {

    /**
     * One block.
     *
     * @param language the name in the text, or the empty string
     * @param range    without the lines around it
     */
    record Block(String language, TextRange range) {}

    private final String text;
    private final Language language;
    private final boolean asciiDoc;
    private final List<Block> found = new ArrayList<>();
    /** The line that ends the block; empty outside of blocks. */
    private String fence = "";
    private String fenceLanguage = "";
    private int fenceBody;
    /** The language that the last line outside of blocks announces for the next block. */
    private String announced = "";
    private int indented = -1;
    private int indentedEnd;
    private boolean afterBlank = true;

    private CodeBlocks(String text, Language language, boolean asciiDoc) {
        this.text = text;
        this.language = language;
        this.asciiDoc = asciiDoc;
    }

    /** The blocks of {@code document} in their order; {@code language} must be prose. */
    static List<Block> in(Document document, Language language) {
        CodeBlocks blocks = new CodeBlocks(document.text(), language, isAsciiDoc(document));
        int line = 0;
        while (line < blocks.text.length()) {
            int end = Lines.end(blocks.text, line);
            blocks.line(line, end);
            line = Lines.next(blocks.text, end);
        }
        blocks.endIndented();
        return blocks.found;
    }

    private static boolean isAsciiDoc(Document document) {
        String uri = Normalization.fold(document.uri());
        return document.languageId().equals("asciidoc") || uri.endsWith(".adoc") || uri.endsWith(".asciidoc")
                || uri.endsWith(".asc");
    }

    private void line(int start, int end) {
        String line = text.substring(start, end).strip();
        if (!fence.isEmpty() && ends(line)) {
            found.add(new Block(fenceLanguage, new TextRange(fenceBody, start)));
            fence = "";
        } else if (opens(line)) {
            endIndented();
            fence = fenceOf(line);
            fenceLanguage = isTicks(line) ? language(line.substring(fence.length())) : announced;
            fenceBody = Chars.limit(text, end + 1);
            announced = "";
        } else if (fence.isEmpty()) {
            outside(line, start, end);
        }
    }

    private boolean ends(String line) {
        return switch (fence.charAt(0)) {
            case '<' -> line.startsWith(fence);
            case '`', '~' -> line.startsWith(fence) && line.chars().allMatch(c -> c == fence.charAt(0));
            default -> line.equals(fence);
        };
    }

    /** Whether {@code line} begins a block. A fence with a language does so even if the block before has no end. */
    private boolean opens(String line) {
        if (isTicks(line)) {
            return fence.isEmpty() || !Chars.isBlank(line.substring(fenceOf(line).length()));
        }
        return fence.isEmpty() && !fenceOf(line).isEmpty();
    }

    private static boolean isTicks(String line) {
        return line.startsWith("```") || line.startsWith("~~~");
    }

    /** The line that ends the block which {@code line} begins; empty when it begins none. */
    private String fenceOf(String line) {
        if (isTicks(line)) {
            return run(line);
        }
        if (language == Language.PLAIN_TEXT && line.startsWith("<CODE BEGINS>")) {
            return "<CODE ENDS>";
        }
        boolean listing = asciiDoc && (line.startsWith("----") || line.startsWith("....")) && run(line).equals(line);
        return listing ? line : "";
    }

    /** The run of one character that {@code line} begins with. */
    private static String run(String line) {
        return line.substring(0, Chars.runEnd(line, 0, line.length()));
    }

    /** The first word of an info string, also in {@code {.json #id}}. */
    private static String language(String info) {
        return info.replaceFirst("^[\\s{.]+", "").replaceFirst("[\\s{},:][\\s\\S]*$", "");
    }

    private void outside(String line, int start, int end) {
        if (line.isEmpty()) {
            afterBlank = true;
            return;
        }
        boolean deep = text.startsWith("    ", start) || text.startsWith("\t", start)
                || language == Language.RESTRUCTURED_TEXT && text.charAt(start) == ' ';
        if (deep && (afterBlank || indented >= 0)) {
            indented = indented < 0 ? start : indented;
            indentedEnd = end;
        } else if (!deep) {
            endIndented();
            announced = announcedBy(line);
        }
        afterBlank = false;
    }

    private void endIndented() {
        if (indented >= 0) {
            found.add(new Block(announced, new TextRange(indented, indentedEnd)));
            announced = "";
        }
        indented = -1;
    }

    /** The language in {@code [source,xml]} of AsciiDoc or {@code .. code-block:: xml} of reStructuredText. */
    private static String announcedBy(String line) {
        if (line.startsWith("[source")) {
            int comma = line.indexOf(',');
            return comma < 0 ? "" : language(line.substring(comma + 1).replace(']', ','));
        }
        int directive = line.indexOf("::");
        return line.startsWith(".. ") && directive > 0 ? line.substring(directive + 2).strip() : "";
    }
}
