package io.github.urnls.workspace;

import io.github.urnls.namespace.Namespace.Kind;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Normalization;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * A downloaded copy of IANA's registry of URN namespaces, {@code urn-namespaces.xml}. Each of its records has the NID,
 * a description, references and the name of its template.
 */
final class IanaRegistryFile {

    private static final Pattern NID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9-]{0,30}[A-Za-z0-9]");
    private static final String ASSIGNMENTS = "https://www.iana.org/assignments/";

    private final XMLStreamReader xml;
    private final String name;
    private final List<Namespace> namespaces = new ArrayList<>();
    private String updated = "";

    private IanaRegistryFile(XMLStreamReader xml, String name) {
        this.xml = xml;
        this.name = name;
    }

    /** The registry in {@code text}; empty, with a complaint, when there is none. */
    static Optional<Registry.Snapshot> read(String name, String text, List<String> complaints) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        try {
            IanaRegistryFile file = new IanaRegistryFile(factory.createXMLStreamReader(new StringReader(text)), name);
            file.read();
            if (!file.namespaces.isEmpty()) {
                return Optional.of(new Registry.Snapshot(file.updated, file.namespaces));
            }
            complaints.add(name + ": holds no URN namespaces; the built-in registry is used");
        } catch (XMLStreamException e) {
            complaints.add(name + ": is not a copy of IANA's registry (line " + e.getLocation().getLineNumber()
                    + ": not well-formed XML, or an entity, which is not read); the built-in registry is used");
        }
        return Optional.empty();
    }

    private void read() throws XMLStreamException {
        Kind kind = Kind.FORMAL;
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamConstants.START_ELEMENT) {
                switch (xml.getLocalName()) {
                    case "updated" -> updated = updated.isEmpty() ? content() : updated;
                    case "title" -> kind = Normalization.fold(content()).contains("informal") ? Kind.INFORMAL
                            : Kind.FORMAL;
                    case "record" -> record(kind);
                    default -> {
                    }
                }
            }
        }
    }

    /**
     * Reads a record to its end. The element of the NID has had several names, so the NID is the first text that can be
     * one.
     */
    private void record(Kind kind) throws XMLStreamException {
        String date = Objects.requireNonNullElse(xml.getAttributeValue(null, "date"), "");
        String nid = "";
        String description = "";
        List<String> references = new ArrayList<>();
        while (xml.next() != XMLStreamConstants.END_ELEMENT) {
            if (xml.getEventType() != XMLStreamConstants.START_ELEMENT) {
                continue;
            }
            switch (xml.getLocalName()) {
                case "xref" -> {
                    reference(xml.getAttributeValue(null, "type"), xml.getAttributeValue(null, "data"))
                            .ifPresent(references::add);
                    content();
                }
                case "file" -> references.add(ASSIGNMENTS + content());
                case "description" -> description = content();
                default -> {
                    String text = content();
                    if (nid.isEmpty() && NID.matcher(text).matches()) {
                        nid = Normalization.fold(text);
                    }
                }
            }
        }
        if (!nid.isEmpty()) {
            namespaces.add(new Namespace(nid, kind, true, description, "", references, date, name));
        }
    }

    private static Optional<String> reference(String type, String data) {
        if (type == null || data == null) {
            return Optional.empty();
        }
        return switch (type) {
            case "rfc" -> Optional.of("RFC " + data.replaceFirst("(?i)^rfc0*", ""));
            case "uri" -> Optional.of(data);
            default -> Optional.empty();
        };
    }

    /** Reads the element to its end and returns its text, with that of elements within it. */
    private String content() throws XMLStreamException {
        StringBuilder text = new StringBuilder();
        int depth = 1;
        while (depth > 0) {
            switch (xml.next()) {
                case XMLStreamConstants.START_ELEMENT -> depth++;
                case XMLStreamConstants.END_ELEMENT -> depth--;
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> text.append(xml.getText());
                default -> {
                }
            }
        }
        return text.toString().strip();
    }
}
