package io.github.urnls.feature.completion;

import io.github.urnls.namespace.forms.PartForm.Kind;
import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.names.Segments.Segment;
import io.github.urnls.namespace.forms.FamilyForm;
import io.github.urnls.namespace.forms.Part;
import io.github.urnls.namespace.forms.PartForm;
import io.github.urnls.namespace.forms.PartsReading;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What may come next in a name, by the parts that the owner of its namespace describes.
 *
 * @param start    where the part begins that is being typed, in the namespace specific string
 * @param next     the values that it may have; empty if they are not listed
 * @param computed what may stand behind all that is typed
 */
public record OwnParts(int start, List<Segment> next, List<ComputedValue> computed) {

    private static final long MILLISECONDS_OF_DAY = 24 * 60 * 60 * 1000;

    /** What may come at the end of {@code nss} by {@code rule}; empty if no part is being typed there. */
    public static Optional<OwnParts> next(NamespaceRule rule, String nss) {
        return rule instanceof FamilyForm form ? next(form.of(nss), nss) : Optional.empty();
    }

    private static Optional<OwnParts> next(FamilyForm form, String name) {
        int offset = form.beginning().length();
        String nss = name.substring(offset);
        List<PartsReading.Found> found = PartsReading.of(form.parts(), nss).found();
        if (found.isEmpty() || found.getLast().span().end() < nss.length()) {
            return Optional.empty();
        }
        Part part = found.getLast().part();
        int start = found.getLast().span().start();
        return Optional.of(switch (part.form()) {
            case PartForm.Values values -> new OwnParts(offset + start, values.values().entrySet().stream()
                    .filter(value -> part.accepts(value.getKey()) && value.getValue().status() != Status.RETIRED)
                    .map(value -> new Segment(value.getKey(), separator(form, nss.substring(0, start) + value.getKey()),
                            named(part, value.getValue().inWords()), form.source()))
                    .toList(), List.of());
            case PartForm.Parameters parameters -> new OwnParts(offset + start, parameters.parts().values().stream()
                    .filter(one -> found.stream().noneMatch(other -> other.part() == one))
                    .map(one -> new Segment(one.name() + "=", "", one.meaning(), form.source())).toList(), List.of());
            case PartForm.Range range -> new OwnParts(offset + start, List.of(), List.of());
            case Kind kind -> new OwnParts(offset + start, List.of(),
                    computed(kind, part.name(), nss.substring(start), form.source()).stream()
                            .filter(value -> part.accepts(nss.substring(start) + value.text())).toList());
        });
    }

    private static List<ComputedValue> computed(Kind kind, String name, String typed, String source) {
        return switch (kind) {
            case UUID -> typed.isEmpty() ? NewUuids.all() : List.of();
            case DATE -> Stream.of(today()).filter(today -> today.startsWith(typed))
                    .map(today -> new ComputedValue(today.substring(typed.length()), name + ": today in UTC", source))
                    .toList();
            case NUMBER, TEXT, URN -> List.of();
        };
    }

    /** In UTC: a browser would need all time zones for another day. */
    static String today() {
        return LocalDate.ofEpochDay(Math.floorDiv(System.currentTimeMillis(), MILLISECONDS_OF_DAY)).toString();
    }

    private static String named(Part part, String meaning) {
        return meaning.isEmpty() ? part.name() : part.name() + ": " + meaning;
    }

    /** What must follow {@code nss} before the next part; empty if the name may end there. */
    private static String separator(FamilyForm form, String nss) {
        return PartsReading.of(form.parts(), nss).missing().map(Part::separator).orElse("");
    }
}
