package io.github.urnls.feature;

import java.util.function.UnaryOperator;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Cases;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkspaceSymbolsTest {

    private static int rank(String query, String spelling) {
        return WorkspaceSymbols.ranking(query).applyAsInt(spelling);
    }

    private static boolean finds(String query, String spelling) {
        return rank(query, spelling) != WorkspaceSymbols.NONE;
    }

    @ParameterizedTest
    @CsvSource({
            "urn:ietf:params:scim:schemas:core:2.0:User, ''",
            "urn:ietf:params:scim:schemas:core:2.0:User, ' '",
            "urn:ietf:params:scim:schemas:core:2.0:User, urn:ietf:params:scim:schemas:core:2.0:User",
            "urn:ietf:params:scim:schemas:core:2.0:User, scim",
            "urn:ietf:params:scim:schemas:core:2.0:User, USER scim",
            "urn:ietf:params:scim:schemas:core:2.0:User, ' user  2.0 '",
            "urn:example:caf%C3%A9, caf%c3%a9",
            "urn:example:caf%C3%A9, café",
            "urn:example:caf%C3%A9, CAFÉ example",
            "urn:example:caf%C3%A9, cafe\u0301",
            "urn:example:cafe%CC%81, café",
            "urn:example:cafe\u0301, café",
            "urn:example:caf%C3%A9, %C3 é",
            "urn:example:%D0%96%D1%83%D0%BA, жук",
            "urn:example:%F0%90%90%80, \ud801\udc28",
            "urn:example:%D9%85%DB%8C%E2%80%8C%D8%AE, می\u200cخ"})
    void everyWordStandsSomewhereInTheName(String spelling, String query) {
        assertTrue(finds(query, spelling));
    }

    @ParameterizedTest
    @CsvSource({
            "urn:ietf:params:scim:schemas:core:2.0:User, scim group",
            "urn:ietf:params:scim:schemas:core:2.0:User, sm",
            "urn:ietf:params:scim:schemas:core:2.0:User, rcsp",
            "urn:xmpp:jingle:1, jg",
            "urn:xmpp:jingle:1, glnj",
            "urn:example:%F0%90%90%80b, \ud801\udc28c",
            "urn:example:\ud801\udc00ab, \ud801\udc28b",
            "urn:ietf:params:scim:schemas:core:2.0:User, urn:ietf:params:scim:schemas:core:2.0:Users",
            "urn:example:caf%C3%A9, cafe",
            "urn:example:a%E2%80%AEb, a\u202eb"})
    void otherNamesAreNotFound(String spelling, String query) {
        assertFalse(finds(query, spelling));
    }

    /** A word of three letters finds the names that hold its letters in this order. */
    @ParameterizedTest
    @CsvSource({
            "urn:xmpp:jingle:1, jngl",
            "urn:xmpp:jingle:1, JNGL",
            "urn:xmpp:jingle:1, jgl 1",
            "urn:ietf:params:scim:schemas:core:2.0:User, scm",
            "urn:example:caf%C3%A9:menu, cfé",
            "urn:example:%D0%96%D1%83%D0%BA, e:жк",
            "urn:example:\ud801\udc00ab, \ud801\udc28ab"})
    void lettersMayBeLeftOut(String spelling, String query) {
        assertTrue(finds(query, spelling));
    }

    /** Each name is a better match than the next. */
    @Test
    void wholeSegmentsComeBeforeTheirBeginningsBeforeOtherPartsBeforeScatteredLetters() {
        List<String> ranked = List.of("jingle", "urn:xmpp:jingle:1", "urn:xmpp:jingles", "urn:xmpp:a-jingle",
                "urn:xmpp:jxinxglex");
        int before = -1;
        for (String spelling : ranked) {
            int rank = rank("Jingle", spelling);
            assertTrue(rank > before && rank != WorkspaceSymbols.NONE, spelling);
            before = rank;
        }
        assertEquals(rank("jingle", "urn:jingle:1"), rank("jingle", "urn:a/jingle"));
        assertEquals(rank("jingle", "urn:xmpp:jingle"), rank("jingle", "urn:jingles:jingle"), "the best place counts");
        assertEquals(rank("jingle", "urn:xmpp:jingle"), rank("xmpp:jingle", "urn:xmpp:jingle:1"));
        assertEquals(rank("ingle", "urn:xmpp:jingle"), rank("ingle xmpp", "urn:xmpp:jingle"), "the worst word counts");
        assertEquals(rank("café", "urn:example:café"), rank("café", "urn:example:caf%C3%A9"), "as it reads");
    }

    @Test
    void whereANameIsDeclaredAndHowOftenItIsUsedStandsBesideIt() {
        assertEquals("declared in jingle.xsd · 12 uses in 3 files", line("jingle.xsd", 1, 12, 3));
        assertEquals("2 declarations, first a.xsd · 1 use in 1 file", line("a.xsd", 2, 1, 1));
        assertEquals("3 declarations, first a%E2%80%AE.xsd · no uses", line("a\u202e.xsd", 3, 0, 0));
        assertEquals("12 uses in 3 files", line("", 0, 12, 3));
    }

    private static String line(String declaring, int declarations, int uses, int files) {
        Optional<String> file = Optional.of(declaring).filter(name -> !name.isEmpty());
        return new Uses(file, file, declarations, uses, files, 1).line(UnaryOperator.identity());
    }

    /** A client leaves out what does not hold the letters of the query in their order. */
    @Test
    void everyNameThatOneWordFindsHoldsItsLettersInItsLabel() {
        List<String> names = List.of("urn:xmpp:jingle:1", "urn:example:caf%C3%A9:%C3%A9t%C3%A9",
                "urn:example:a%20b%2Fc");
        Cases.forEach(1000, random -> {
            String name = names.get(random.nextInt(names.size()));
            String reading = DisplayText.decoded(name).orElse(name);
            StringBuilder query = new StringBuilder();
            reading.chars().filter(c -> c != ' ' && random.nextInt(3) > 0).forEach(c -> query.append((char) c));
            String word = query.toString();
            boolean found = finds(word, name);
            assertTrue(found || word.length() < 3, word);
            String label = WorkspaceSymbols.label(name, word);
            int at = 0;
            for (int i = 0; i < label.length() && at < word.length(); i++) {
                at += label.charAt(i) == word.charAt(at) ? 1 : 0;
            }
            assertTrue(!found || at == word.length(), () -> word + " is not in " + label);
        });
    }

    @ParameterizedTest
    @CsvSource({
            "urn:example:caf%C3%A9, example, urn:example:caf%C3%A9",
            "urn:example:caf%C3%A9, café, urn:example:caf%C3%A9 = urn:example:café",
            "urn:example:caf%C3%A9, '', urn:example:caf%C3%A9",
            "urn:example:\u202e, example, urn:example:%E2%80%AE"})
    void theLabelHoldsWhatWasSearchedFor(String spelling, String query, String label) {
        assertEquals(label, WorkspaceSymbols.label(spelling, query));
    }

    @Test
    void anyPartInAnyCaseFindsAName() {
        Cases.forEach(1000, random -> {
            String name = random.characters(0, 255, '!', '~');
            int from = random.nextInt();
            int to = random.nextInt();
            int start = Math.floorMod(from, name.length() + 1);
            int end = start + Math.floorMod(to, name.length() - start + 1);
            String part = name.substring(start, end);
            assertTrue(finds(part, name));
            assertTrue(finds(part.toUpperCase(Locale.ROOT), name));
        });
    }
}
