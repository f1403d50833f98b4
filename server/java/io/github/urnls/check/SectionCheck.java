package io.github.urnls.check;

import io.github.urnls.scan.UrnOccurrence;
import java.util.List;

/**
 * What there is to say of one section of a document by itself, with offsets that are counted from its start.
 *
 * @param found what is wrong with its URNs one by one
 * @param names its names, for the rule that compares them
 * @param marks what in it has to be seen together with the rest of the document
 */
record SectionCheck(List<Finding> found, SectionNames names, Marks marks) {

    /** How many of something the sections of a document have together, by the numbers below. */
    static final int DIRECTIVES = Severity.values().length;
    static final int TEMPLATES = DIRECTIVES + 1;
    static final int BASES = DIRECTIVES + 2;
    static final int LOCATORS = DIRECTIVES + 3;
    static final int NUMBERS = DIRECTIVES + 4;

    /** Adds what is in this section to {@code sums}, {@code times} times: findings by their severity, sections by their marks. */
    void count(int[] sums, int times) {
        for (Finding finding : found) {
            sums[finding.severity().ordinal()] += times;
        }
        sums[DIRECTIVES] += marks.directive ? times : 0;
        sums[TEMPLATES] += marks.template ? times : 0;
        sums[BASES] += marks.base ? times : 0;
        sums[LOCATORS] += marks.locator ? times : 0;
    }

    /**
     * Something that only the whole document tells more of.
     *
     * @param directive whether there may be a comment that speaks to the checker
     * @param template  whether a registration template may begin
     * @param base      whether a URN is the base of relative references
     * @param locator   whether a URN stands in a slot that points at a resource
     */
    record Marks(boolean directive, boolean template, boolean base, boolean locator) {

        private static final Marks NONE = new Marks(false, false, false, false);

        static Marks of(String text, List<UrnOccurrence> occurrences) {
            Marks marks = new Marks(text.contains(SuppressionComment.MARK), RegistrationTemplate.names(text),
                    occurrences.stream().anyMatch(RelativeBase::isBase), occurrences.stream().anyMatch(LocatorSlot::isLocator));
            return marks.equals(NONE) ? NONE : marks; // one for all that are alike, as nearly all are
        }
    }
}
