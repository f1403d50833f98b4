package io.github.urnls.format.xml;

import io.github.urnls.text.Chars;
import io.github.urnls.format.PrefixEscapes;
import io.github.urnls.format.PrefixedName;
import io.github.urnls.text.TextRange;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Qualified names: a prefix for the name of a namespace, and a local name, as in XML and YANG. */
public final class QualifiedNames {

    private static final String DECLARATION = "xmlns";
    private static final Pattern OF_URNS = Pattern.compile("(?i)xmlns(:[^\\s=]++)?\\s*+=\\s*+[\"']\\s*+urn:");

    private QualifiedNames() {}

    /** Whether a declaration in {@code text} may bind a namespace of XML to a URN. */
    static boolean mayBind(String text) {
        int at = text.indexOf(DECLARATION);
        Matcher ofUrn = OF_URNS.matcher(text);
        while (at >= 0 && !ofUrn.region(at, text.length()).lookingAt()) {
            at = text.indexOf(DECLARATION, at + 1);
        }
        return at >= 0;
    }

    /**
     * The qualified name at {@code range}; empty if it is none or its namespace is no URN.
     *
     * @param namespaces gives the namespace of a prefix; the empty string if it has none
     */
    public static Optional<PrefixedName> qualified(String text, TextRange range, UnaryOperator<String> namespaces) {
        String name = range.in(text);
        int colon = name.indexOf(':');
        String namespace = namespaces.apply(MarkupTag.prefix(name));
        if (!Chars.isUrn(namespace) || namespace.contains("#")
                || XmlNotation.XML.local(name.substring(colon + 1)).isEmpty()) {
            return Optional.empty();
        }
        String prefix = name.substring(0, colon + 1);
        return Optional.of(new PrefixedName(range, new PrefixEscapes(prefix, namespace + "#", XmlNotation.XML), true));
    }
}
