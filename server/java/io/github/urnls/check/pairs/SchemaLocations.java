package io.github.urnls.check.pairs;

import io.github.urnls.text.Chars;
import io.github.urnls.format.languages.Language;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Neighbours.Neighbour;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.format.xml.Markup;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.format.xml.MarkupTag.Attribute;
import io.github.urnls.format.xml.MarkupTag.Kind;
import io.github.urnls.format.xml.OpenElements;
import io.github.urnls.scan.Name;
import io.github.urnls.urn.UriReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A schema that is referred to by one namespace and defines another. The references are {@code import},
 * {@code include}, {@code redefine} and {@code override} of XML Schema, {@code import} of WSDL, and
 * {@code xsi:schemaLocation}. Only schemas that can be read are compared. Those of ISO 20022 need not be read: their
 * file names tell their namespace. Packages of publications refer to a file, too ({@link Publications}).
 */
final class SchemaLocations implements NamePairs {

    private static final String SCHEMA = "schema";
    private static final String LOCATION = "schemaLocation";
    private static final String END_OF_LOCATION = "ocation"; // of either case
    private static final String PREFIXED_LOCATION = ":" + LOCATION;

    /** The most schemas that are looked at for one document. */
    private static final int MOST = 100;

    private static final int LONGEST = 80;

    /** The longest tag and the longest name of an attribute that are looked at, in UTF-16 code units. */
    private static final int LONGEST_TAG = 4000;
    private static final int LONGEST_NAME = 100;

    /** XML Schema 1.1 §4.2.3 to §4.2.5. */
    private static final Set<String> INCLUDING = Set.of("include", "redefine", "override");
    private static final String INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";
    private static final String ISO_20022 = "urn:iso:std:iso:20022:tech:xsd:";
    private static final Pattern MESSAGE = Pattern.compile("[a-z]{4}\\.\\d{3}\\.\\d{3}\\.\\d{2}");
    private static final Pattern MESSAGE_FILE = Pattern.compile("(?:^|/)(" + MESSAGE.pattern() + ")\\.xsd$");

    @Override
    public boolean concerns(DocumentSection section) {
        String text = section.text();
        if (Formats.language(section.document()) != Language.XML) {
            return false;
        }
        return text.contains(Publications.CONTENTS) || text.contains(END_OF_LOCATION) && mayDisagree(section, text);
    }

    private static boolean mayDisagree(DocumentSection section, String text) {
        return section.hasName(name -> mayDisagree(name, text))
                || text.contains(LOCATION) && INCLUDING.stream().anyMatch(text::contains);
    }

    private static boolean mayDisagree(Name name, String text) {
        int start = name.passage().start();
        return switch (attribute(text, start)) {
            case "namespace" -> {
                String before = Chars.textBefore(text, start, LONGEST_TAG);
                yield before.indexOf("import", before.lastIndexOf('<')) > 0;
            }
            case LOCATION -> isLocated(name);
            default -> false;
        };
    }

    /** The letters and digits before the value that begins at {@code start}: the end of an attribute's name. */
    private static String attribute(String text, int start) {
        String near = Chars.textBefore(text, start, LONGEST_NAME);
        int end = Chars.before(near, near.length(), " \t\r\n\"'=") + 1;
        return near.substring(Chars.wordStart(near, end, ""), end);
    }

    /** Whether it begins a pair of {@code xsi:schemaLocation} whose location is relative. */
    private static boolean isLocated(Name name) {
        String list = name.occurrence().decoded().text();
        int start = Chars.skipSpace(list, name.occurrence().end());
        int end = Chars.wordEnd(list, start, list.length());
        return start < end && UriReference.parse(list.substring(start, end)).isRelative();
    }

    @Override
    public List<Disagreement> in(DocumentSubject subject) {
        Optional<Markup> markup = Formats.markup(subject.document()).filter(xml -> !xml.isHtml());
        String text = subject.document().text();
        if (markup.isPresent() && text.contains(Publications.CONTENTS)) {
            return Publications.in(subject, markup.get());
        }
        if (markup.isEmpty() || !text.contains(END_OF_LOCATION)) {
            return List.of();
        }
        Search search = new Search(subject);
        for (MarkupTag tag : markup.get()) {
            if (!search.goesOn(tag)) {
                break;
            }
        }
        return search.found;
    }

    /** One pass over the tags of a document. */
    private static final class Search {

        private final DocumentSubject subject;
        private final Map<Integer, List<Name>> names = new HashMap<>();
        /** Its base is the namespace that the schema around an element defines. */
        private final OpenElements<String> open = new OpenElements<>("");
        private final List<Disagreement> found = new ArrayList<>();
        private int looked;

        Search(DocumentSubject subject) {
            this.subject = subject;
            subject.names().forEach(name -> names
                    .computeIfAbsent(name.passage().start(), start -> new ArrayList<>(1))
                    .add(name));
        }

        /**
         * Reads a tag and returns whether to read on. With {@code xml:base}, locations lead elsewhere (XML Base §4), so
         * all findings are dropped.
         */
        boolean goesOn(MarkupTag tag) {
            if (tag.kind() != Kind.CLOSE) {
                if (tag.attribute("xml:base").isPresent()) {
                    found.clear();
                    return false;
                }
                open.enter(tag, open.base());
                start(tag);
                if (Schemas.isSchema(open, tag)) {
                    open.leave(tag);
                    open.enter(tag, tag.value("targetNamespace").strip());
                }
            }
            if (tag.kind() != Kind.OPEN) {
                open.leave(tag);
            }
            return looked < MOST;
        }

        private void start(MarkupTag tag) {
            boolean schema = Schemas.isOfSchema(open, tag);
            String element = tag.localName();
            if (schema && element.equals("import")) {
                imported(tag, tag.value(LOCATION), SCHEMA, "XML Schema 1 §4.2.3");
            } else if (schema && INCLUDING.contains(element)) {
                included(tag, element.equals("include") ? "XML Schema 1 §4.2.1" : "XML Schema 1 §4.2.2");
            } else if (Schemas.isWsdl(open, tag) && element.equals("import")) {
                imported(tag, tag.value("location"), "definitions", "WSDL 1.1 §2.1.1, WS-I Basic Profile 1.1 R2005");
            }
            for (Attribute attribute : tag.attributes()) { // a loop, since each tag of a document is asked
                if (attribute.name().endsWith(PREFIXED_LOCATION)
                        && open.namespace(MarkupTag.prefix(attribute.name())).equals(INSTANCE)) {
                    located(attribute);
                }
            }
        }

        private void imported(MarkupTag tag, String location, String root, String clause) {
            tag.attribute("namespace").ifPresent(namespace -> compare(namespace, namespace.value().strip(), location,
                    root, "by which it is imported (" + clause + ")"));
        }

        /** A schema without a namespace of its own takes that of the one that includes it. */
        private void included(MarkupTag tag, String clause) {
            String own = open.base();
            Attribute location = tag.attribute(LOCATION).orElse(null);
            if (location == null || !Chars.isUrn(own)) {
                return;
            }
            other(location.value(), SCHEMA, own).filter(schema -> !schema.name().isEmpty())
                    .map(schema -> message(location.value(), schema, own,
                            "as the schema that includes it (" + clause + ")"))
                    .ifPresent(message -> found
                            .add(new Disagreement(location.range(), own, Severity.WARNING, message, List.of())));
        }

        /** Pairs of a namespace and a location (XML Schema 1 §4.3.2). */
        private void located(Attribute attribute) {
            String[] parts = attribute.value().strip().split("\\s+");
            for (int i = 0; i + 1 < parts.length && looked < MOST; i += 2) {
                compare(attribute, parts[i], parts[i + 1], SCHEMA, "by which it is located (XML Schema 1 §4.3.2)");
            }
        }

        /**
         * Compares the {@code namespace} that stands in {@code attribute} with that of the schema at {@code location}.
         */
        private void compare(Attribute attribute, String namespace, String location, String root, String how) {
            at(attribute, namespace).ifPresent(name -> other(location, root, namespace)
                    .ifPresent(schema -> found.add(Disagreement.of(name,
                            message(location, schema, namespace, how)))));
        }

        private Optional<Name> at(Attribute attribute, String namespace) {
            return names.getOrDefault(attribute.range().start(), List.of()).stream()
                    .filter(name -> name.isUrn() && name.text().equals(namespace)).findFirst();
        }

        /** The schema at {@code location}, if that is not for {@code namespace}. */
        private Optional<Neighbour> other(String location, String root, String namespace) {
            if (Chars.isBlank(location) || looked++ >= MOST) {
                return Optional.empty();
            }
            return subject.neighbours().at(subject.document().uri(), location.strip())
                    .or(() -> messageSchema(location, namespace))
                    .filter(schema -> schema.root().equals(root) && !schema.name().equals(namespace)
                            && !schema.name().contains("&")); // an entity may stand for anything
        }

        /** In ISO 20022 the identifier of a message names its schema file and ends its namespace. */
        private static Optional<Neighbour> messageSchema(String location, String namespace) {
            Matcher file = MESSAGE_FILE.matcher(location.strip());
            boolean both = namespace.startsWith(ISO_20022) && file.find()
                    && MESSAGE.matcher(namespace.substring(ISO_20022.length())).matches();
            return both ? Optional.of(new Neighbour(SCHEMA, ISO_20022 + file.group(1))) : Optional.empty();
        }

        private static String message(String location, Neighbour schema, String wanted, String how) {
            String defines = schema.name().isEmpty() ? "no namespace"
                    : "“" + Subject.shortened(schema.name(), LONGEST) + "”";
            return "“" + Subject.shortened(location.strip(), LONGEST) + "” is for another namespace: for " + defines
                    + ", not for “"
                    + Subject.shortened(wanted, LONGEST) + "”, " + how;
        }
    }
}
