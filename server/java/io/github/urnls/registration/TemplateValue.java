package io.github.urnls.registration;

import io.github.urnls.text.Lines;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The first line of a field, without quotation marks, emphasis and full stop.
 *
 * @param text  may be empty
 * @param range its place in the document
 */
record TemplateValue(String text, TextRange range) {

    private static final String AROUND = "\"'`*_“”‘’\u00a0 \t";

    /** Marks for “not filled in yet”. */
    private static final Set<String> TO_DO = Set.of("?", "??", "???", "...", "…");

    /**
     * {@code {what belongs here}} or {@code <what belongs here>}, also with text behind it, but not an address with a
     * colon. Or a word such as {@code TODO}, also in brackets.
     */
    private static final Pattern PLACEHOLDER = Pattern
            .compile("(?s)(?:\\{[^{}]*+\\}|<[^<>:@]*+>|[\\[(]?(?:TODO|TBD|TBA|TBC|XXX|FIXME)(?!\\w)).*");

    /** In lower case these words are marks only if they are alone; they may also begin a sentence. */
    private static final Set<String> LOWER = Set.of("todo tbd tba tbc xxx fixme".split(" "));

    private static final Pattern FENCE = Pattern
            .compile(
                    "(?:```|~~~)[^\\r\\n]*+(?:\\r\\n|[\\r\\n])?"
                            + "|(?:\\.\\. code-block|::)[^\\r\\n]*+(?:\\r\\n|[\\r\\n])?");

    /** The value of a field whose text is {@code field} in {@code document}. */
    static TemplateValue of(TextRange field, String document) {
        int start = field.start();
        int limit = field.end();
        Matcher fence = FENCE.matcher(document).region(start, limit);
        if (fence.lookingAt()) {
            start = fence.end();
        }
        // The mark of a definition list in Markdown.
        if (document.startsWith(": ", start) && limit - start > 2) {
            start += 2;
        }
        while (start < limit && (Character.isWhitespace(document.charAt(start)) || around(document, start))) {
            start++;
        }
        int end = Lines.end(document, start, limit);
        while (end > start && (around(document, end - 1)
                || document.charAt(end - 1) == '.' && !document.startsWith("..", end - 2))) {
            end--;
        }
        return new TemplateValue(document.substring(start, end), new TextRange(start, end));
    }

    private static boolean around(String document, int at) {
        return Chars.isAt(document, at, AROUND);
    }

    boolean isPlaceholder() {
        String plain = text.replaceFirst("(?<!\\.)\\.$", ""); // without a full stop, but with “...”
        return TO_DO.contains(plain) || PLACEHOLDER.matcher(plain).matches()
                || LOWER.contains(Normalization.fold(plain));
    }

    /** The only word of the value, perhaps with a remark in brackets behind it; empty if the value is a sentence. */
    Optional<TemplateValue> word() {
        int end = Chars.wordEnd(text, 0, text.length());
        boolean remark = text.startsWith("(", Chars.limit(text, end + 1)) || Chars.isBlank(text.substring(end));
        int wordEnd = end;
        while (wordEnd > 0 && Chars.isAt(text, wordEnd - 1, AROUND + ",;")) {
            wordEnd--;
        }
        boolean quoted = wordEnd < end && !Chars.isAt(text, end - 1, ",;");
        if (wordEnd == 0 || !remark && !quoted) {
            return Optional.empty();
        }
        return Optional.of(part(0, wordEnd));
    }

    TemplateValue part(int start, int end) {
        return new TemplateValue(text.substring(start, end), new TextRange(range.start() + start, range.start() + end));
    }
}
