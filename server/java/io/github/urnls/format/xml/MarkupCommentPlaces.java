package io.github.urnls.format.xml;

import io.github.urnls.format.CommentPlaces;
import io.github.urnls.text.Document;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Comments of markup stand outside tags, and outside elements whose text is shown as it is. */
public class MarkupCommentPlaces extends CommentPlaces {

    /** Elements of HTML in which a comment is text, or another line is visible (WHATWG HTML §13.1.2, §15.3.2). */
    private static final Set<String> VERBATIM = Set
            .of("title textarea pre listing xmp script style iframe noembed noframes plaintext".split(" "));

    private final TreeSet<Integer> opening;
    private final TreeSet<Integer> closing;

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
                depth += known.name().equals(name) ? known.depth() : 0;
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

    private TreeSet<Integer> all(char mark) {
        return IntStream.range(0, text.length()).filter(i -> text.charAt(i) == mark).boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Override
    public OptionalInt tagBefore(int at) {
        Integer before = opening.lower(at);
        return before == null ? OptionalInt.empty() : OptionalInt.of(before);
    }

    @Override
    public OptionalInt tagEnd(int at) {
        Integer next = closing.ceiling(at);
        return next == null ? OptionalInt.empty() : OptionalInt.of(next + 1);
    }

    @Override
    protected boolean isInTag(int at) {
        Integer open = opening.lower(at);
        Integer close = closing.lower(at);
        return open != null && (close == null || close < open);
    }
}
