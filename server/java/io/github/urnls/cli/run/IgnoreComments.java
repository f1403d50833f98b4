package io.github.urnls.cli.run;

import io.github.urnls.feature.Tally;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.FixAll.Repaired;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.feature.Ignoring;
import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.languages.Language;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Normalization;

/** {@code --add-ignore}: writes comments that suppress the findings, as an editor does one by one. */
final class IgnoreComments {

    private IgnoreComments() {}

    /** The text of {@code document} with a comment for each finding that allows one, and their number by rule. */
    static Repaired in(Document document, Checker checker, CheckOptions options) {
        Ignoring.Written written = new Ignoring(document, checker, options).all();
        return new Repaired(TextEdit.apply(document.text(), written.edits()), written.comments());
    }

    /** The message why {@code count} findings are left in {@code document}, and what to do. */
    static String rest(Document document, int count) {
        return document.uri() + ": " + Tally.counted(count, "finding") + " left, as " + reason(document)
                + "; put the names under “accept” or the file under “overrides” in " + ProjectFile.NAME;
    }

    private static String reason(Document document) {
        if (Formats.of(document).comments() != CommentSyntax.NONE) {
            return "no comment can be written there";
        }
        Language language = Formats.language(document);
        if (language == Language.RESTRUCTURED_TEXT) {
            return "a comment in restructured text is a paragraph, which you have to write yourself";
        }
        return "there are no comments in " + Normalization.fold(language.name()).replace('_', ' ');
    }
}
