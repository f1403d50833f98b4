package io.github.urnls.registration;

import io.github.urnls.text.Document;
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
     * @param text  the place of everything up to the next field, without blanks around; may be empty
     * @param last  whether no other field follows, so that the end of its text is unknown
     */
    record Entry(TemplateField field, TextRange label, TextRange text, TemplateValue value, boolean last) {

        /** Whether the field is empty or begins with a placeholder. */
        boolean isMissing() {
            return text.length() == 0 || value.isPlaceholder();
        }
    }

    private record Found(TemplateField field, FieldLine line) {}

    /** Every template in {@code document}. */
    static List<Template> in(Document document) {
        List<Found> found = FieldLine.in(document).stream()
                .flatMap(line -> TemplateField.named(line.name()).map(field -> new Found(field, line)).stream())
                .toList();
        List<Template> templates = new ArrayList<>();
        Set<TemplateField> before = EnumSet.noneOf(TemplateField.class);
        for (int at = 0; at < found.size();) {
            if (found.get(at).field != TemplateField.NAMESPACE_IDENTIFIER) {
                before.add(found.get(at++).field);
                continue;
            }
            int end = at + 1;
            while (end < found.size() && !begins(found, at, end)) {
                end++;
            }
            int limit = end < found.size() ? found.get(end).line.start() : document.length();
            Template template = new Template(entries(own(found.subList(at, end)), document.text(), limit), before);
            if (template.isTelling()) {
                templates.add(template);
            }
            before = EnumSet.noneOf(TemplateField.class);
            at = end;
        }
        return templates;
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
     * The fields among {@code found}, all up to the next template. A field that is indented deeper than the first one,
     * or is repeated, is text within another field.
     */
    private static List<Found> own(List<Found> found) {
        Set<TemplateField> seen = EnumSet.noneOf(TemplateField.class);
        int indent = found.getFirst().line.indent();
        return found.stream().filter(one -> one.line.indent() <= indent && seen.add(one.field)).toList();
    }

    /** The entries of these fields; the text of the last one ends at {@code limit}. */
    private static Map<TemplateField, Entry> entries(List<Found> own, String text, int limit) {
        Map<TemplateField, Entry> entries = new EnumMap<>(TemplateField.class);
        int end = limit;
        for (Found one : own.reversed()) {
            TextRange range = new TextRange(one.line.value(), end).strippedIn(text);
            entries.put(one.field, new Entry(one.field, one.line.label(), range, TemplateValue.of(range, text),
                    entries.isEmpty()));
            end = one.line.start();
        }
        return entries;
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

    /** The value of a field; empty if the field is missing or not filled in. */
    Optional<TemplateValue> filled(TemplateField field) {
        return entry(field).filter(entry -> !entry.isMissing()).map(Entry::value);
    }

    /** The number of the version, or 0 if there is none. */
    int version() {
        return filled(TemplateField.VERSION).map(TemplateNumbers::number).orElse(0);
    }

    /** The first field, where the template begins. */
    Entry first() {
        return entry(TemplateField.NAMESPACE_IDENTIFIER).orElseThrow();
    }
}
