package io.github.urnls.feature.declarations;

import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import io.github.urnls.text.Lines;
import io.github.urnls.text.TextRange;
import java.util.List;

/** The namespace of a YANG module (RFC 7950 §7.1.3). A submodule has none of its own (§7.2). */
final class YangDeclarations {

    private YangDeclarations() {}

    static List<Declaration> in(Document document, List<Name> names) {
        String text = document.text();
        int module = firstStatement(text);
        if (!isModule(text, module)) {
            return List.of();
        }
        ValuesAfter values = new ValuesAfter("namespace"::equals, document, names);
        return names.stream().map(Name::passage)
                .filter(passage -> passage.role() == Role.DEFINED_NAMESPACE
                        && passage.extent() == Extent.VALUE)
                .flatMap(passage -> values.nameAt(passage.start()).stream()).limit(1)
                .map(place -> Declaration.of(Declaration.Kind.YANG_MODULE, place,
                        statement(text, module, place)))
                .toList();
    }

    /** The range to show: from the name of the module to the end of the statement, which is little text. */
    private static TextRange statement(String text, int module, Name place) {
        int valueEnd = place.passage().end();
        int end = valueEnd;
        while (Chars.isAt(text, end, "\"' \t")) {
            end++;
        }
        return new TextRange(module, text.startsWith(";", end) ? end + 1 : valueEnd);
    }

    /** Whether the statement at {@code offset} is a module. */
    static boolean isModule(String text, int offset) {
        return text.startsWith("module", offset) && offset + 6 < text.length()
                && Character.isWhitespace(text.charAt(offset + 6));
    }

    /** The offset behind the comments and white space at the beginning of {@code text}. */
    static int firstStatement(String text) {
        int at = 0;
        while (at < text.length()) {
            if (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\ufeff') {
                at++;
            } else if (text.startsWith("//", at)) {
                at = Lines.behind(text, "\n", at);
            } else if (text.startsWith("/*", at)) {
                at = Lines.behind(text, "*/", at + 2);
            } else {
                return at;
            }
        }
        return at;
    }
}
