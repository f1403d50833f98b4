package io.github.urnls.feature.declarations;

import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.Lines;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The namespace of a grammar in the compact syntax of RELAX NG: {@code default namespace = "urn:…"} (RELAX NG Compact
 * Syntax §2.1). A {@code namespace} without {@code default} only binds a prefix.
 */
final class CompactGrammars {

    /** The id of the language in editors, and the extension of its files. */
    static final String LANGUAGE = "rnc";

    /** The longest line up to the name, in UTF-16 code units. */
    private static final int LONGEST = 120;

    private static final Pattern BEFORE = Pattern.compile("default\\s+namespace(?:\\s+[\\w.-]{1,60})?\\s*=\\s*[\"']");

    private CompactGrammars() {}

    static List<Declaration> in(Document document, List<Name> names) {
        if (!document.languageId().equals(LANGUAGE)
                && !Normalization.fold(document.uri()).endsWith("." + LANGUAGE)) {
            return List.of();
        }
        String text = document.text();
        return names.stream().flatMap(name -> in(text, name).stream()).limit(1).toList();
    }

    private static Optional<Declaration> in(String text, Name name) {
        int start = name.range().start();
        if (!name.isUrn() || !isDefault(text, start)) {
            return Optional.empty();
        }
        int first = Lines.start(text, start, LONGEST);
        int end = Lines.after(text, name.range().end(), text.charAt(start - 1));
        return Optional.of(Declaration.of(Declaration.Kind.RNG, name,
                new TextRange(first, end).strippedIn(text)));
    }

    /** Whether the value that begins at {@code start} is a default namespace. */
    static boolean isDefault(String text, int start) {
        String before = text.substring(Lines.start(text, start, LONGEST), start).strip();
        return before.startsWith("default") && BEFORE.matcher(before).matches();
    }
}
