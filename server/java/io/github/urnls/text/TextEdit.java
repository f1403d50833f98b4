package io.github.urnls.text;

import java.util.Comparator;
import java.util.List;

/** The replacement of one stretch of a document. */
public record TextEdit(TextRange range, String newText) {

    /** As the canonical constructor, with two offsets instead of a range. */
    public TextEdit(int start, int end, String newText) {
        this(new TextRange(start, end), newText);
    }

    /** The same edit {@code by} characters further on. */
    public TextEdit moved(int by) {
        return new TextEdit(range.moved(by), newText);
    }

    /**
     * {@code text} after all {@code edits} at once. Each range counts in the original text.
     *
     * @throws IllegalArgumentException if two of them overlap or one reaches outside the text
     */
    public static String apply(String text, List<TextEdit> edits) {
        List<TextEdit> ordered = edits.stream().sorted(Comparator.comparingInt(edit -> edit.range.start())).toList();
        StringBuilder result = new StringBuilder(text.length() + 64);
        int copied = 0;
        for (TextEdit edit : ordered) {
            if (edit.range.start() < copied || edit.range.end() > text.length()) {
                throw new IllegalArgumentException("edits overlap or reach outside the text: " + edit.range);
            }
            result.append(text, copied, edit.range.start()).append(edit.newText);
            copied = edit.range.end();
        }
        return result.append(text, copied, text.length()).toString();
    }

    /** The shortest replacement of whole characters that turns {@code before} into {@code after}. */
    public static TextEdit between(String before, String after) {
        int start = 0;
        int shorter = Math.min(before.length(), after.length());
        while (start < shorter && before.charAt(start) == after.charAt(start)) {
            start++;
        }
        if (start > 0 && Character.isHighSurrogate(before.charAt(start - 1))) {
            start--;
        }
        int same = 0;
        while (same < shorter - start
                && before.charAt(before.length() - 1 - same) == after.charAt(after.length() - 1 - same)) {
            same++;
        }
        if (same > 0 && Character.isLowSurrogate(before.charAt(before.length() - same))) {
            same--;
        }
        return new TextEdit(start, before.length() - same, after.substring(start, after.length() - same));
    }
}
