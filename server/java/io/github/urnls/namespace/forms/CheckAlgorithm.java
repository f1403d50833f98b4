package io.github.urnls.namespace.forms;

import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Normalization;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How the last characters of a part follow from those before them. Hyphens and dots do not count. */
public enum CheckAlgorithm {
    /** Of GTIN, SSCC, ISBN with 13 digits: modulo 10, weights 3 and 1. */
    GS1,
    /** Of payment cards and IMEIs: modulo 10, every second digit doubled (ISO/IEC 7812-1 annex B). */
    LUHN,
    /** Of ISBN with 10 digits and ISSN: modulo 11, weights that fall to 2; X is ten. */
    MOD_11,
    /** Of ISNI: ISO 7064 MOD 11-2; X is ten. */
    MOD_11_2,
    /** Of EIDR: ISO 7064 MOD 37,36, of letters and digits. */
    MOD_37_36,
    /** Of LEI: ISO 7064 MOD 97-10, two digits behind letters and digits. */
    MOD_97_10;

    private final String id = Normalization.id(this);

    /** The name in registry files. */
    public String id() {
        return id;
    }

    /** The algorithm that registry files call {@code id}. */
    public static Optional<CheckAlgorithm> named(String id) {
        return Arrays.stream(values()).filter(algorithm -> algorithm.id.equals(id)).findFirst();
    }

    /** How many characters it makes. */
    public int length() {
        return this == MOD_97_10 ? 2 : 1;
    }

    private boolean takesLetters() {
        return this == MOD_97_10 || this == MOD_37_36;
    }

    /** What it is computed from, in words. */
    String characters() {
        return (takesLetters() ? "letters and digits" : "digits") + " with a check digit (" + id + ")";
    }

    /**
     * The check characters that {@code text} should end with; empty if it has other characters than the algorithm
     * takes, or too few.
     */
    Optional<String> of(String text) {
        int end = text.length() - length();
        boolean ends = end > 0 && text.substring(end).chars().allMatch(c -> CharSet.ALPHANUM.contains((char) c));
        return ends ? behind(text.substring(0, end)) : Optional.empty();
    }

    /** The check characters behind {@code text}; empty if it has other characters than the algorithm takes. */
    public Optional<String> behind(String text) {
        String counted = text.replace("-", "").replace(".", "").toUpperCase(Locale.ROOT);
        CharSet taken = takesLetters() ? CharSet.ALPHANUM : CharSet.DIGIT;
        if (counted.isEmpty() || !counted.chars().allMatch(c -> taken.contains((char) c))) {
            return Optional.empty();
        }
        return Optional.of(switch (this) {
            case GS1 -> String.valueOf(CheckDigits.modulo10(counted));
            case LUHN -> String.valueOf(CheckDigits.luhn(counted));
            case MOD_11 -> String.valueOf(CheckDigits.modulo11(counted));
            case MOD_11_2 -> String.valueOf(CheckDigits.mod11Radix2(counted));
            case MOD_37_36 -> String.valueOf(CheckDigits.mod37And36(counted));
            case MOD_97_10 -> CheckDigits.mod97Radix10(counted);
        });
    }
}
