package io.github.urnls.urn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages are part of the product: they name the character, the place and the clause. */
class MessagesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "urn:a_b:c | “_” cannot appear in a namespace identifier: use only letters, digits and hyphens,"
                    + " and no percent-encoding (RFC 8141 §2)",
            "urn:example:a\u00a0b | U+00A0 NO-BREAK SPACE cannot appear in the namespace specific string: "
                    + "remove it, or percent-encode its UTF-8 bytes (RFC 8141 §2.2)",
            "urn:example:a?=b\tc | U+0009 CHARACTER TABULATION cannot appear in the q-component: remove it, or "
                    + "percent-encode it (RFC 8141 §2)",
            "urn:example:%4 | “%” must be followed by two hexadecimal digits; only “4” follows (RFC 8141 §2)",
            "urn:example:a?b | “?” must be followed by “+” for an r-component or “=” for a q-component;"
                    + " here it is “b”. The November 2015 draft allowed this (RFC 8141 §2)",
            "urn:example:a?s=I2L | “?” must be followed by “+” for an r-component or “=” for a"
                    + " q-component; here it is “s”. The 2012 draft and the November 2015 draft allowed this "
                    + "(RFC 8141 §2)",
            "urn:example | the namespace specific string is missing: write “urn:example:” and then the name in that"
                    + " namespace (RFC 8141 §2)",
    })
    void nameCharacterPlaceAndClause(String urn, String expected) {
        assertEquals(expected, UrnParser.parse(urn).problems().stream().map(SyntaxProblem::message)
                .collect(Collectors.joining("\n")));
    }
}
