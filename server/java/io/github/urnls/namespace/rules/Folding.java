package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.NamespaceRule.Comparison;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Normalization;

/**
 * The ways in which namespaces make spellings equal. Constants rather than lambdas, since all are created before the
 * first finding.
 */
public enum Folding implements Comparison.Key {

    /** Nothing more than RFC 8141 §3.1. */
    NONE,
    /** Case means nothing. */
    ALL,
    /** Case means nothing before the first colon. */
    FIRST_SEGMENT,
    /** Case means nothing before the first hyphen. */
    BEFORE_HYPHEN,
    /** Hyphens mean nothing, and {@code x} is {@code X}. */
    HYPHENS,
    /** Case means nothing, except below {@code params:}. */
    BUT_PARAMS,
    /** Case means nothing, nor does {@code ;vers=0}. */
    IMEI,
    /** Case means nothing, nor does the letter behind the revision. */
    NEWSML,
    /** Case means nothing behind {@code ul:}. */
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

    /** Without the {@code a} or {@code u} that follows the digits of the revision. */
    private static String withoutUpdate(String nss) {
        int last = nss.length() - 1;
        boolean update = nss.endsWith("a") || nss.endsWith("u");
        return update && last > 0 && CharSet.DIGIT.contains(nss.charAt(last - 1)) ? nss.substring(0, last) : nss;
    }
}
