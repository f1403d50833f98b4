package io.github.urnls.namespace.forms;

/** Check characters, which come last and reveal slips. Each method computes one from the characters before it. */
public final class CheckDigits {

    private static final String TO_TEN = "0123456789X";

    // The value of each character of a German NBN; its digits are added one by one. (DNB, NBN-Prüfziffer)
    private static final String NBN_CHARACTERS = "0123456789abcdefghijklmnopqrstuvwxyz-:_./+";
    private static final int[] NBN_VALUES = {1, 2, 3, 4, 5, 6, 7, 8, 9, 41, 18, 14, 19, 15, 16, 21, 22, 23, 24, 25, 42,
            26, 27, 13, 28, 29, 31, 12, 32, 33, 11, 34, 35, 36, 37, 38, 39, 17, 43, 47, 45, 49};

    private CheckDigits() {}

    /**
     * The check digit of an ISBN of ten (ISO 2108) or an ISSN (ISO 3297): weights that fall to 2, modulo 11; {@code X}
     * is ten. {@code digits} are nine or seven.
     */
    public static char modulo11(String digits) {
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            sum += (digits.length() + 1 - i) * (digits.charAt(i) - '0');
        }
        return TO_TEN.charAt((11 - sum % 11) % 11);
    }

    /**
     * The check digit of an EAN, an ISBN of thirteen (ISO 2108) and other GS1 keys (GS1 General Specifications §7.9).
     * Modulo 10; the weights are 3 and 1 in turn, from the last digit on.
     */
    public static char modulo10(String digits) {
        return weighted(digits, 3, Integer.MAX_VALUE);
    }

    /** Modulo 10: from the last digit on, every second one counts {@code times}, by the digits of {@code base}. */
    private static char weighted(String digits, int times, int base) {
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            int value = (digits.charAt(digits.length() - 1 - i) - '0') * (i % 2 == 0 ? times : 1);
            sum += value / base + value % base;
        }
        return (char) ('0' + (10 - sum % 10) % 10);
    }

    /**
     * The check digit of payment cards and IMEIs, Luhn's formula (ISO/IEC 7812-1 annex B). Modulo 10; every second
     * digit from the last one on is doubled, and the digits of the products are added.
     */
    public static char luhn(String digits) {
        return weighted(digits, 2, 10);
    }

    /** The check digit of an ISNI, ISO 7064 MOD 11-2; {@code X} is ten. */
    public static char mod11Radix2(String digits) {
        int product = 0;
        for (int i = 0; i < digits.length(); i++) {
            product = (product + digits.charAt(i) - '0') * 2 % 11;
        }
        return TO_TEN.charAt((12 - product) % 11);
    }

    /**
     * The two check digits of an LEI, ISO 7064 MOD 97-10, from digits and upper-case letters; letters count from ten.
     */
    public static String mod97Radix10(String characters) {
        int remainder = 0;
        for (int i = 0; i < characters.length(); i++) {
            int value = Character.digit(characters.charAt(i), 36);
            remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97;
        }
        int check = 98 - remainder * 100 % 97;
        return String.valueOf(100 + check).substring(1);
    }

    /** The check character of an ISAN or EIDR, ISO 7064 MOD 37,36, from digits and upper-case letters. */
    public static char mod37And36(String characters) {
        int product = 36;
        for (int i = 0; i < characters.length(); i++) {
            int sum = (product + Character.digit(characters.charAt(i), 36)) % 36;
            product = (sum == 0 ? 36 : sum) * 2 % 37;
        }
        return Character.toUpperCase(Character.forDigit((37 - product) % 36, 36));
    }

    /**
     * The check digit of a German NBN: the last digit of the quotient of a weighted sum and the last digit added (DNB,
     * NBN-Prüfziffer).
     *
     * @param urn the whole URN without its last character, in lower case
     * @return the digit, or {@code '?'} if a character has no value
     */
    public static char nbnDe(String urn) {
        long sum = 0;
        int position = 0;
        int last = 1;
        for (int i = 0; i < urn.length(); i++) {
            int at = NBN_CHARACTERS.indexOf(urn.charAt(i));
            if (at < 0) {
                return '?';
            }
            int value = NBN_VALUES[at];
            if (value > 9) {
                sum += (long) ++position * (value / 10);
            }
            last = value % 10;
            sum += (long) ++position * last;
        }
        return (char) ('0' + sum / last % 10);
    }
}
