package io.github.urnls.urn;

import java.util.regex.Pattern;

/**
 * A second implementation of the grammar, independent of the parser. It transcribes RFC 8141 §2 rule by rule into
 * possessive regular expressions. The ABNF leaves one point open, which the prose decides: the r-component ends at the
 * first "?=" (§2.3.1).
 */
final class AbnfOracle {

    private static final String PCT_ENCODED = "%[0-9A-Fa-f]{2}";
    private static final String UNRESERVED = "[A-Za-z0-9._~-]";
    private static final String SUB_DELIMS = "[!$&'()*+,;=]";
    private static final String PCHAR = "(?:" + UNRESERVED + "|" + PCT_ENCODED + "|" + SUB_DELIMS + "|[:@])";
    private static final String FRAGMENT = "(?:" + PCHAR + "|[/?])*+";
    private static final String ALPHANUM = "[A-Za-z0-9]";
    private static final String LDH = "[A-Za-z0-9-]";
    private static final String NID = ALPHANUM + LDH + "{0,30}" + ALPHANUM;
    private static final String NSS = PCHAR + "(?:" + PCHAR + "|/)*+";
    private static final String R_COMPONENT = PCHAR + "(?:(?!\\?=)(?:" + PCHAR + "|[/?]))*+";
    private static final String Q_COMPONENT = PCHAR + "(?:" + PCHAR + "|[/?])*+";

    private static final Pattern NAMESTRING = Pattern.compile("[Uu][Rr][Nn]:" + NID + ":" + NSS
            + "(?:\\?\\+" + R_COMPONENT + ")?+(?:\\?=" + Q_COMPONENT + ")?+(?:#" + FRAGMENT + ")?+");

    private AbnfOracle() {}

    static boolean matches(String text) {
        return NAMESTRING.matcher(text).matches();
    }
}
