package io.github.urnls.check.incremental;

/** Sums over the sections of a document. They change as sections are added and removed. */
final class SectionSums {

    private int findings;
    /** The number of sections that concern each rule over documents, by its bit in {@link SectionCheck#concerns}. */
    private final int[] concerning = new int[Long.SIZE];

    SectionSums() {}

    SectionSums(SectionSums other) {
        findings = other.findings;
        System.arraycopy(other.concerning, 0, concerning, 0, concerning.length);
    }

    /** Adds {@code part}; takes it away when {@code times} is -1. */
    void add(SectionCheck part, int times) {
        findings += times * part.found().size();
        for (long left = part.concerns(); left != 0; left &= left - 1) {
            concerning[Long.numberOfTrailingZeros(left)] += times;
        }
    }

    int findings() {
        return findings;
    }

    /** Whether a section concerns the rule with this bit. */
    boolean concerns(int bit) {
        return concerning[bit] > 0;
    }
}
