package io.github.urnls.feature.declarations;

import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.languages.Language;
import io.github.urnls.text.Lines;
import io.github.urnls.text.Chars;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The languages that embedded schemas and modules are written in, by their ids in editors. */
final class EmbeddedLanguage {

    private static final Set<Language> KNOWN = Set.of(Language.XML, Language.JSON, Language.JSON_WITH_COMMENTS,
            Language.YAML, Language.YANG);

    /** How much of a text is looked at, in UTF-16 code units. */
    private static final int HEAD = 2000;

    /** The line that names the file for the module below it (RFC 8407 §3.2). */
    private static final String CODE_BEGINS = "<CODE BEGINS>";

    private EmbeddedLanguage() {}

    /** The language that a code block calls {@code name}; empty when no schema or module is written in it. */
    static Optional<String> called(String name) {
        if (name.equalsIgnoreCase(CompactGrammars.LANGUAGE)) {
            return Optional.of(CompactGrammars.LANGUAGE);
        }
        return Optional.of(Formats.ofId(name)).filter(KNOWN::contains).map(language -> language.ids().getFirst());
    }

    /** The language of a text, judged by its beginning; empty when no schema or module begins so. */
    static Optional<String> of(String text) {
        String head = text.substring(0, Chars.limit(text, HEAD));
        int first = Chars.skipSpace(head, Lines.after(head, 0, '\ufeff'));
        if (head.startsWith("<", first)) {
            boolean tag = first + 1 < head.length()
                    && (Character.isLetter(head.charAt(first + 1)) || Chars.isAt(head, first + 1, "?!_"));
            return Optional.of("xml").filter(id -> tag && !head.startsWith("<urn:", first));
        }
        if (head.startsWith("{", first) || head.startsWith("[", first)) {
            return Optional.of("json");
        }
        if (YangDeclarations.isModule(head, YangDeclarations.firstStatement(head))) {
            return Optional.of("yang");
        }
        return ofLine(firstLine(head, first));
    }

    /** The first line that is not a comment of YAML or of the compact syntax. */
    private static String firstLine(String head, int from) {
        int line = from;
        while (head.startsWith("#", line) || head.startsWith("---", line)) {
            line = Chars.skipSpace(head, Lines.end(head, line));
        }
        return head.substring(line, Lines.end(head, line));
    }

    private static Optional<String> ofLine(String line) {
        if (Stream.of("default namespace", "namespace ", "datatypes ").anyMatch(line::startsWith)) {
            return Optional.of(CompactGrammars.LANGUAGE);
        }
        String key = line.replace("\"", "").replace("'", "");
        return Optional.of("yaml").filter(
                id -> Stream.of("$schema:", "$id:", "$self:", "openapi:", "asyncapi:").anyMatch(key::startsWith));
    }

    /** The text with blanks instead of a first line that does not belong to the module. */
    static String body(String text) {
        int first = Chars.skipSpace(text, 0);
        if (!text.startsWith(CODE_BEGINS, first)) {
            return text;
        }
        int end = Lines.end(text, first);
        return " ".repeat(end) + text.substring(end);
    }
}
