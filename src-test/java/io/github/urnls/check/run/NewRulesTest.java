package io.github.urnls.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.incremental.SectionedCheck;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.Change;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A new rule runs in every check of names, and no other class needs to know it. */
class NewRulesTest {

    private static final Checker CHECKER = NewRules.checker((rule, fault) -> {
        throw fault;
    });

    private static final String FILLER = "text without a name, so that the document has several sections\n".repeat(300);

    private static List<String> codes(List<Finding> findings) {
        return findings.stream().map(Finding::code).toList();
    }

    @Test
    void inAWholeDocument() {
        Document document = new Document("file:///a.txt", "", 1, "<urn:example:a>\n<urn:example:new>\nnew word\n");
        assertEquals(List.of("new-document", "new-name"), codes(CHECKER.check(document, CheckOptions.DEFAULT)));
    }

    /** The word appears in another section than the name, and disappears again. */
    @Test
    void afterEdits() {
        Document document = new Document("file:///a.txt", "", 1, "<urn:example:a>\n" + FILLER + "<urn:example:new>\n");
        Sections sections = Sections.of(document, CheckOptions.DEFAULT.specification());
        SectionedCheck check = new SectionedCheck(CHECKER, sections, CheckOptions.DEFAULT, Spellings.NONE).finished();
        assertEquals(List.of("new-name"), codes(check.all()));

        TextRange middle = new TextRange(document.length() / 2, document.length() / 2);
        Document with = document.edited(2, middle, " new word ");
        Sections sectionsWith = sections.edited(with, Change.of(middle, 10));
        SectionedCheck checkWith = check.beginEdited(sectionsWith, List.of()).finished();
        assertEquals(List.of("new-document", "new-name"), codes(checkWith.all()));

        TextRange word = new TextRange(middle.start(), middle.start() + 10);
        Document without = with.edited(3, word, "");
        SectionedCheck checkWithout = checkWith.beginEdited(sectionsWith.edited(without, Change.of(word, 0)), List.of())
                .finished();
        assertEquals(List.of("new-name"), codes(checkWithout.all()));
    }
}
