package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.forms.PartForm.Kind;
import io.github.urnls.namespace.forms.PartForm.Parameters;
import io.github.urnls.namespace.forms.PartForm.Values;
import io.github.urnls.namespace.FamilyTables;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.Lifecycle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Parts as rows of a table: a row for a part, and behind it one for each of its values. What stands behind a value is
 * one deeper than that.
 */
public final class PartRows {

    private static final String PARAMETERS = "parameters";

    private final List<String[]> rows;
    private int next;

    private PartRows(List<String[]> rows) {
        this.rows = rows;
    }

    /** Writes the {@code parts} of a family into {@code tables}. */
    public static void write(String nid, String beginning, List<Part> parts, FamilyTables tables) {
        write(nid, beginning, 0, parts, tables);
    }

    private static void write(String nid, String beginning, int depth, List<Part> parts, FamilyTables tables) {
        for (Part part : parts) {
            tables.row("parts", nid, beginning, String.valueOf(depth), "part", part.name(), part.meaning(),
                    form(part.form()), part.pattern().map(NssPattern::expression).orElse(""), part.words(),
                    part.check().map(CheckAlgorithm::id).orElse(""), part.separator(),
                    flags(part));
            if (part.form() instanceof Values values) {
                values.values().forEach((text, value) -> {
                    Lifecycle life = value.life();
                    tables.row("parts", nid, beginning, String.valueOf(depth), "value", text, value.meaning(),
                            value.status().word(), life.since(), life.until(), life.replacedBy(), life.note(), "");
                    write(nid, beginning, depth + 1, value.parts(), tables);
                });
            } else if (part.form() instanceof Parameters parameters) {
                write(nid, beginning, depth + 1, List.copyOf(parameters.parts().values()), tables);
            }
        }
    }

    private static String flags(Part part) {
        String optional = part.optional() ? "optional" : "";
        String rest = part.rest() ? " rest" : "";
        String anyCase = part.form() instanceof Values values && values.anyCase() ? " any-case " : " ";
        return optional + rest + anyCase + part.doubted();
    }

    private static String form(PartForm form) {
        return switch (form) {
            case Kind kind -> kind.name();
            case PartForm.Range range -> range.least() + "-" + range.most();
            case Values values -> "";
            case Parameters parameters -> PARAMETERS;
        };
    }

    /** The parts in {@code rows}, which {@link #write} has written for one family. */
    static List<Part> read(List<String[]> rows) {
        return new PartRows(rows).parts("0");
    }

    private boolean isNext(String depth, String kind) {
        return next < rows.size() && rows.get(next)[2].equals(depth) && rows.get(next)[3].equals(kind);
    }

    private List<Part> parts(String depth) {
        List<Part> parts = new ArrayList<>();
        while (isNext(depth, "part")) {
            String[] row = rows.get(next++);
            parts.add(new Part(row[4], row[5], form(row[6], row[11], depth), pattern(row[7]), row[8],
                    CheckAlgorithm.named(row[9]), row[10], row[11].contains("optional"), row[11].contains("rest"),
                    row[11].substring(row[11].lastIndexOf(' ') + 1)));
        }
        return parts;
    }

    private static String below(String depth) {
        return String.valueOf(Integer.parseInt(depth) + 1);
    }

    private static Optional<NssPattern> pattern(String expression) {
        return expression.isEmpty() ? Optional.empty() : Optional.of(NssPattern.of(expression));
    }

    private PartForm form(String form, String flags, String depth) {
        int hyphen = form.indexOf('-');
        if (hyphen > 0) {
            return new PartForm.Range(Integer.parseInt(form.substring(0, hyphen)),
                    Integer.parseInt(form.substring(hyphen + 1)));
        }
        if (form.equals(PARAMETERS)) {
            Map<String, Part> parameters = new LinkedHashMap<>();
            parts(below(depth)).forEach(part -> parameters.putIfAbsent(part.name(), part));
            return new Parameters(parameters);
        }
        if (!form.isEmpty()) {
            return Kind.valueOf(form);
        }
        Map<String, PartForm.Value> values = new LinkedHashMap<>();
        while (isNext(depth, "value")) {
            String[] row = rows.get(next++);
            values.put(row[4], new PartForm.Value(row[5], Status.of(row[6]),
                    new Lifecycle(row[7], row[8], row[9], row[10], ""), parts(below(depth))));
        }
        return Values.of(values, flags.contains("any-case"));
    }
}
