package io.github.urnls.format;

import io.github.urnls.text.Lines;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * Where a comment can be inserted so that a document means and shows the same as before. The lexers do not know that.
 * To them, a comment in the title of a page or in a value of several lines is like any other. Languages in which more
 * counts than the lines extend this.
 */
public class CommentPlaces {

    protected final String text;
    protected final LineIndex lines;
    /** The start and the end of ranges in which a comment would be data, ends included, without overlaps. */
    private final TreeMap<Integer, Integer> data = new TreeMap<>();

    public CommentPlaces(Document document) {
        text = document.text();
        lines = document.lines();
    }

    /** Notes that a comment from {@code start} to {@code end} would be data; behind all that was noted before. */
    protected final void addData(int start, int end) {
        data.put(start, end);
    }

    /** Whether there may be data that this does not know, so that no place is certain. */
    public boolean areUnknown() {
        return false;
    }

    /** Where a comment on a line of its own can begin, above {@code line}. */
    public OptionalInt above(int line) {
        int at = lines.lineStart(line);
        return isFree(at) ? OptionalInt.of(at) : OptionalInt.empty();
    }

    /** Where a comment can begin at the end of {@code line}. */
    public OptionalInt behind(int line) {
        int at = lines.lineEnd(line);
        return isFree(at) ? OptionalInt.of(at) : OptionalInt.empty();
    }

    /** The indentation of a comment above {@code line}. */
    public String indent(int line) {
        int start = lines.lineStart(line);
        return text.substring(start, Lines.skipBlanks(text, start));
    }

    /** The beginning of the last tag that begins before {@code at}. */
    public OptionalInt tagBefore(int at) {
        return OptionalInt.empty();
    }

    /** The end of the first tag that ends at {@code at} or after it. */
    public OptionalInt tagEnd(int at) {
        return OptionalInt.empty();
    }

    /** Whether {@code at} is within a tag. */
    protected boolean isInTag(int at) {
        return false;
    }

    /**
     * Whether a comment may stand at {@code at}. It may not in data or in a tag, before a first line such as
     * {@code <?xml} or {@code #!}, or where a backslash continues a line.
     */
    public boolean isFree(int at) {
        int line = lines.lineOf(at);
        boolean first = text.startsWith("<?", Lines.skipBlanks(text, lines.lineStart(line)))
                || text.startsWith("#!", at);
        boolean goesOn = line > 0 && endsWithBackslash(line - 1) || endsWithBackslash(line);
        return !first && !goesOn && !isData(at) && !isInTag(at);
    }

    private boolean isData(int at) {
        Map.Entry<Integer, Integer> before = data.floorEntry(at);
        return before != null && at <= before.getValue();
    }

    protected final String line(int line) {
        return text.substring(lines.lineStart(line), lines.lineEnd(line));
    }

    private boolean endsWithBackslash(int line) {
        int start = lines.lineStart(line);
        int end = Lines.trimEnd(text, start, lines.lineEnd(line));
        return end > start && text.charAt(end - 1) == '\\';
    }
}
