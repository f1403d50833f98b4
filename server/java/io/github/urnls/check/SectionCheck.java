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

    /**
     * Something that only the whole document tells more of.
     *
     * @param directive whether there may be a comment that speaks to the checker
     * @param template  whether a registration template may begin
     * @param base      whether a URN is the base of relative references
     * @param locator   whether a URN stands in a slot that points at a resource
     */
    record Marks(boolean directive, boolean template, boolean base, boolean locator) {

        static Marks of(String text, List<UrnOccurrence> occurrences) {
            return new Marks(text.contains(Directive.MARK), RegistrationTemplate.names(text),
                    occurrences.stream().anyMatch(RelativeBase::isBase), occurrences.stream().anyMatch(LocatorSlot::isLocator));
        }
    }
}
