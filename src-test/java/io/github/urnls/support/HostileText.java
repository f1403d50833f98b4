package io.github.urnls.support;

import io.github.urnls.text.Document;
import java.util.List;
import java.util.stream.Stream;

/**
 * A text that is meant to be slow to read: one piece, over and over, and a name behind it.
 *
 * @param language a file extension
 */
public record HostileText(String language, String piece) {

    /** One of each family of languages. */
    private static final List<String> LANGUAGES = List.of("xml", "html", "json", "yaml", "toml", "properties", "ini",
            "csv", "yang", "ttl", "md",
            "rst", "txt", "java", "js", "py", "go", "rs", "rb", "sh", "sql", "css", "lisp", "lua", "hs", "pl", "php",
            "graphql", "tex", "ldif");

    /** What opens in some language. */
    private static final List<String> OPENING = List.of("<", "[", "{", "(", "`", "\"", "'", "\\", "&", "!", "*", "~",
            "$", " ", "\t");

    /** What opens in one language, and what names stand in. */
    private static final List<String> IN_ONE = List.of("xml <!--", "xml <![CDATA[", "xml <?a ", "xml <a>", "xml <a b='",
            "xml &#x", "html <script>",
            "html <a href=", "md ![", "md [](", "md <!--", "md ```\n", "md > ", "md - ", "js `${", "js /[", "js /[\\]",
            "java /*",
            "java \"\"\"\n", "py f\"{", "py '''", "rs r#\"",
            "rs /*", "sh <<A\n", "sh $(", "rb <<~A\n", "rb #{", "yaml - ", "yaml ? ", "yaml a:\n", "yaml |\n",
            "yaml &a ", "ttl \"\"\"", "ttl <<", "json {\"a\":",
            "json [1,", "toml [[", "toml \"\"\"", "sql $$", "lua [[", "lua [=[", "php <?php ", "hs {-", "rst ``",
            "rst .. x::\n\n", "ini [", "csv \"\",", "pl q(", "tex \\url{", "tex \\verb+", "tex \\url{urn:\n",
            "ldif a: urn:\n ");

    /** With names in them; shorter, since a name is more work than a bracket. */
    private static final List<String> WITH_NAMES = List.of("urn:", "urn:a:", "urn:example:x ", "urn:example:x,",
            "<urn:", "(urn:a:b", "urn:a:b)", "[urn:a:b](",
            "\"urn:a:b\" ", "urn:example:?", "urn:example:%", "urn:a:b#", "xmlns:urn=\"", "urn:a:(((", "urn:isbn:9 ",
            "${urn:", "urn:example:é ", "urn-ls:ignore ",
            "urn-ls:off urn:a:b ", "http://a/urn:", "urn:example:x y\n", "URN:example:x\n");

    /** What opens and never closes: each opening character in each language, and what opens in one language only. */
    public static Stream<HostileText> openings() {
        return Stream.concat(
                LANGUAGES.stream().flatMap(language -> OPENING.stream().map(piece -> new HostileText(language, piece))),
                IN_ONE.stream().map(line -> new HostileText(line.substring(0, line.indexOf(' ')),
                        line.substring(line.indexOf(' ') + 1))));
    }

    /** What names stand in. */
    public static Stream<HostileText> names() {
        return Stream.of("xml", "json", "yaml", "md", "txt", "java", "ttl", "yang")
                .flatMap(language -> WITH_NAMES.stream().map(piece -> new HostileText(language, piece)));
    }

    /** The document of so many characters, or a few more. */
    public Document document(int length) {
        return new Document("file:///a." + language, "", 1,
                piece.repeat(Math.max(1, length / piece.length())) + "\nurn:example:last\n");
    }
}
