package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Cases;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkspaceSymbolsTest {

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
        assertTrue(WorkspaceSymbols.matching(query).test(spelling));
    }

    @ParameterizedTest
    @CsvSource({
            "urn:ietf:params:scim:schemas:core:2.0:User, scim group",
            "urn:ietf:params:scim:schemas:core:2.0:User, scm",
            "urn:ietf:params:scim:schemas:core:2.0:User, urn:ietf:params:scim:schemas:core:2.0:Users",
            "urn:example:caf%C3%A9, cafe",
            "urn:example:a%E2%80%AEb, a\u202eb"})
    void otherNamesAreNotFound(String spelling, String query) {
        assertFalse(WorkspaceSymbols.matching(query).test(spelling));
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
            assertTrue(WorkspaceSymbols.matching(part).test(name));
            assertTrue(WorkspaceSymbols.matching(part.toUpperCase(Locale.ROOT)).test(name));
        });
    }
}
