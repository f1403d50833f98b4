package io.github.urnls.feature;

import io.github.urnls.text.Chars;
import io.github.urnls.format.Formats;
import io.github.urnls.format.Language;
import io.github.urnls.format.markup.Markup;
import io.github.urnls.format.markup.MarkupTag;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Where a comment can be inserted so that a document means and shows the same as before. The lexers do not know that.
 * To them, a comment in the title of a page or in a value of several lines is like any other.
 */
final class CommentPlaces {

    /** Elements of HTML in which a comment is text, or another line is visible (WHATWG HTML §13.1.2, §15.3.2). */
    private static final Set<String> VERBATIM = Set.of("title", "textarea", "pre", "listing", "xmp", "script", "style",
            "iframe", "noembed", "noframes", "plaintext");

    /** Lines of Markdown that begin a block, so a comment above splits no paragraph (CommonMark 0.31 §4.2, §4.7). */
    private static final Pattern BEGINS_BLOCK = Pattern.compile(" {0,3}(#{1,6} .*|\\[[^]]+]:.*)");

    /** Lines of Markdown that belong to a list or a quote. A comment at the margin would end it. */
    private static final Pattern OF_CONTAINER = Pattern.compile("[ \\t]+\\S.*|>.*|([-*+]|\\d{1,9}[.)])[ \\t].*");

    /** A heading with closing marks, or a definition. Nothing may follow on their line. */
    private static final Pattern COMPLETE = Pattern.compile(" {0,3}(#{1,6} .*#|\\[[^]]+]:.*)\\s*");

    private static final Pattern FENCE = Pattern.compile("[ \\t>]*(```|~~~).*");

    private final String text;
    private final LineIndex lines;
    private final Language language;
    private final boolean makefile;
    /** Ranges in which a comment would be data, ends included. In order, without overlaps. */
    private final List<TextRange> data = new ArrayList<>();
    /** The first line after the YAML front matter of a Markdown document; 0 when there is none. */
    private int behindFrontMatter;
    private final int[] opening;
    private final int[] closing;

    CommentPlaces(Document document) {
        text = document.text();
        lines = document.lines();
        language = Formats.language(document);
        makefile = isMakefile(document);
        boolean markup = language == Language.XML || language == Language.HTML || language == Language.MARKDOWN;
        opening = markup ? all('<') : new int[0];
        closing = markup ? all('>') : new int[0];
        Markup.of(document).ifPresent(this::readElements);
        if (language == Language.MARKDOWN) {
            readFences();
        } else if (language == Language.INI) {
            readQuotes();
        } else if (makefile) {
            readDefinitions();
        }
    }

    private static boolean isMakefile(Document document) {
        String uri = document.uri().toLowerCase(Locale.ROOT);
        String name = uri.substring(uri.lastIndexOf('/') + 1);
        return document.languageId().equalsIgnoreCase("makefile")
                || document.languageId().isEmpty() && (name.endsWith("makefile") || name.endsWith(".mk"));
    }

    private int[] all(char mark) {
        return IntStream.range(0, text.length()).filter(i -> text.charAt(i) == mark).toArray();
    }

    private void readElements(Markup markup) {
        boolean hypertext = markup.isHypertext();
        String name = "";
        int start = 0;
        int depth = 0;
        for (MarkupTag tag : markup) {
            MarkupTag known = hypertext ? tag.inLowerCase() : tag;
            if (depth > 0) {
                depth += change(known, name);
                if (depth == 0) {
                    data.add(new TextRange(start, known.range().start()));
                }
            } else if (known.kind() == MarkupTag.Kind.OPEN && (known.value("xml:space").equals("preserve")
                    || hypertext && VERBATIM.contains(known.localName()))) {
                name = known.name();
                start = known.range().end();
                depth = 1;
            }
        }
        if (depth > 0) {
            data.add(new TextRange(start, text.length()));
        }
    }

    /** How {@code tag} changes the depth of elements called {@code name}: 1, 0 or -1. */
    private static int change(MarkupTag tag, String name) {
        if (!tag.name().equals(name) || tag.kind() == MarkupTag.Kind.EMPTY) {
            return 0;
        }
        return tag.kind() == MarkupTag.Kind.OPEN ? 1 : -1;
    }

    /** Adds the code blocks, which are shown as they are, and the YAML front matter. */
    private void readFences() {
        int first = 0;
        int end = text.startsWith("---") ? text.indexOf("\n---", 3) : -1;
        if (end >= 0) {
            data.add(new TextRange(0, end + 1));
            first = lines.lineOf(end) + 2;
            behindFrontMatter = first;
        }
        int open = -1;
        for (int line = first; line < lines.lineCount(); line++) {
            if (FENCE.matcher(line(line)).matches()) {
                if (open >= 0) {
                    data.add(new TextRange(open, lines.lineStart(line)));
                }
                open = open < 0 ? lines.lineEnd(line) : -1;
            }
        }
        if (open >= 0) {
            data.add(new TextRange(open, text.length()));
        }
    }

    /** Adds quoted values, which may span lines in environment files. */
    private void readQuotes() {
        for (int line = 0; line < lines.lineCount(); line++) {
            int equals = Chars.indexOf(text, '=', lines.lineStart(line), lines.lineEnd(line));
            int quote = equals < 0 ? -1 : afterBlanks(equals + 1);
            if (quote < 0 || quote >= lines.lineEnd(line) || "\"'`".indexOf(text.charAt(quote)) < 0) {
                continue;
            }
            int close = text.indexOf(text.charAt(quote), quote + 1);
            if (close > lines.lineEnd(line)) {
                data.add(new TextRange(quote, close));
                line = lines.lineOf(close);
            } else if (close < 0) {
                return;
            }
        }
    }

    private void readDefinitions() {
        int start = -1;
        for (int line = 0; line < lines.lineCount(); line++) {
            String here = line(line).strip();
            if (start < 0 && here.startsWith("define ")) {
                start = lines.lineEnd(line);
            } else if (start >= 0 && here.equals("endef")) {
                data.add(new TextRange(start, lines.lineStart(line)));
                start = -1;
            }
        }
    }

    /** Whether it may hold here-documents, as after {@code <<END}. Lexers do not know where they end. */
    boolean areUnknown() {
        return language.hasHereDocuments() && text.contains("<<");
    }

    /** Where a comment on a line of its own can begin, above {@code line}. */
    OptionalInt above(int line) {
        int at = lines.lineStart(line);
        boolean torn = language == Language.MARKDOWN && tears(line);
        return torn || !isFree(at) ? OptionalInt.empty() : OptionalInt.of(at);
    }

    /** Where a comment can begin at the end of {@code line}. */
    OptionalInt behind(int line) {
        int at = lines.lineEnd(line);
        // In these languages it would be part of the value, or go to the shell.
        if (language == Language.INI || makefile || !isFree(at)) {
            return OptionalInt.empty();
        }
        return language == Language.MARKDOWN ? behindWords(line) : OptionalInt.of(at);
    }

    /** The end of a Markdown line, before trailing blanks (a line break) and before the bar that ends a table row. */
    private OptionalInt behindWords(int line) {
        if (COMPLETE.matcher(line(line)).matches()) {
            return OptionalInt.empty();
        }
        int start = lines.lineStart(line);
        int end = beforeBlanks(start, lines.lineEnd(line));
        boolean row = end - start > 1 && text.charAt(end - 1) == '|' && text.charAt(end - 2) != '\\';
        return OptionalInt.of(row ? beforeBlanks(start, end - 1) : end);
    }

    /** The indentation of a comment above {@code line}. */
    String indent(int line) {
        int start = lines.lineStart(line);
        String indent = text.substring(start, afterBlanks(start));
        return makefile && indent.startsWith("\t") ? "" : indent;
    }

    /** The beginning of the last tag that begins before {@code at}. */
    OptionalInt tagBefore(int at) {
        return last(opening, at).stream().findFirst();
    }

    /** The end of the first tag that ends at {@code at} or after it. */
    OptionalInt tagEnd(int at) {
        int next = Arrays.binarySearch(closing, at);
        int index = next < 0 ? -next - 1 : next;
        return index < closing.length ? OptionalInt.of(closing[index] + 1) : OptionalInt.empty();
    }

    /**
     * Whether a comment may stand at {@code at}. It may not in data or in a tag, before a first line such as
     * {@code <?xml} or {@code #!}, or where a backslash continues a line.
     */
    boolean isFree(int at) {
        int line = lines.lineOf(at);
        boolean first = text.startsWith("<?", afterBlanks(lines.lineStart(line))) || text.startsWith("#!", at);
        boolean goesOn = line > 0 && endsWithBackslash(line - 1) || endsWithBackslash(line);
        return !first && !goesOn && !isData(at) && !isInTag(at);
    }

    private boolean isData(int at) {
        int low = 0;
        int high = data.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (data.get(middle).end() < at) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < data.size() && data.get(low).start() <= at;
    }

    private boolean isInTag(int at) {
        return last(opening, at).orElse(-1) > last(closing, at).orElse(-1);
    }

    /** The last of {@code places} before {@code at}. */
    private static OptionalInt last(int[] places, int at) {
        int next = Arrays.binarySearch(places, at);
        int index = (next < 0 ? -next - 1 : next) - 1;
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(places[index]);
    }

    /** Whether another line above {@code line} would end a paragraph, a list, a quote or a table. */
    private boolean tears(int line) {
        String here = line(line);
        String before = line == 0 ? "" : line(line - 1);
        if (OF_CONTAINER.matcher(here).matches() || OF_CONTAINER.matcher(before).matches()) {
            return true;
        }
        return line != behindFrontMatter && !before.isBlank() && !here.isBlank()
                && !BEGINS_BLOCK.matcher(here).matches();
    }

    private String line(int line) {
        return text.substring(lines.lineStart(line), lines.lineEnd(line));
    }

    private boolean endsWithBackslash(int line) {
        int start = lines.lineStart(line);
        int end = beforeBlanks(start, lines.lineEnd(line));
        return end > start && text.charAt(end - 1) == '\\';
    }

    private int afterBlanks(int from) {
        int at = from;
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private int beforeBlanks(int start, int from) {
        int at = from;
        while (at > start && isBlank(text.charAt(at - 1))) {
            at--;
        }
        return at;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }
}
