package io.github.urnls.namespace;

import io.github.urnls.namespace.NamespaceRule.Comparison;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Normalization;

/**
 * The ways in which namespaces make spellings equal. An enum, not lambdas, since all are created before the first
 * finding.
 */
public enum Folding implements Comparison.Key {

    /** As RFC 8141 §3.1 and no more. */
    NONE,
    /** Case is ignored. */
    ALL,
    /** Case is ignored before the first colon. */
    FIRST_SEGMENT,
    /** Case is ignored before the first hyphen. */
    BEFORE_HYPHEN,
    /** Hyphens are ignored, and so is the case of {@code X}. */
    HYPHENS,
    /** Case is ignored, except below {@code params:}. */
    BUT_PARAMS,
    /** Case is ignored, and so is {@code ;vers=0}. */
    IMEI,
    /** Case is ignored, and so is the letter behind the revision. */
    NEWSML,
    /** Case is ignored behind {@code ul:}. */
    UNIVERSAL_LABEL;

    @Override
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
