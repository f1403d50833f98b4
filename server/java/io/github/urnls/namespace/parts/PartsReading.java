package io.github.urnls.namespace.parts;

import io.github.urnls.urn.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A namespace specific string taken apart as the owner of its namespace describes it. What is wrong in one part does
 * not hide what is wrong behind it, unless it decides what comes there.
 */
public final class PartsReading {

    /**
     * A part that was found.
     *
     * @param span in the namespace specific string; empty at its end if the part is still to come
     */
    public record Found(Part part, Span span) {}

    /**
     * What is wrong.
     *
     * @param span in the namespace specific string
     */
    sealed interface Fault {

        Span span();

        /** The part has not the form that it should have. */
        record Form(Part part, Span span) implements Fault {}

        /** The part ends with other check characters than {@code right}. */
        record CheckDigit(Part part, Span span, String right) implements Fault {}

        /** The name ends before the part. */
        record Missing(Part part, Span span) implements Fault {}

        /** Something else stands where the part and its separator should begin. */
        record Separator(Part part, Span span) implements Fault {}

        /** Something stands behind the last part. */
        record TooMuch(Part last, Span span) implements Fault {}
    }

    /** How many places where a part may end are looked at, so that the cost has a bound. */
    private static final int MOST_TRIES = 16;

    private final String nss;
    private final Deque<Part> ahead;
    private final List<Found> found = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();

    private PartsReading(List<Part> parts, String nss) {
        this.nss = nss;
        this.ahead = new ArrayDeque<>(parts);
    }

    /** Takes {@code nss} apart into {@code parts}. */
    public static PartsReading of(List<Part> parts, String nss) {
        PartsReading reading = new PartsReading(parts, nss);
        reading.read();
        return reading;
    }

    /** The parts that were found, in their order, also those that have not the right form. */
    public List<Found> found() {
        return found;
    }

    /** The part before which the name ends too early. */
    public Optional<Part> missing() {
        return faults.stream().filter(Fault.Missing.class::isInstance).map(fault -> ((Fault.Missing) fault).part())
                .findFirst();
    }

    List<Fault> faults() {
        return faults;
    }

    private void read() {
        int at = 0;
        while (at >= 0 && !ahead.isEmpty()) {
            at = read(ahead.pop(), at);
        }
        if (0 <= at && at < nss.length() && !found.isEmpty()) {
            faults.add(new Fault.TooMuch(found.getLast().part(), new Span(at, nss.length())));
        }
    }

    /** Reads one part from {@code at} on. Returns where it ends; -1 if what follows cannot be told. */
    private int read(Part part, int at) {
        int start = at;
        if (!found.isEmpty()) {
            if (!nss.startsWith(part.separator(), at)) {
                return withoutSeparator(part, at);
            }
            start += part.separator().length();
        }
        int end = end(part, start);
        Span span = new Span(start, end);
        found.add(new Found(part, span));
        judge(part, span).ifPresent(faults::add);
        if (part.form() instanceof PartForm.Values values) {
            PartForm.Value value = values.values().get(span.in(nss));
            if (value == null) {
                return values.separators().isEmpty() ? end : -1;
            }
            for (Part next : value.parts().reversed()) {
                ahead.push(next);
            }
        }
        return end;
    }

    private int withoutSeparator(Part part, int at) {
        boolean ended = at == nss.length();
        if (part.optional()) {
            return ended ? -1 : at;
        }
        faults.add(ended ? new Fault.Missing(part, found.getLast().span())
                : new Fault.Separator(part, new Span(at, nss.length())));
        return -1;
    }

    private Optional<Fault> judge(Part part, Span span) {
        String text = span.in(nss);
        boolean anyRest = part.rest() && part.form() == PartForm.Kind.TEXT && part.pattern().isEmpty();
        if (anyRest) {
            return Optional.empty();
        }
        if (text.isEmpty()) {
            return Optional.of(new Fault.Missing(part, new Span(Math.max(0, span.start() - 1), span.end())));
        }
        if (!part.accepts(text)) {
            return Optional.of(new Fault.Form(part, span));
        }
        return part.check().flatMap(check -> check.of(text)).filter(right -> !endsWith(text, right))
                .map(right -> new Fault.CheckDigit(part, new Span(span.end() - right.length(), span.end()), right));
    }

    private static boolean endsWith(String text, String right) {
        return text.regionMatches(true, text.length() - right.length(), right, 0, right.length());
    }

    /**
     * Where the part that begins at {@code start} ends: at a colon, or at what separates it from the next part. Of
     * several such places it is the first before which the part has its form, or at least its length.
     */
    private int end(Part part, int start) {
        if (part.rest()) {
            return nss.length();
        }
        Set<String> separators = new TreeSet<>();
        separators.add(":");
        // An optional part may be left out, so what follows it may come next as well.
        for (Part next : ahead) {
            separators.add(next.separator());
            if (!next.optional()) {
                break;
            }
        }
        if (part.form() instanceof PartForm.Values values) {
            separators.addAll(values.separators());
        }
        int length = part.form() instanceof PartForm.Kind kind ? kind.length() : 0;
        int first = -1;
        int tries = 0;
        for (int at = start; at < nss.length() && tries < MOST_TRIES; at++) {
            int here = at;
            if (separators.stream().anyMatch(separator -> nss.startsWith(separator, here))) {
                tries++;
                first = first < 0 || at - start == length ? at : first;
                if (part.accepts(nss.substring(start, at))) {
                    return at;
                }
                if (nss.charAt(at) == ':') {
                    return first;
                }
            }
        }
        boolean reachesEnd = first < 0 || tries < MOST_TRIES && part.accepts(nss.substring(start));
        return reachesEnd ? nss.length() : first;
    }
}
