package io.github.urnls.namespace.names;

import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Several names in one, as in Peppol and EN 16931. A type of document is {@code
 * NAMESPACE::ELEMENT##CUSTOMIZATION::VERSION} (Policy for use of Identifiers, POLICY 20). A customization is {@code
 * BASE#compliant#MORE} (EN 16931-1, BT-24; CEN/TS 16931-3-2).
 */
public final class JoinedName {

    /**
     * One part.
     *
     * @param role its purpose
     * @param span its place in the name
     */
    public record Part(String role, Span span) {

        /** Whether the part is a URN itself. */
        public boolean isUrn(String name) {
            return span.in(name).startsWith("urn:");
        }
    }

    private JoinedName() {}

    private static boolean isJoined(String name) {
        return name.contains("##") || name.contains("#urn:") || name.contains("#compliant#")
                || name.contains("#conformant#");
    }

    /** The parts of {@code name} in their order; none if it is one name. */
    public static List<Part> parts(String name) {
        List<Part> parts = new ArrayList<>();
        if (!isJoined(name)) {
            return parts;
        }
        int customization = 0;
        int end = name.length();
        int marks = name.indexOf("##");
        int colons = name.indexOf("::");
        if (marks > 0 && colons > 0 && colons < marks) {
            parts.add(new Part("namespace of the document", new Span(0, colons)));
            parts.add(new Part("document", new Span(colons + 2, marks)));
            customization = marks + 2;
            int version = name.lastIndexOf("::");
            end = version > customization ? version : end;
        }
        int start = customization;
        String role = marks > 0 ? "customization" : "specification";
        while (start < end) {
            int mark = name.indexOf('#', start);
            int stop = mark < 0 || mark > end ? end : mark;
            String piece = name.substring(start, stop);
            if (piece.equals("compliant") || piece.equals("conformant")) {
                role = piece.equals("compliant") ? "a restriction of that, by" : "an extension of that, by";
            } else if (!piece.isEmpty()) {
                parts.add(new Part(role, new Span(start, stop)));
            }
            start = stop + 1;
        }
        if (end < name.length()) {
            parts.add(new Part("version", new Span(end + 2, name.length())));
        }
        return parts;
    }
}
