package io.github.urnls.namespace.rules;

import io.github.urnls.urn.PercentEncoding;

/** The transcription of public identifiers to URNs and back (RFC 3151 §2). */
public final class PublicIdentifiers {

    private PublicIdentifiers() {}

    /**
     * The NSS for a public identifier: {@code -//OASIS//DTD DocBook XML V4.1.2//EN} is
     * {@code -:OASIS:DTD+DocBook+XML+V4.1.2:EN}.
     */
    public static String transcribe(String publicIdentifier) {
        String text = publicIdentifier.strip().replaceAll("[ \\t\\r\\n]+", " ");
        // Pairs of colons and slashes become ";" and ":", and white space "+"; all of these that stand for themselves
        // are
        // percent-encoded before.
        text = PercentEncoding.encodeOnly("%+;'?#[]", text).replace("::", ";");
        text = PercentEncoding.encodeOnly(":", text).replace("//", ":");
        return PercentEncoding.encodeUriReference(PercentEncoding.encodeOnly("/", text).replace(' ', '+'));
    }

    /**
     * Repairs an NSS that holds untranscribed parts of a public identifier. Transcribed parts stay, so repairing twice
     * changes nothing.
     */
    public static String repair(String nss) {
        String text = nss.strip().replaceAll("[ \\t\\r\\n+]+", "+").replace("::", ";").replace("//", ":");
        return PercentEncoding.encodeOnly("/'?#", text);
    }

    /** The public identifier that an NSS stands for; the inverse of {@link #transcribe}. */
    public static String read(String nss) {
        return PercentEncoding.decodeForDisplay(nss.replace("+", " ").replace(":", "//").replace(";", "::"));
    }
}
