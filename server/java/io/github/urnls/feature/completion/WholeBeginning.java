package io.github.urnls.feature.completion;

import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.UrnCursor;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Places where a beginning of names, such as {@code urn:example:}, may be all that is meant: a key, a declaration of a
 * prefix, and where a line end closes the value or the sentence. No list opens there by itself, since Enter would write
 * its first row instead of a line end. A place that takes names of one kind is none of these.
 */
final class WholeBeginning {

    /** How far before the name the words may stand that announce a prefix, in UTF-16 code units. */
    private static final int NEAR = 400;

    /** {@code @prefix ex: <}, {@code "prefix": "}, {@code URN_PREFIX = "}, {@code startsWith("}. */
    private static final Pattern PREFIX = Pattern
            .compile("(?i)(?:prefix|(?<!\\w)base|@vocab|starts?[_-]?with)\\w*[\"']?[\\w \\t:=(.,@-]*[\"'`<>]?$");

    /** The terms of JSON-LD, and what else is called so: a brace that is not closed, a table, indented lines. */
    private static final Pattern PREFIXES = Pattern.compile("(?i)(?:@context|prefixes|namespaces)[\"']?"
            + "(?:\\s*[:=]\\s*\\[?\\s*\\{[^{}]*|\\][^\\[\\]]*|:\\r?(?:\\n[ \\t]+[^\\n]*)++)$");

    /** What may close the value or the sentence before the line end. */
    private static final String CLOSING = " \t\"'`>)]};,.*_|";

    private WholeBeginning() {}

    /**
     * Whether one ends at the cursor, and may be meant so, or a name goes on there, which a row of the list would
     * replace.
     */
    static boolean mayEnd(Document document, UrnCursor cursor, int offset, Optional<NameSlot> slot,
            Registry registry) {
        String begun = cursor.before();
        if (!cursor.after().isEmpty() || begun.endsWith(".") && slot.isEmpty()) {
            return true;
        }
        if (!begun.endsWith(":") || slot.isPresent()) {
            return false;
        }
        Passage passage = cursor.passage();
        int start = cursor.decoded().source(cursor.start(), cursor.cursor()).start();
        String before = document.text(new TextRange(Math.max(0, start - NEAR), start));
        boolean inQuotes = Chars.isAt(before, before.length() - 1, passage.inCode() ? "\"'<`" : "\"'<>");
        // In YAML a colon at the end of a value would make it a key.
        boolean isKey = passage.role() == Role.KEY && (inQuotes
                || !before.substring(before.lastIndexOf('\n') + 1).strip().endsWith(":"));
        boolean isPublished = (passage.role() == Role.VALUE || passage.role() == Role.KEY) && begun.length() > 4
                && !passage.inCode() && !registry.names().behind(Normalization.foldNamespace(begun)).isEmpty();
        return isKey || PREFIX.matcher(before).find() || PREFIXES.matcher(before).find()
                || !inQuotes && !isPublished && isLastInLine(document, offset);
    }

    private static boolean isLastInLine(Document document, int offset) {
        int end = document.lines().lineEnd(document.lines().lineOf(offset));
        return document.text(new TextRange(offset, end)).chars().allMatch(c -> CLOSING.indexOf(c) >= 0);
    }
}
