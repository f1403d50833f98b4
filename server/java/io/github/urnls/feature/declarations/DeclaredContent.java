package io.github.urnls.feature.declarations;

import io.github.urnls.feature.declarations.Declaration.Kind;
import io.github.urnls.feature.declarations.Declaration.Within;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.languages.Language;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a document says under each name that it declares, without comments and white space, so that two states of it can
 * be compared. It is the whole document for most schemas; the element of an XML schema, a web service or a node of RDF;
 * the object of a JSON schema; all statements about a subject in Turtle. Only schemas, modules, descriptions and
 * subjects of RDF count: other declarations, such as a policy or a bill of materials, have contents that change under
 * their name by intention.
 */
public final class DeclaredContent {

    /** The marks of comments, which stand around their passages. */
    private static final List<String> OPENING = List.of("<!--", "/*", "//", "#");
    private static final List<String> CLOSING = List.of("-->", "*/");

    private final Document document;
    private final String text;
    /** By where they begin, since a document may declare thousands of names. */
    private final NavigableMap<Integer, TextRange> comments = new TreeMap<>();
    private final NavigableMap<Integer, MarkupTag> tags = new TreeMap<>();

    private DeclaredContent(Document document) {
        this.document = document;
        this.text = document.text();
        Formats.of(document).read(text, passage -> {
            if (passage.role() == Role.COMMENT) {
                TextRange comment = withMarks(passage.range());
                comments.put(comment.start(), comment);
            }
        });
        Formats.markup(document).ifPresent(markup -> markup.forEach(tag -> tags.put(tag.range().start(), tag)));
    }

    /** The content under each declared name, by the key of the name. */
    public static Map<String, String> of(Document document, List<Name> names) {
        List<Declaration> declarations = Declarations.in(document, names).stream()
                .filter(declaration -> declaration.within() == Within.DOCUMENT
                        && (declaration.isDefinition() || declaration.kind() == Kind.RDF_SUBJECT))
                .toList();
        if (declarations.isEmpty()) {
            return Map.of();
        }
        if (Formats.language(document) == Language.TURTLE) {
            declarations = TurtleDeclarations.statements(document, names);
        }
        Map<Integer, Name> byStart = Declarations.byStart(names);
        DeclaredContent content = new DeclaredContent(document);
        Map<String, String> contents = new TreeMap<>();
        for (Declaration declaration : declarations) {
            Optional.ofNullable(byStart.get(declaration.range().start())).ifPresent(name -> contents.merge(name.key(),
                    content.essence(content.scope(declaration)), (before, more) -> before + "\n" + more));
        }
        return contents;
    }

    private TextRange scope(Declaration declaration) {
        return switch (Formats.language(document)) {
            case JSON, JSON_WITH_COMMENTS, YAML, TURTLE -> declaration.whole();
            case XML -> switch (declaration.kind()) {
                case SCHEMA, WSDL, RDF_SUBJECT -> element(declaration.whole());
                default -> new TextRange(0, text.length());
            };
            default -> new TextRange(0, text.length());
        };
    }

    /** The element that begins with the tag at {@code start}; the rest of the document if it is never closed. */
    private TextRange element(TextRange start) {
        int depth = 0;
        for (MarkupTag tag : tags.tailMap(start.start()).values()) {
            depth += tag.depth();
            if (depth <= 0) {
                return new TextRange(start.start(), tag.range().end());
            }
        }
        return new TextRange(start.start(), text.length());
    }

    /** The characters in {@code range} without comments and white space. */
    private String essence(TextRange range) {
        StringBuilder kept = new StringBuilder();
        int at = range.start();
        for (TextRange comment : comments.subMap(range.start(), range.end()).values()) {
            if (comment.start() >= at && comment.end() <= range.end()) {
                keep(at, comment.start(), kept);
                at = comment.end();
            }
        }
        keep(at, range.end(), kept);
        return kept.toString();
    }

    private void keep(int start, int end, StringBuilder kept) {
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (!Chars.isWhitespace(c)) {
                kept.append(c);
            }
        }
    }

    private TextRange withMarks(TextRange comment) {
        int start = OPENING.stream().filter(mark -> text.startsWith(mark, comment.start() - mark.length()))
                .mapToInt(mark -> comment.start() - mark.length()).min().orElse(comment.start());
        int end = CLOSING.stream().filter(mark -> text.startsWith(mark, comment.end()))
                .mapToInt(mark -> comment.end() + mark.length()).max().orElse(comment.end());
        return new TextRange(start, end);
    }
}
