package io.github.urnls.feature;

import io.github.urnls.scan.Name;
import io.github.urnls.support.Case;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Documents for the tests of features. */
final class Drawn {

    private Drawn() {}

    /** A document of the language that {@code extension} stands for. */
    static Document document(String extension, String text) {
        return new Document("file:///a." + extension, "", 1, text);
    }

    static List<Name> names(Document document) {
        return Name.in(document, Specification.RFC8141);
    }

    static TextRange whole(Document document) {
        return new TextRange(0, document.text().length());
    }

    /** The stretches of equal characters in a line that is drawn under a document, blanks left out. */
    static List<TextRange> stretches(String line) {
        List<TextRange> stretches = new ArrayList<>();
        int start = 0;
        for (int at = 1; at <= line.length(); at++) {
            if (at == line.length() || line.charAt(at) != line.charAt(start)) {
                if (line.charAt(start) != ' ') {
                    stretches.add(new TextRange(start, at));
                }
                start = at;
            }
        }
        return stretches;
    }

    private static final List<String> PIECES = List.of("urn:", "URN:example:", "urn:isbn:", "a", "b:", "/", "?=", "?+",
            "#", "k=v&", "&amp;", "%C3%A9", "%c3", "%", "%00", "%E2%80%AE", "%20", "é", "😀", "\\u00e9",
            "\\ud83d\\ude00",
            "&#x25;41", "&eacute;", "\\:", "\\\n   ", "\n", "\r\n  ", "\r", " ", "${x}", "{id}", "%s", ".*", "\u202e",
            "\u200b", "\ud83d");

    /** Places for names: each {@code §} is one. */
    private static final List<String> PLACES = List.of("<a b=\"§\"/>", "<a xmlns:urn=\"§\" c='§'>§</a>",
            "{\"a\": \"§\"}", "see <§> and §.", "a = \"§\"", "a: §", "a: \"§\"\nb: '§'", "a=§",
            "String s = \"§\" + \"§\";", "`§`", "§,§\n\"§\"", "<§> a <§> .", "namespace \"§\";");

    private static final List<String> EXTENSIONS = List.of("xml", "html", "json", "yaml", "toml", "properties", "ini",
            "txt", "yang", "ttl", "md", "csv", "java", "py");

    /** A document full of names and what comes near to them, in the ways in which languages write and break them. */
    static Document document(Case random) {
        String text = String.join("\n", random.list(1, 3, () -> random.one(PLACES)));
        String whole = Pattern.compile("§").matcher(text)
                .replaceAll(place -> Matcher.quoteReplacement("urn:example:" + random.joined(0, 12, PIECES)));
        return document(random.one(EXTENSIONS), whole);
    }
}
