package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.NssPattern;
import java.util.List;
import java.util.regex.Pattern;

/** Schemas of the messages of ISO 20022, named by {@code std:iso:20022:tech:xsd:} and the identifier of a message. */
final class Iso20022 {

    private static final String MESSAGES = "std:iso:20022:tech:xsd:";

    /**
     * Business area, message, variant and version. A draft has its number before them; a profile of the message, as in
     * Peppol, has a name of its own behind a colon.
     */
    private static final NssPattern IDENTIFIER = NssPattern
            .known("(?i)(?:draft[0-9]*)?[a-z]{4}\\.[0-9]{3}\\.[0-9]{3}\\.[0-9]{2}(?:_GBIC_[0-9]+|:.*)?");

    private static final Pattern WHOLE_AND_MORE = Pattern.compile("[a-z]{4}\\.[0-9]{3}\\.[0-9]{3}\\.[0-9]{2}[._-].*",
            Pattern.CASE_INSENSITIVE);

    /** An area and numbers. Names of banks and national variants have words behind these. */
    private static final Pattern AREA_AND_NUMBERS = Pattern.compile("[a-z]{3,5}(?:[._-]?[0-9]+){2,4}",
            Pattern.CASE_INSENSITIVE);

    /** A part or a zero is missing. Variants begin with 00 and versions with 0 or 1: here no name goes on. */
    private static final Pattern CUT = Pattern.compile("[a-z]{4}\\.[0-9]{3}\\.(?:0[1-9]|[0-9]{3}\\.[2-9])",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern SHORT_LAST_PART = Pattern.compile(".*\\.[0-9]{1,2}");

    private Iso20022() {}

    /** What is wrong with the identifier of a message in {@code nss}; nothing if it names something else. */
    static List<Problem> check(Nss nss) {
        if (!nss.text().regionMatches(true, 0, MESSAGES, 0, MESSAGES.length())) {
            return List.of();
        }
        String identifier = nss.text().substring(MESSAGES.length());
        int at = IDENTIFIER.mismatch(identifier);
        boolean cut = CUT.matcher(identifier).matches();
        boolean ends = at == identifier.length() && !cut;
        if (at == NssPattern.NONE || identifier.chars().noneMatch(Character::isDigit)
                || ends && !SHORT_LAST_PART.matcher(identifier).matches()) {
            return List.of(); // right, or the beginning of names
        }
        boolean certain = cut || !ends && AREA_AND_NUMBERS.matcher(identifier).matches()
                && !WHOLE_AND_MORE.matcher(identifier).matches();
        return List.of(nss.wrongFrom(MESSAGES.length(), "“" + identifier + "” is not the identifier"
                + " of a message: write four letters, three digits, three digits and two digits, with dots between"
                + " them, as in pain.001.001.09 (ISO 20022)").doubtIf(!certain));
    }
}
