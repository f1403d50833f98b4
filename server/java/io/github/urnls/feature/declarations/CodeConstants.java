package io.github.urnls.feature.declarations;

import io.github.urnls.text.Chars;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.languages.Language;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.Lines;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Constants of programs whose value is a name. They are declared as such ({@code static final}, {@code const},
 * {@code #define}), or are variables in upper case, which are constants by custom (PEP 8; Java Code Conventions §9).
 */
final class CodeConstants {

    /** How far before its value a constant may begin, in UTF-16 code units. */
    private static final int LONGEST = 160;

    private static final Pattern UPPER_CASE = Pattern
            .compile("(?:[^(\"'=,{]*[\\s*&])?\\$?\\p{Lu}[\\p{Lu}\\d_]+(?:\\s*:\\s*[&'\\w ]+|\\s+string)?\\s*:?=\\s*");
    private static final Pattern CONST = Pattern.compile(
            "(?:.*\\W)?(?:const|static\\s+final|final\\s+static|static\\s+readonly|static\\s+let)\\s[^=\"'(]*=\\s*");
    private static final Pattern DEFINE = Pattern
            .compile("\\s*#\\s*define\\s+\\w+\\s+|\\s*define\\s*\\(\\s*['\"]\\w+['\"]\\s*,\\s*");

    private CodeConstants() {}

    static List<Declaration> in(Document document, List<Name> names) {
        Language language = Formats.language(document);
        if (language.isProse() || names.stream().noneMatch(CodeConstants::isString)) {
            return List.of(); // a program in a text is an example
        }
        boolean script = language == Language.JAVASCRIPT;
        String text = document.text();
        return names.stream().filter(CodeConstants::isString).flatMap(name -> in(text, name, script).stream()).toList();
    }

    private static boolean isString(Name name) {
        Passage passage = name.passage();
        return name.isUrn() && passage.inCode() && passage.role() == Role.VALUE
                && name.range().equals(passage.range());
    }

    private static Optional<Declaration> in(String text, Name name, boolean script) {
        int quote = name.range().start() - 1;
        int line = Lines.start(text, quote, LONGEST);
        if (quote < 0 || Chars.isBlank(text.substring(line, quote)) && line > 0) {
            line = Lines.start(text, line - 1, LONGEST); // the value stands below its name
        }
        if (quote < 0 || !isConstant(text.substring(line, quote), script)) {
            return Optional.empty();
        }
        TextRange whole = new TextRange(line, Chars.limit(text, name.range().end() + 1)).strippedIn(text);
        return Optional.of(Declaration.of(Declaration.Kind.CONSTANT, name, whole));
    }

    /**
     * Whether {@code before} begins a constant. In JavaScript functions {@code const} is used for any variable, so only
     * those of the module count.
     */
    private static boolean isConstant(String before, boolean script) {
        if (!before.stripTrailing().endsWith("=")) {
            return DEFINE.matcher(before).matches();
        }
        boolean local = script && Character.isWhitespace(before.charAt(0));
        return UPPER_CASE.matcher(before).matches() || !local && CONST.matcher(before).matches();
    }
}
