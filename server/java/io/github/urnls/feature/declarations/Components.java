package io.github.urnls.feature.declarations;

import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.languages.Language;
import io.github.urnls.format.xml.Markup;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.format.yang.YangFormat;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The definitions in a namespace. In a schema or a service description they are the named children of the root (XML
 * Schema 1.1 Part 1 §2.2, WSDL 1.1 §2.1). In a YANG module they are the definitions that other modules can refer to
 * (RFC 7950 §6.2.1).
 */
public final class Components {

    private Components() {}

    /**
     * The definitions called {@code name} in the namespace that {@code namespace} declares, in the order of the text.
     */
    public static List<Declaration> named(String name, Declaration namespace, Document document) {
        return Formats.language(document) == Language.YANG ? ofModule(name, namespace, document)
                : Formats.markup(document).map(markup -> ofRoot(name, namespace, markup)).orElse(List.of());
    }

    private static List<Declaration> ofRoot(String name, Declaration namespace, Markup markup) {
        List<Declaration> found = new ArrayList<>();
        int depth = -1; // relative to the element that declares the namespace; -1 before it
        for (MarkupTag tag : markup) {
            if (depth < 0) {
                depth = tag.range().equals(namespace.whole()) && tag.kind() == MarkupTag.Kind.OPEN ? 0 : -1;
                continue;
            }
            if (depth == 0 && tag.value("name").equals(name)) {
                tag.attribute("name")
                        .ifPresent(attribute -> found.add(component(namespace, attribute.range(), tag.range())));
            }
            depth += tag.depth();
            if (depth < 0) {
                break;
            }
        }
        return found;
    }

    private static List<Declaration> ofModule(String name, Declaration namespace, Document document) {
        String text = document.text();
        boolean[] quoted = new boolean[text.length()]; // strings and comments may quote statements
        YangFormat.YANG.read(text,
                passage -> Arrays.fill(quoted, passage.start(), passage.end(), true));
        Matcher statement = Pattern.compile("(?m)^[ \\t]*(typedef|grouping|identity|feature|extension)\\s+[\"']?("
                + Pattern.quote(name) + ")(?=[\"'\\s;{])").matcher(text);
        List<Declaration> found = new ArrayList<>();
        while (statement.find()) {
            if (!quoted[statement.start(1)]) {
                found.add(component(namespace, new TextRange(statement.start(2), statement.end(2)),
                        new TextRange(statement.start(), statement.end())));
            }
        }
        return found;
    }

    private static Declaration component(Declaration namespace, TextRange range, TextRange whole) {
        return new Declaration(namespace.kind(), namespace.name(), range, whole);
    }
}
