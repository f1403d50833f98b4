package io.github.urnls.namespace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.function.ToIntFunction;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.NumericChars;
import net.jqwik.api.constraints.StringLength;

/** What each algorithm promises to catch, it catches. */
class CheckDigitProperties {

    private static void changingOneIsCaught(String digits, int at, char other, ToIntFunction<String> check) {
        int place = at % digits.length();
        if (digits.charAt(place) != other) {
            String changed = digits.substring(0, place) + other + digits.substring(place + 1);
            assertNotEquals(check.applyAsInt(digits), check.applyAsInt(changed), () -> digits + " and " + changed);
        }
    }

    private static void exchangingTwoIsCaught(String digits, int at, ToIntFunction<String> check) {
        int place = at % (digits.length() - 1);
        char a = digits.charAt(place);
        char b = digits.charAt(place + 1);
        if (a != b) {
            String changed = digits.substring(0, place) + b + a + digits.substring(place + 2);
            assertNotEquals(check.applyAsInt(digits), check.applyAsInt(changed), () -> digits + " and " + changed);
        }
    }

    @Property
    void isbn10CatchesOneWrongDigitAndTwoExchanged(@ForAll @NumericChars @StringLength(9) String digits, @ForAll @IntRange(max = 99) int at,
            @ForAll @IntRange(max = 9) int other) {
        changingOneIsCaught(digits, at, (char) ('0' + other), CheckDigits::isbn10);
        exchangingTwoIsCaught(digits, at, CheckDigits::isbn10);
    }

    @Property
    void isbn13CatchesOneWrongDigit(@ForAll @NumericChars @StringLength(12) String digits, @ForAll @IntRange(max = 99) int at,
            @ForAll @IntRange(max = 9) int other) {
        changingOneIsCaught(digits, at, (char) ('0' + other), CheckDigits::ean13);
    }

    @Property
    void issnCatchesOneWrongDigitAndTwoExchanged(@ForAll @NumericChars @StringLength(7) String digits, @ForAll @IntRange(max = 99) int at,
            @ForAll @IntRange(max = 9) int other) {
        changingOneIsCaught(digits, at, (char) ('0' + other), CheckDigits::issn);
        exchangingTwoIsCaught(digits, at, CheckDigits::issn);
    }

    @Property
    void isniCatchesOneWrongDigitAndTwoExchanged(@ForAll @NumericChars @StringLength(15) String digits, @ForAll @IntRange(max = 99) int at,
            @ForAll @IntRange(max = 9) int other) {
        changingOneIsCaught(digits, at, (char) ('0' + other), CheckDigits::mod11Radix2);
        exchangingTwoIsCaught(digits, at, CheckDigits::mod11Radix2);
    }

    @Property
    void mod37And36CatchesOneWrongCharacter(@ForAll @Chars({'0', '1', '5', '9', 'A', 'B', 'E', 'F'}) @StringLength(20) String digits,
            @ForAll @IntRange(max = 99) int at, @ForAll @IntRange(max = 15) int other) {
        changingOneIsCaught(digits, at, "0123456789ABCDEF".charAt(other), CheckDigits::mod37And36);
    }

    /** The German one is a quotient and promises nothing, but a number and its check digit go together. */
    @Property
    void germanNumbersWithTheirCheckDigitAreRight(@ForAll @NumericChars @StringLength(min = 1, max = 12) String number) {
        String name = "urn:nbn:de:gbv:089-" + number;
        String whole = name + CheckDigits.nbnDe(name);
        assertEquals(0, new NbnRule().check(io.github.urnls.urn.UrnParser.parse(whole)).size(), whole);
    }
}
