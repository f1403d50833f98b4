package io.github.urnls.urn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages are part of the product: they name the character, the place and the clause. */
class MessagesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "urn:a_b:c | “_” cannot stand in a namespace: use letters, digits and hyphens (RFC 8141 §2)",
            "urn:example:a\u00a0b | U+00A0 NO-BREAK SPACE cannot stand in the name: "
                    + "remove it, or percent-encode its UTF-8 bytes (RFC 8141 §2.2)",
            "urn:example:a?=b\tc | U+0009 CHARACTER TABULATION cannot stand in the q-component: remove it, or "
                    + "percent-encode it (RFC 8141 §2)",
            "urn:example:%4 | “%” must be followed by two hexadecimal digits; only “4” follows (RFC 8141 §2)",
            "urn:example:a?b | write “?=” (query) or “?+” (resolution), not “?” alone;"
                    + " here it is “b” (RFC 8141 §2)",
            "urn:example:a?s=I2L | write “?=” (query) or “?+” (resolution), not “?” alone; here it is “s” "
                    + "(RFC 8141 §2)",
            "urn:example | the name is missing: write “urn:example:” and the name behind it (RFC 8141 §2)",
    })
    void nameCharacterPlaceAndClause(String urn, String expected) {
        assertEquals(expected, UrnParser.parse(urn).problems().stream().map(SyntaxProblem::message)
                .collect(Collectors.joining("\n")));
    }
}
