package io.github.urnls.namespace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.urnls.namespace.forms.CheckDigits;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.support.Cases;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

/** Each algorithm catches the errors that it promises to catch. */
class CheckDigitProperties {

    private static final ToIntFunction<String> LEI = digits -> Integer.parseInt(CheckDigits.mod97Radix10(digits));

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

    @Test
    void isbn10CatchesOneWrongDigitAndTwoExchanged() {
        Cases.forEach(1000, random -> {
            String digits = random.characters(9, 9, "0123456789");
            int at = random.between(0, 99);
            int other = random.between(0, 9);
            changingOneIsCaught(digits, at, (char) ('0' + other), CheckDigits::modulo11);
            exchangingTwoIsCaught(digits, at, CheckDigits::modulo11);
        });
    }

    @Test
    void isbn13CatchesOneWrongDigit() {
        Cases.forEach(1000, random -> {
            String digits = random.characters(12, 12, "0123456789");
            int at = random.between(0, 99);
            int other = random.between(0, 9);
            changingOneIsCaught(digits, at, (char) ('0' + other), CheckDigits::modulo10);
        });
    }

    @Test
    void leiCatchesOneWrongDigitAndTwoExchanged() {
        Cases.forEach(1000, random -> {
            String digits = random.characters(18, 18, "0123456789");
            int at = random.between(0, 99);
            int other = random.between(0, 9);
            changingOneIsCaught(digits, at, (char) ('0' + other), LEI);
            exchangingTwoIsCaught(digits, at, LEI);
        });
    }

    @Test
    void issnCatchesOneWrongDigitAndTwoExchanged() {
        Cases.forEach(1000, random -> {
            String digits = random.characters(7, 7, "0123456789");
            int at = random.between(0, 99);
            int other = random.between(0, 9);
            changingOneIsCaught(digits, at, (char) ('0' + other), CheckDigits::modulo11);
            exchangingTwoIsCaught(digits, at, CheckDigits::modulo11);
        });
    }

    @Test
    void isniCatchesOneWrongDigitAndTwoExchanged() {
        Cases.forEach(1000, random -> {
            String digits = random.characters(15, 15, "0123456789");
            int at = random.between(0, 99);
            int other = random.between(0, 9);
            changingOneIsCaught(digits, at, (char) ('0' + other), CheckDigits::mod11Radix2);
            exchangingTwoIsCaught(digits, at, CheckDigits::mod11Radix2);
        });
    }

    @Test
    void mod37And36CatchesOneWrongCharacter() {
        Cases.forEach(1000, random -> {
            String digits = random.characters(20, 20, "0159ABEF");
            int at = random.between(0, 99);
            int other = random.between(0, 15);
            changingOneIsCaught(digits, at, "0123456789ABCDEF".charAt(other), CheckDigits::mod37And36);
        });
    }

    /** The German check digit is a quotient and promises nothing, but a number fits its own check digit. */
    @Test
    void germanNumbersWithTheirCheckDigitAreRight() {
        Cases.forEach(1000, random -> {
            String number = random.characters(1, 12, "0123456789");
            String name = "urn:nbn:de:gbv:089-" + number;
            String whole = name + CheckDigits.nbnDe(name);
            assertEquals(0, Namespaces.check(io.github.urnls.urn.UrnParser.parse(whole)).size(), whole);
        });
    }
}
