package io.github.urnls.namespace.rules;

import io.github.urnls.urn.PercentEncoding;

/** The transcription of public identifiers to URNs and back (RFC 3151 §2). */
public final class PublicIdentifiers {

    // Each of these is written as the one across; a character of theirs that means itself is percent-encoded.
    private static final String ENCODED = "+:/;'?#%";

    private PublicIdentifiers() {}

    /**
     * The NSS for a public identifier: {@code -//OASIS//DTD DocBook XML V4.1.2//EN} is
     * {@code -:OASIS:DTD+DocBook+XML+V4.1.2:EN}.
     */
    public static String transcribe(String publicIdentifier) {
        String text = publicIdentifier.strip().replaceAll("[ \\t\\r\\n]+", " ");
        StringBuilder nss = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ' ') {
                nss.append('+');
            } else if (text.startsWith("//", i)) {
                nss.append(':');
                i++;
            } else if (text.startsWith("::", i)) {
                nss.append(';');
                i++;
            } else if (ENCODED.indexOf(c) >= 0) {
                nss.append(PercentEncoding.encodeAll(String.valueOf(c)));
            } else {
                int length = Character.charCount(text.codePointAt(i));
                nss.append(PercentEncoding.encodeNss(text.substring(i, i + length)));
                i += length - 1;
            }
        }
        return nss.toString();
    }

    /**
     * Makes an NSS right that holds parts of a public identifier as they are: what is transcribed already stays, so
     * that repairing twice changes nothing.
     */
    public static String repair(String nss) {
        StringBuilder repaired = new StringBuilder(nss.length() + 16);
        String text = nss.strip().replaceAll("[ \\t\\r\\n+]+", "+");
        for (int i = 0; i < text.length(); i++) {
            if (text.startsWith("//", i)) {
                repaired.append(':');
                i++;
            } else if (text.startsWith("::", i)) {
                repaired.append(';');
                i++;
            } else if ("/'?#".indexOf(text.charAt(i)) >= 0) {
                repaired.append(PercentEncoding.encodeAll(text.substring(i, i + 1)));
            } else {
                repaired.append(text.charAt(i));
            }
        }
        return repaired.toString();
    }

    /** The public identifier that an NSS stands for; the inverse of {@link #transcribe}. */
    public static String read(String nss) {
        StringBuilder text = new StringBuilder(nss.length() + 16);
        for (int i = 0; i < nss.length(); i++) {
            char c = nss.charAt(i);
            if (PercentEncoding.isTriplet(nss, i)) {
                text.append(nss, i, i + 3);
                i += 2;
            } else {
                text.append(c == '+' ? " " : c == ':' ? "//" : c == ';' ? "::" : String.valueOf(c));
            }
        }
        return PercentEncoding.decodeForDisplay(text.toString());
    }
}
