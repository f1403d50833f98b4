package io.github.urnls.scan;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.urnls.text.Change;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import org.junit.jupiter.api.Test;

/** An edit leaves what it does not concern as it was, so that it is not checked again. */
class SectionsTest {

    private static final String NAMELESS = "<a>\n  <b>text: no name</b>\n</a>\n".repeat(1000);

    private static Sections edited(Sections before, int at, String inserted) {
        TextRange range = new TextRange(at, at);
        return before.edited(before.document().edited(2, range, inserted), Change.of(range, inserted.length()));
    }

    private static Sections of(String text) {
        return Sections.of(new Document("file:///a.xml", "xml", 1, text), Specification.RFC8141);
    }

    @Test
    void aTextWithoutNamesStaysTheSame() {
        Sections before = of(NAMELESS);
        assertSame(before.identity(0), edited(edited(before, 500, "x"), 700, "\n<c/>").identity(0));
    }

    @Test
    void aCommentOrANameIsNew() {
        Sections before = of(NAMELESS);
        assertNotSame(before.identity(0), edited(before, 500, "<!-- urn-ls:off -->").identity(0));
        assertNotSame(before.identity(0), edited(before, 500, " urn:example:a ").identity(0));
        assertNotSame(before.identity(0), edited(edited(before, 500, "urn"), 503, "-ls:off").identity(0));
    }
}
