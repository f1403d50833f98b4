package io.github.urnls.registration;

import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A line that begins a field of a form: {@code Purpose: …}, {@code **Purpose**: …}, {@code ## Purpose}, {@code 3.1.
 * Purpose}, {@code :Purpose: …}, or the word alone above a line of {@code ====}.
 *
 * @param name   the name of the field, as it is written
 * @param label  the place of the name
 * @param indent how many blanks come before it
 * @param start  where the line begins
 * @param value  where the text of the field begins, perhaps with blanks
 */
record FieldLine(String name, TextRange label, int indent, int start, int value) {

    private static final int LONGEST = 400;

    private static final Pattern FORM = Pattern
            .compile("(?<indent>[ \\t]*+)(?<heading>#{1,6}[ \\t]++)?(?:[-*+][ \\t]++)?"
                    + "(?<number>\\d{1,3}(?:\\.\\d{1,3})*+[.)]?[ \\t]++)?(?<mark>\\*\\*|__|[*_:])?"
                    + "(?<label>[A-Za-z](?:[A-Za-z&()]|[ \\t](?![ \\t]))*+)(?<tail>[ \\t]*+[*_]{0,2}:?[*_]{0,2})");

    private static final Pattern UNDERLINE = Pattern.compile("(?:={3,}|-{3,}|~{3,}|\\^{3,}|\"{3,})[ \\t]*");

    /** Every line of {@code document} that begins a field. */
    static List<FieldLine> in(Document document) {
        LineIndex lines = document.lines();
        return IntStream.range(0, lines.lineCount()).boxed()
                .flatMap(line -> at(document.text(), lines, line).stream()).toList();
    }

    /**
     * The field that begins on {@code line}, if any. In a line of prose the name is the text before the first colon.
     */
    private static Optional<FieldLine> at(String text, LineIndex lines, int line) {
        int start = lines.lineStart(line);
        int end = Math.min(lines.lineEnd(line), start + LONGEST);
        Matcher form = FORM.matcher(text).region(start, end);
        if (!form.lookingAt()) {
            return Optional.empty();
        }
        boolean underlined = line + 1 < lines.lineCount()
                && UNDERLINE.matcher(text).region(lines.lineStart(line + 1), lines.lineEnd(line + 1)).matches();
        boolean colon = form.group("tail").contains(":");
        boolean setOff = form.group("heading") != null || form.group("number") != null || underlined
                || form.group("mark") != null && form.group("tail").strip().equals(form.group("mark"));
        boolean alone = Chars.isBlank(text.substring(form.end(), end).replace('#', ' '));
        if (!colon && !(setOff && alone)) {
            return Optional.empty();
        }
        if (underlined && alone) {
            end = lines.lineEnd(line + 1);
        } else if (colon) {
            end = form.end();
        }
        TextRange label = new TextRange(form.start("label"), form.end("label")).strippedIn(text);
        return Optional.of(new FieldLine(label.in(text), label, form.group("indent").length(), start, end));
    }
}
