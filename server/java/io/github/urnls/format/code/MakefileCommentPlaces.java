package io.github.urnls.format.code;

import io.github.urnls.text.Document;
import java.util.Locale;
import java.util.OptionalInt;

/** Comments of makefiles stand on lines of their own, outside of {@code define}. */
final class MakefileCommentPlaces extends CodeCommentPlaces {

    MakefileCommentPlaces(Document document, String hereDocument) {
        super(document, hereDocument);
        int start = -1;
        for (int line = 0; line < lines.lineCount(); line++) {
            String here = line(line).strip();
            if (start < 0 && here.startsWith("define ")) {
                start = lines.lineEnd(line);
            } else if (start >= 0 && here.equals("endef")) {
                addData(start, lines.lineStart(line));
                start = -1;
            }
        }
    }

    static boolean isMakefile(Document document) {
        String uri = document.uri().toLowerCase(Locale.ROOT);
        String name = uri.substring(uri.lastIndexOf('/') + 1);
        return document.languageId().equalsIgnoreCase("makefile")
                || document.languageId().isEmpty() && (name.endsWith("makefile") || name.endsWith(".mk"));
    }

    /** At the end of a line it would go to the shell. */
    @Override
    public OptionalInt behind(int line) {
        return OptionalInt.empty();
    }

    /** A tab would begin a line of the shell. */
    @Override
    public String indent(int line) {
        String indent = super.indent(line);
        return indent.startsWith("\t") ? "" : indent;
    }
}
