package io.github.urnls.namespace;

import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Normalization;

/**
 * The ways in which namespaces make spellings equal. An enum, not lambdas, since all are created before the first
 * finding.
 */
public enum Folding {

    /** As RFC 8141 §3.1 and no more. */
    NONE("exactly as they are written"),
    /** Case is ignored. */
    ALL("upper and lower case mean the same"),
    /** Case is ignored before the first colon. */
    FIRST_SEGMENT("upper and lower case mean the same up to the next colon, but not behind it"),
    /** Case is ignored before the first hyphen. */
    BEFORE_HYPHEN("up to the first hyphen upper and lower case mean the same"),
    /** Hyphens are ignored, and so is the case of {@code X}. */
    HYPHENS("hyphens and the case of X are ignored"),
    /** Case is ignored, except below {@code params:}. */
    BUT_PARAMS("upper and lower case mean the same, except below “params:”"),
    /** Case is ignored, and so is {@code ;vers=0}. */
    IMEI("upper and lower case mean the same, and “;vers=0” is ignored"),
    /** Case is ignored, and so is the letter behind the revision. */
    NEWSML("upper and lower case mean the same, and the letter behind the revision is ignored"),
    /** Case is ignored behind {@code ul:}. */
    UNIVERSAL_LABEL("upper and lower case mean the same behind “ul:”");

    private final String words;

    Folding(String words) {
        this.words = words;
    }

    /** How names are compared, for people. */
    public String words() {
        return words;
    }

    /**
     * The text to compare for {@code nss}, a normalized NSS, whose percent-encoded bytes are in upper case.
     */
    public String of(String nss) {
        return switch (this) {
            case NONE -> nss;
            case ALL -> Normalization.fold(nss);
            case FIRST_SEGMENT -> before(nss, ":");
            case BEFORE_HYPHEN -> before(nss, "-");
            case HYPHENS -> nss.replace("-", "").replace('x', 'X');
            case BUT_PARAMS -> nss.regionMatches(true, 0, "params:", 0, 7) ? nss : Normalization.fold(nss);
            case IMEI -> Normalization.fold(nss).replace(";vers=0", "");
            case NEWSML -> withoutUpdate(Normalization.fold(nss));
            case UNIVERSAL_LABEL -> nss.regionMatches(true, 0, "ul:", 0, 3) ? Normalization.fold(nss) : nss;
        };
    }

    private static String before(String nss, String delimiter) {
        int end = CharSet.firstOf(delimiter, nss, 0);
        return Normalization.fold(nss.substring(0, end)) + nss.substring(end);
    }

    /** {@code nss} without an {@code a} or {@code u} directly behind the digits of the revision. */
    private static String withoutUpdate(String nss) {
        int last = nss.length() - 1;
        boolean update = nss.endsWith("a") || nss.endsWith("u");
        return update && last > 0 && CharSet.DIGIT.contains(nss.charAt(last - 1)) ? nss.substring(0, last) : nss;
    }
}
