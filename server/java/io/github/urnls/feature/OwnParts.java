package io.github.urnls.feature;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.names.Segments.Segment;
import io.github.urnls.namespace.parts.OwnForm;
import io.github.urnls.namespace.parts.Part;
import io.github.urnls.namespace.parts.PartForm;
import io.github.urnls.namespace.parts.PartsReading;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * What may come next in a name, by the parts that the owner of its namespace describes.
 *
 * @param start where the part begins that is being typed, in the namespace specific string
 * @param next  what it may be; empty if its form does not say
 * @param whole all of it with its check digit, if nothing else is missing
 */
record OwnParts(int start, List<Segment> next, Optional<Segment> whole) {

    /** What may come at the end of {@code nss}; empty if no part is being typed there. */
    static Optional<OwnParts> next(NamespaceRule rule, String nss) {
        return rule instanceof OwnForm form ? next(form, nss) : Optional.empty();
    }

    private static Optional<OwnParts> next(OwnForm form, String nss) {
        List<PartsReading.Found> found = PartsReading.of(form.parts(), nss).found();
        if (found.isEmpty() || found.getLast().span().end() < nss.length()) {
            return Optional.empty();
        }
        Part part = found.getLast().part();
        int start = found.getLast().span().start();
        String typed = nss.substring(start);
        List<Segment> next = switch (part.form()) {
            case PartForm.Values values -> values.values().entrySet().stream()
                    .map(value -> new Segment(value.getKey(), separator(form, nss.substring(0, start) + value.getKey()),
                            named(part, value.getValue().meaning()), form.source()))
                    .toList();
            case PartForm.Kind kind -> switch (kind) {
                case UUID -> typed.isEmpty() ? NewUuids.now() : List.of();
                case DATE -> List.of(new Segment(LocalDate.now().toString(), "", part.name() + ": today",
                        form.source()));
                case NUMBER, TEXT -> List.of();
            };
        };
        return Optional.of(new OwnParts(start, next, part.withCheck(typed).map(whole -> new Segment(whole, "",
                part.name() + " with its check digit (" + part.check().orElseThrow().id() + ")", form.source()))));
    }

    private static String named(Part part, String meaning) {
        return meaning.isEmpty() ? part.name() : part.name() + ": " + meaning;
    }

    /** What must follow {@code nss} before the next part; empty if the name may end there. */
    private static String separator(OwnForm form, String nss) {
        return PartsReading.of(form.parts(), nss).missing().map(Part::separator).orElse("");
    }
}
