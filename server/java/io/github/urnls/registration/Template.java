package io.github.urnls.registration;

import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The registration template of one namespace (RFC 8141 App. A), as it is written in a text. Its first field and at
 * least {@link #FEWEST} others must be there, so that no other form is taken for it.
 *
 * @param entries the fields that are there
 * @param before  fields that come before the first one, where they do not belong
 */
record Template(Map<TemplateField, Entry> entries, Set<TemplateField> before) {

    private static final int FEWEST = 4;

    /**
     * One field.
     *
     * @param label the place of its name
     * @param value everything up to the next field, without blanks around; may be empty
     * @param last  whether no other field follows, so that the end of its text is unknown
     */
    record Entry(TemplateField field, TextRange label, TextRange value, boolean last) {}

    private record Found(TemplateField field, FieldLine line) {}

    /** Every template in {@code text}. */
    static List<Template> in(String text, LineIndex lines) {
        List<Found> found = found(text, lines);
        List<Template> templates = new ArrayList<>();
        Set<TemplateField> before = EnumSet.noneOf(TemplateField.class);
        for (int at = 0; at < found.size();) {
            if (found.get(at).field != TemplateField.NAMESPACE_IDENTIFIER) {
                before.add(found.get(at++).field);
                continue;
            }
            List<Found> own = own(found, at);
            int end = at + 1;
            while (end < found.size() && !begins(found, at, end)) {
                end++;
            }
            int limit = end < found.size() ? found.get(end).line.start() : text.length();
            of(own, text, limit, before).ifPresent(templates::add);
            before = EnumSet.noneOf(TemplateField.class);
            at = end;
        }
        return List.copyOf(templates);
    }

    private static List<Found> found(String text, LineIndex lines) {
        List<Found> found = new ArrayList<>();
        for (int i = 0; i < lines.lineCount(); i++) {
            FieldLine.at(text, lines, i).ifPresent(line -> TemplateField.named(line.name())
                    .ifPresent(field -> found.add(new Found(field, line))));
        }
        return found;
    }

    /**
     * Whether another template begins at {@code at}, not a line in a field of the template that begins at {@code
     * first}.
     */
    private static boolean begins(List<Found> found, int first, int at) {
        return found.get(at).field == TemplateField.NAMESPACE_IDENTIFIER
                && found.get(at).line.indent() <= found.get(first).line.indent()
                && at + 1 < found.size() && found.get(at + 1).field == TemplateField.VERSION;
    }

    /**
     * The fields of the template that begins at {@code first}. A field that is indented deeper, or is repeated, is text
     * within another field.
     */
    private static List<Found> own(List<Found> found, int first) {
        List<Found> own = new ArrayList<>(List.of(found.get(first)));
        Set<TemplateField> seen = EnumSet.of(TemplateField.NAMESPACE_IDENTIFIER);
        for (int i = first + 1; i < found.size() && !begins(found, first, i); i++) {
            if (found.get(i).line.indent() <= found.get(first).line.indent() && seen.add(found.get(i).field)) {
                own.add(found.get(i));
            }
        }
        return own;
    }

    private static Optional<Template> of(List<Found> own, String text, int limit, Set<TemplateField> before) {
        Map<TemplateField, Entry> entries = new EnumMap<>(TemplateField.class);
        for (int i = 0; i < own.size(); i++) {
            boolean last = i + 1 == own.size();
            int end = last ? limit : own.get(i + 1).line.start();
            entries.put(own.get(i).field, new Entry(own.get(i).field, own.get(i).line.label(),
                    new TextRange(own.get(i).line.value(), end).strippedIn(text), last));
        }
        return Optional.of(new Template(entries, before)).filter(Template::isTelling);
    }

    /** Whether it tells who registers what and when. A text about URNs may have chapters with the same names. */
    private boolean isTelling() {
        Set<TemplateField> fields = entries.keySet();
        boolean dated = fields.contains(TemplateField.VERSION) && fields.contains(TemplateField.DATE);
        boolean telling = fields.contains(TemplateField.ASSIGNMENT)
                || fields.contains(TemplateField.SECURITY_AND_PRIVACY)
                || fields.contains(TemplateField.INTEROPERABILITY);
        return fields.size() > FEWEST && (fields.contains(TemplateField.REGISTRANT) || dated && telling);
    }

    Optional<Entry> entry(TemplateField field) {
        return Optional.ofNullable(entries.get(field));
    }

    /** The first field, where the template begins. */
    Entry first() {
        return entry(TemplateField.NAMESPACE_IDENTIFIER).orElseThrow();
    }
}
