package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.forms.PartForm.Parameters;
import io.github.urnls.namespace.forms.PartForm.Values;
import org.jspecify.annotations.Nullable;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
     * @param text its characters there, with percent-encoding in upper case
     */
    public record Found(Part part, Span span, String text) {

        /** What is said of the value that stands there; {@link PartForm.Value#PLAIN} if nothing is. */
        PartForm.Value value() {
            return part.form() instanceof Values values
                    ? values.values().getOrDefault(text, PartForm.Value.PLAIN) : PartForm.Value.PLAIN;
        }
    }

    /**
     * What is wrong.
     *
     * @param span in the namespace specific string
     */
    sealed interface Fault {

        Part part();

        Span span();

        /** The part has not the form that it should have. */
        record Form(Part part, Span span) implements Fault {}

        /** The part ends with other check characters than {@code right}. */
        record CheckDigit(Part part, Span span, String right) implements Fault {}

        /** The name ends before the part. */
        record Missing(Part part, Span span) implements Fault {}

        /** Something else stands where the part and its separator should begin. */
        record Separator(Part part, Span span) implements Fault {}

        /** Something stands behind the part, which is the last. */
        record TooMuch(Part part, Span span) implements Fault {}
    }

    /**
     * The most characters that are compared with forms, so that the cost has a bound: the parts may come with an
     * unknown project. Where parts may end at several places, a character is compared more than once.
     */
    private static final int MOST_COMPARED = 2 * NssPattern.LONGEST;

    private final String nss;
    private final Deque<Part> ahead;
    private final List<Found> found = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private int left = MOST_COMPARED;
    /** The last answer of {@link #accepts}. */
    private @Nullable Found compared;
    private boolean accepted;

    private PartsReading(List<Part> parts, String nss) {
        this.nss = PercentEncoding.upperCaseHex(nss); // RFC 8141 §3.1
        this.ahead = new ArrayDeque<>(parts);
    }

    /** Takes {@code nss} apart into {@code parts}; not at all if that takes too long to tell. */
    public static PartsReading of(List<Part> parts, String nss) {
        PartsReading reading = new PartsReading(parts, nss);
        if (nss.length() <= NssPattern.LONGEST) {
            reading.read();
        }
        if (reading.left < 0) {
            reading.found.clear();
            reading.faults.clear();
        }
        return reading;
    }

    /** The parts that were found, in their order, also those that have not the right form. */
    public List<Found> found() {
        return found;
    }

    /** The part before which the name ends too early. */
    public Optional<Part> missing() {
        return faults.stream().filter(Fault.Missing.class::isInstance).map(Fault::part)
                .findFirst();
    }

    List<Fault> faults() {
        return faults;
    }

    private void read() {
        int at = 0;
        while (at >= 0 && !ahead.isEmpty() && left >= 0) {
            at = read(ahead.pop(), at);
        }
        if (0 <= at && at < nss.length() && !found.isEmpty() && faults.isEmpty()) {
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
        if (part.form() instanceof Parameters parameters) {
            return parameters(part, parameters.parts(), start);
        }
        Span span = new Span(start, end(part, start));
        if (part.optional() && !ahead.isEmpty() && !accepts(part, start, span.end())) {
            return at; // it is left out
        }
        found.add(new Found(part, span, span.in(nss)));
        judge(part, span).ifPresent(faults::add);
        return part.form() instanceof Values values ? behind(values, span) : span.end();
    }

    /** Reads parameters from {@code at} to the end. */
    private int parameters(Part whole, Map<String, Part> parts, int at) {
        Map<String, Part> missing = new LinkedHashMap<>(parts);
        for (int start = at; start <= nss.length();) {
            int next = nss.indexOf(whole.separator(), start);
            int end = next < 0 ? nss.length() : next;
            String key = nss.substring(start, end).split("=", -1)[0];
            Part part = missing.remove(key);
            boolean isKey = part != null && start + key.length() < end;
            Span value = new Span(isKey ? start + key.length() + 1 : start, end);
            found.add(new Found(isKey ? part : whole, value, value.in(nss)));
            (!isKey ? Optional.of(new Fault.Form(whole, new Span(start, end))) : judge(part, value))
                    .ifPresent(faults::add);
            start = end + whole.separator().length();
        }
        missing.values().stream().filter(part -> !part.optional())
                .forEach(part -> faults.add(new Fault.Missing(part, found.getLast().span())));
        return nss.length();
    }

    /** Puts what follows a value before all other parts. Returns where the value ends. */
    private int behind(Values values, Span span) {
        PartForm.Value value = values.values().get(span.in(nss));
        if (value == null) {
            return values.separators().isEmpty() ? span.end() : -1;
        }
        for (Part next : value.parts().reversed()) {
            ahead.push(next);
        }
        return span.end();
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
        if (!accepts(part, span.start(), span.end())) {
            return Optional.of(new Fault.Form(part, span));
        }
        return part.check().flatMap(check -> check.of(text)).filter(right -> !endsWith(text, right))
                .map(right -> new Fault.CheckDigit(part, new Span(span.end() - right.length(), span.end()), right));
    }

    private boolean accepts(Part part, int start, int end) {
        Span span = new Span(start, end);
        if (compared == null || compared.part() != part || !compared.span().equals(span)) {
            left -= span.length();
            compared = new Found(part, span, span.in(nss));
            accepted = left >= 0 && part.accepts(compared.text());
        }
        return accepted;
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
        Set<String> separators = separatorsBehind(part);
        int length = part.form() instanceof PartForm.Kind kind ? kind.length() : 0;
        int first = -1;
        for (int at = start; at < nss.length() && left >= 0; at++) {
            if (isSeparator(separators, at)) {
                first = first < 0 || at - start == length ? at : first;
                if (accepts(part, start, at)) {
                    return at;
                }
                if (nss.charAt(at) == ':') {
                    return first;
                }
            }
        }
        return first < 0 || accepts(part, start, nss.length()) ? nss.length() : first;
    }

    private boolean isSeparator(Set<String> separators, int at) {
        for (String separator : separators) {
            if (nss.startsWith(separator, at)) {
                return true;
            }
        }
        return false;
    }

    private Set<String> separatorsBehind(Part part) {
        Set<String> separators = new TreeSet<>();
        if (part.form() != PartForm.Kind.URN) {
            separators.add(":");
        }
        // An optional part may be left out, so what follows it may come next as well.
        for (Part next : ahead) {
            separators.add(next.separator());
            if (!next.optional()) {
                break;
            }
        }
        if (part.form() instanceof Values values) {
            separators.addAll(values.separators());
        }
        return separators;
    }
}
