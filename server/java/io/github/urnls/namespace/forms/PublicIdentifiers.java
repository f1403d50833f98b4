package io.github.urnls.namespace.forms;

import io.github.urnls.urn.PercentEncoding;

/** The transcription of public identifiers to URNs and back (RFC 3151 §2). */
public final class PublicIdentifiers {

    private PublicIdentifiers() {}

    /**
     * The NSS for a public identifier: {@code -//OASIS//DTD DocBook XML V4.1.2//EN} becomes {@code
     * -:OASIS:DTD+DocBook+XML+V4.1.2:EN}.
     */
    public static String transcribe(String publicIdentifier) {
        String text = publicIdentifier.strip().replaceAll("[ \\t\\r\\n]+", " ");
        // Two colons become ";", two slashes ":", white space "+". These characters are percent-encoded first where
        // they stand for themselves.
        text = PercentEncoding.encodeOnly("%+;'?#[]", text).replace("::", ";");
        text = PercentEncoding.encodeOnly(":", text).replace("//", ":");
        return PercentEncoding.encodeUriReference(PercentEncoding.encodeOnly("/", text).replace(' ', '+'));
    }

    /**
     * Repairs an NSS with parts of a public identifier that are not transcribed. Transcribed parts stay, so a second
     * repair changes nothing.
     */
    public static String repair(String nss) {
        String text = nss.strip().replaceAll("[ \\t\\r\\n+]+", "+").replace("::", ";").replace("//", ":");
        return PercentEncoding.encodeOnly("/'?#", text);
    }

    /** Whether one slash stands behind the sign that begins it, where two were meant. */
    public static boolean lacksSlash(String nss) {
        return nss.length() > 2 && "-+".indexOf(nss.charAt(0)) >= 0 && nss.charAt(1) == '/' && nss.charAt(2) != '/';
    }

    /** The public identifier in an NSS; the inverse of {@link #transcribe}. */
    public static String read(String nss) {
        return PercentEncoding.decodeForDisplay(nss.replace("+", " ").replace(":", "//").replace(";", "::"));
    }
}
