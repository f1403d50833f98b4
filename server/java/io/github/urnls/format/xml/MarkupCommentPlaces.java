package io.github.urnls.format.xml;

import io.github.urnls.format.CommentPlaces;
import io.github.urnls.text.Document;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/** Comments of markup stand outside tags, and outside elements whose text is shown as it is. */
public class MarkupCommentPlaces extends CommentPlaces {

    /** Elements of HTML in which a comment is text, or another line is visible (WHATWG HTML §13.1.2, §15.3.2). */
    private static final Set<String> VERBATIM = Set
            .of("title textarea pre listing xmp script style iframe noembed noframes plaintext".split(" "));

    private final int[] opening;
    private final int[] closing;

    /** For running text with tags in it. */
    public MarkupCommentPlaces(Document document) {
        super(document);
        opening = all('<');
        closing = all('>');
    }

    MarkupCommentPlaces(Document document, Markup markup) {
        this(document);
        boolean hypertext = markup.isHypertext();
        String name = "";
        int start = 0;
        int depth = 0;
        for (MarkupTag tag : markup) {
            MarkupTag known = hypertext ? tag.inLowerCase() : tag;
            if (depth > 0) {
                depth += change(known, name);
                if (depth == 0) {
                    addData(start, known.range().start());
                }
            } else if (known.kind() == MarkupTag.Kind.OPEN && (known.value("xml:space").equals("preserve")
                    || hypertext && VERBATIM.contains(known.localName()))) {
                name = known.name();
                start = known.range().end();
                depth = 1;
            }
        }
        if (depth > 0) {
            addData(start, text.length());
        }
    }

    private int[] all(char mark) {
        return IntStream.range(0, text.length()).filter(i -> text.charAt(i) == mark).toArray();
    }

    /** How {@code tag} changes the depth of elements called {@code name}: 1, 0 or -1. */
    private static int change(MarkupTag tag, String name) {
        if (!tag.name().equals(name) || tag.kind() == MarkupTag.Kind.EMPTY) {
            return 0;
        }
        return tag.kind() == MarkupTag.Kind.OPEN ? 1 : -1;
    }

    @Override
    public OptionalInt tagBefore(int at) {
        return last(opening, at);
    }

    @Override
    public OptionalInt tagEnd(int at) {
        int next = Arrays.binarySearch(closing, at);
        int index = next < 0 ? -next - 1 : next;
        return index < closing.length ? OptionalInt.of(closing[index] + 1) : OptionalInt.empty();
    }

    @Override
    protected boolean isInTag(int at) {
        return last(opening, at).orElse(-1) > last(closing, at).orElse(-1);
    }

    /** The last of {@code places} before {@code at}. */
    private static OptionalInt last(int[] places, int at) {
        int next = Arrays.binarySearch(places, at);
        int index = (next < 0 ? -next - 1 : next) - 1;
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(places[index]);
    }
}
