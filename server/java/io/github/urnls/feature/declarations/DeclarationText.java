package io.github.urnls.feature.declarations;

import io.github.urnls.text.Chars;
import io.github.urnls.format.json.JsonText.Member;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.format.xml.XmlEscapes;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a definition says of itself, for a reader who points at the name somewhere else. */
public final class DeclarationText {

    /** The longest part of a text that is looked at for its documentation, in UTF-16 code units. */
    private static final int LARGEST = 4_000;

    private static final int LONGEST_SENTENCE = 160;

    /** The documentation of a schema or description itself, before anything that it describes. */
    private static final Pattern MARKUP = Pattern.compile("(?:\\s++|<!--[^>]*-->|<(?:[\\w.-]+:)?(?:annotation|import"
            + "|include)(?!\\w)[^>]*>|</(?:[\\w.-]+:)?(?:import|include)>)*+"
            + "<(?:[\\w.-]+:)?documentation(?!\\w)[^>]*>([^<]*)");

    /**
     * The description of a module before its revisions (RFC 7950 §7.1.1). Before it stand statements with a string or a
     * word, and imports, whose own descriptions are skipped.
     */
    private static final Pattern YANG = Pattern.compile("(?:[\\s;]++|//[^\\n]*+|/\\*[^*]*+\\*/"
            + "|(?:prefix|yang-version|organization|contact|reference)\\s+(?:\"[^\"]*+\"|'[^']*+'|[^\\s;\"']++)"
            + "|(?:import|include)\\s+[\\w.-]++\\s*+(?:\\{[^}]*+\\})?+)*+description\\s+([\"'])(.*?)\\1",
            Pattern.DOTALL);

    private static final Pattern YANG_MODULE = Pattern.compile("module\\s+([\\w.-]+)");

    private DeclarationText() {}

    /**
     * What defines the name, and the first sentence of its documentation, if it has any. {@code declaration} must be
     * one with {@link Declaration#isDefinition}.
     */
    public static String of(Declaration declaration, Document document) {
        String text = document.text();
        String what = what(declaration, text);
        return documentation(declaration, text).map(DeclarationText::sentence).filter(sentence -> !sentence.isEmpty())
                .map(sentence -> what + ": " + sentence).orElse(what);
    }

    private static String what(Declaration declaration, String text) {
        Optional<String> name = switch (declaration.kind()) {
            case YANG_MODULE -> module(text, declaration.whole().start());
            case JSON_SCHEMA -> member(declaration, text, "title").map(title -> "“" + title + "”");
            case SCIM_SCHEMA -> member(declaration, text, "name").map(called -> "“" + called + "”");
            default -> Optional.empty();
        };
        return declaration.kind().definition() + name.map(known -> " " + known).orElse("");
    }

    private static Optional<String> documentation(Declaration declaration, String text) {
        int end = declaration.whole().end();
        return switch (declaration.kind()) {
            case SCHEMA, WSDL, RNG -> {
                Matcher matcher = MARKUP.matcher(text).region(end, Chars.limit(text, end + LARGEST));
                yield matcher.lookingAt() ? Optional.of(read(matcher.group(1))) : Optional.empty();
            }
            case YANG_MODULE -> {
                Matcher matcher = YANG.matcher(text.substring(end, Chars.limit(text, end + LARGEST)));
                yield matcher.lookingAt() ? Optional.of(matcher.group(2)) : Optional.empty();
            }
            case JSON_SCHEMA, SCIM_SCHEMA -> member(declaration, text, "description");
            default -> Optional.empty();
        };
    }

    private static String read(String markup) {
        return XmlEscapes.XML.decode(markup, new TextRange(0, markup.length())).text();
    }

    private static Optional<String> module(String text, int from) {
        Matcher module = YANG_MODULE.matcher(text);
        return module.find(from) ? Optional.of(module.group(1)) : Optional.empty();
    }

    /** The string that the declaring object has as its member {@code name}; empty outside JSON. */
    private static Optional<String> member(Declaration declaration, String text, String name) {
        JsonText json = new JsonText(text);
        return json.object(declaration.whole()).filter(object -> object.range().equals(declaration.whole()))
                .flatMap(object -> object.member(name)).map(Member::value).flatMap(json::string);
    }

    private static String sentence(String documentation) {
        String text = documentation.replaceAll("\\s+", " ").strip();
        int end = text.indexOf(". ");
        String sentence = end < 0 ? text : text.substring(0, end + 1);
        if (sentence.length() <= LONGEST_SENTENCE) {
            return sentence;
        }
        int blank = sentence.lastIndexOf(' ', LONGEST_SENTENCE);
        return blank < 0 ? "" : sentence.substring(0, blank) + " …";
    }
}
