package io.github.urnls.namespace.names;

import io.github.urnls.namespace.FamilyTrait;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A name that is composed of several. It is taken apart only where a specification says so.
 *
 * @param parts two or more in the order of the text; one may begin with another
 */
public record ComposedName(Form form, List<Part> parts) {

    /** A way to compose names. */
    public enum Form {
        /** {@code NAMESPACE::Local##CUSTOMIZATION::version}. */
        DOCUMENT_TYPE("Peppol, Policy for use of Identifiers"),
        /** {@code NAME#compliant#NAME}, also with other words between, and {@code NAME:extended:NAME}. */
        CUSTOMIZATION(""),
        /** {@code NAME@my-1} below {@code urn:peppol:pint:}: the invoice of a country. */
        OF_COUNTRY("Peppol International Invoice"),
        /** {@code SCHEMA:2.0:Name:attribute}, also with a filter and a sub-attribute. */
        SCIM_PATH("RFC 7644 §3.10"),
        /** {@code NAME#NAME}: a name in an f-component, and {@code NAME?module=…}, a capability (RFC 6020 §5.6.4). */
        OTHER("RFC 8141 §2.3.3");

        private final String source;

        Form(String source) {
            this.source = source;
        }

        /** The text that says how the name is composed; empty where only lists show it. */
        public String source() {
            return source;
        }
    }

    /** The purpose of a part. */
    public enum Role {
        NAMESPACE("syntax of the document"),
        DOCUMENT("document"),
        CUSTOMIZATION("customization"),
        SPECIFICATION("specification"),
        RESTRICTION("said to restrict that:"),
        EXTENSION("said to extend that:"),
        /** What should be one of {@link #WORDS}. */
        WORD("an unknown word"),
        VERSION("version"),
        SCHEMA("SCIM schema"),
        ATTRIBUTE("attribute");

        private final String words;

        Role(String words) {
            this.words = words;
        }

        /** The role in the words of a hover. */
        public String words() {
            return words;
        }
    }

    /**
     * One part.
     *
     * @param span its place in the name
     */
    public record Part(Role role, Span span) {

        /** Whether the part is a URN itself. */
        public boolean isUrn(String name) {
            return ComposedName.isUrn(name, span.start());
        }
    }

    /** The words between the names of a customization. */
    public static final List<String> WORDS = List.of("compliant", "conformant", "extended");

    /** More than any specification composes. */
    private static final int MOST = 20;

    private static final String EXTENDED = ":extended:urn:";
    private static final String MODULE = "?module=";
    private static final String SCIM = ":scim:schemas:";
    private static final String SCIM_VERSION = ":2.0:";

    public ComposedName {
        parts = List.copyOf(parts);
    }

    /** The parts of {@code text}, if it is composed. */
    public static Optional<ComposedName> of(String text) {
        for (int i = 0; i < text.length(); i++) { // one pass, since this runs for each name of each document
            char c = text.charAt(i);
            if (c == '#' || c == '@' || c == '?' && text.startsWith(MODULE, i)
                    || c == ':' && (text.startsWith(EXTENDED, i) || text.startsWith(SCIM, i))) {
                return new Reader(text).read();
            }
        }
        return Optional.empty();
    }

    /** Whether {@code text} is one identifier that marks join of several names: by “#” or “::”. */
    public static boolean isJoined(String text) {
        return of(text).filter(name -> name.form == Form.DOCUMENT_TYPE || name.form == Form.CUSTOMIZATION).isPresent();
    }

    /** Whether {@code span} is in the attribute of a SCIM path. */
    public boolean isAttribute(Span span) {
        return parts.stream().anyMatch(part -> part.role() == Role.ATTRIBUTE && part.span().start() <= span.start());
    }

    /** The first part with this role. */
    public Optional<Part> part(Role role) {
        return parts.stream().filter(part -> part.role() == role).findFirst();
    }

    /** Whether the name that ends at {@code end} may be a part of one that goes on there. */
    public static boolean goesOn(String text, int start, int end) {
        return text.startsWith("#", end) && FamilyTrait.JOINED.isOf(text, start)
                || text.startsWith("@", end) && FamilyTrait.COUNTRIES.isOf(text, start);
    }

    private static boolean isUrn(String text, int at) {
        return text.regionMatches(true, at, "urn:", 0, 4);
    }

    /** Reads the parts of one name. */
    private static final class Reader {

        private final String text;
        private final List<Part> parts = new ArrayList<>();
        private boolean hasWord;

        Reader(String text) {
            this.text = text;
        }

        Optional<ComposedName> read() {
            int marks = text.indexOf("##");
            int local = marks < 0 ? -1 : text.lastIndexOf("::", marks);
            boolean versioned = text.lastIndexOf("::") > marks;
            if (local > 0 && (isUrn(text, marks + 2) || versioned)
                    || marks > 0 && FamilyTrait.DOCUMENTS.isOf(text)) {
                documentType(local > 0 ? local : marks, marks);
                return done(Form.DOCUMENT_TYPE);
            }
            if (marks > 0 && !FamilyTrait.JOINED.isOf(text)) {
                return Optional.empty(); // no form that is known
            }
            int scim = text.indexOf(SCIM);
            if (scim > 0) {
                scimPath(scim);
                return done(Form.SCIM_PATH);
            }
            int module = text.indexOf(MODULE);
            if (module > 0) {
                add(Role.NAMESPACE, 0, module);
                add(Role.ATTRIBUTE, module + 1, text.length());
                return done(Form.OTHER);
            }
            customization(0, text.length(), Role.SPECIFICATION);
            long names = parts.stream().filter(part -> part.isUrn(text)).count();
            if (names < 2 && !(hasWord && FamilyTrait.JOINED.isOf(text))) {
                return Optional.empty(); // “#” begins an f-component
            }
            if (!text.contains("#") && text.indexOf(EXTENDED) < 0) {
                return done(Form.OF_COUNTRY);
            }
            return done(FamilyTrait.JOINED.isOf(text) ? Form.CUSTOMIZATION : Form.OTHER);
        }

        private Optional<ComposedName> done(Form form) {
            return parts.size() < 2 ? Optional.empty() : Optional.of(new ComposedName(form, parts));
        }

        /** The first {@code part} that stands in {@code [from, to)}, where alone it is looked for; -1 if none does. */
        private int find(String part, int from, int to) {
            for (int at = from; at + part.length() <= to; at++) {
                if (text.startsWith(part, at)) {
                    return at;
                }
            }
            return -1;
        }

        private void add(Role role, int start, int end) {
            if (start < end && parts.size() < MOST) {
                parts.add(new Part(role, new Span(start, end)));
            }
        }

        private void documentType(int local, int marks) {
            add(Role.NAMESPACE, 0, local);
            add(Role.DOCUMENT, local + 2, marks);
            int version = text.lastIndexOf("::");
            int end = version > marks ? version : text.length();
            customization(marks + 2, end, Role.CUSTOMIZATION);
            add(Role.VERSION, end + 2, text.length());
        }

        /** The schema ends behind the name that follows its version (RFC 7643 §10.2.1). */
        private void scimPath(int scim) {
            int version = text.indexOf(SCIM_VERSION, scim);
            int end = version < 0 ? -1 : text.indexOf(':', version + SCIM_VERSION.length());
            if (end > 0 && end + 1 < text.length() && Character.isLetter(text.charAt(end + 1))) {
                int attribute = end + 1;
                while (attribute < text.length() && (Character.isLetterOrDigit(text.charAt(attribute))
                        || "$-_".indexOf(text.charAt(attribute)) >= 0)) {
                    attribute++; // to the sub-attribute or the filter (RFC 7644 §3.5.2)
                }
                if (attribute == text.length() || ".[".indexOf(text.charAt(attribute)) >= 0) {
                    add(Role.SCHEMA, 0, end);
                    add(Role.ATTRIBUTE, end + 1, attribute);
                }
            }
        }

        private void customization(int from, int to, Role first) {
            Role role = first;
            int start = from;
            while (start < to && parts.size() < MOST) {
                int hash = find("#", start, to);
                int end = hash < 0 ? to : hash;
                boolean between = start > from && hash >= 0 && !isUrn(text, start);
                String piece = text.substring(start, end);
                if (WORDS.contains(piece)) {
                    role = piece.equals("compliant") ? Role.RESTRICTION : Role.EXTENSION;
                    hasWord = true;
                } else {
                    extended(between ? Role.WORD : role, start, end);
                }
                start = end + 1;
            }
        }

        private void extended(Role first, int from, int to) {
            Role role = first;
            int start = from;
            for (int mark = find(EXTENDED, from, to); mark >= 0; mark = find(EXTENDED, start, to)) {
                ofCountry(role, start, mark);
                hasWord = true;
                role = Role.EXTENSION;
                start = mark + EXTENDED.length() - "urn:".length();
            }
            ofCountry(role, start, to);
        }

        private void ofCountry(Role role, int from, int to) {
            int at = find("@", from, to);
            if (at > from && FamilyTrait.COUNTRIES.isOf(text, from)) {
                add(role, from, at);
            }
            add(role, from, to);
        }
    }
}
