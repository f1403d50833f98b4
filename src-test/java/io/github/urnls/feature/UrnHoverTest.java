package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import org.junit.jupiter.api.Test;

class UrnHoverTest {

    private static final Document DOCUMENT =
            new Document("file:///a.xml", "xml", 1, "<a b=\"urn:example:a&amp;b\" c=\"urn:example:${x}\"/>");

    @Test
    void isThereOnAndAtTheEdgesOfAUrnOnly() {
        TextRange urn = new TextRange(6, 25);
        for (int offset = 0; offset <= DOCUMENT.text().length(); offset++) {
            assertEquals(urn.touches(offset), UrnHover.at(DOCUMENT, offset, Specification.RFC8141).isPresent(), "at " + offset);
        }
        UrnHover hover = UrnHover.at(DOCUMENT, 10, Specification.RFC8141).orElseThrow();
        assertEquals(urn, hover.range());
        assertEquals("urn:example:a&b", hover.explanation().urn());
    }

    @Test
    void markdownHoldsWhateverAUrnHolds() {
        String text = ExplanationText.markdown(Explanation.of(UrnParser.parse("urn:example:a`|b``\n<x>")));
        assertTrue(text.contains("```urn:example:a`|b`` <x>```"), text);
        assertTrue(text.contains("| namespace specific string | ```a`\\|b`` <x>``` |"), text);
    }

    @Test
    void saysWhichSpecificationsAcceptIt() {
        String wrong = ExplanationText.plain(Explanation.of(UrnParser.parse("urn:isbn:1?s=I2L")));
        assertTrue(wrong.contains("Not valid by RFC 8141; valid by 2012 draft, November 2015 draft."), wrong);
        String nowhere = ExplanationText.plain(Explanation.of(UrnParser.parse("urn:is_bn:1")));
        assertTrue(nowhere.contains("Not valid by RFC 8141, nor by any other specification."), nowhere);
    }

    @Test
    void partsOfThe1995ProposalHaveTheirOwnNames() {
        String text = ExplanationText.plain(
                Explanation.of(UrnParser.parse("urn:dns:host.example:x", Specification.PROPOSAL_1995)));
        assertTrue(text.contains("AuthorityID: host.example") && text.contains("ElementID: x"), text);
    }
}
