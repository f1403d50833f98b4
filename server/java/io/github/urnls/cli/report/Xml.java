package io.github.urnls.cli.report;

import io.github.urnls.cli.output.Printable;
import java.io.PrintWriter;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes indented XML 1.0, one element at a time. */
final class Xml {

    private final PrintWriter out;
    private int depth;

    Xml(PrintWriter out) {
        this.out = out;
        out.println("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    }

    /** Opens {@code element}; {@code attributes} has names and values in turn. */
    void open(String element, String... attributes) {
        tag(element, attributes, ">");
        out.println();
        depth++;
    }

    void close(String element) {
        depth--;
        out.println(" ".repeat(depth) + "</" + element + ">");
    }

    void empty(String element, String... attributes) {
        tag(element, attributes, "/>");
        out.println();
    }

    /** Writes an element with text, which may have several lines. */
    void text(String element, String text, String... attributes) {
        tag(element, attributes, ">");
        out.print(Stream.of(text.split("\n", -1)).map(Xml::escaped).collect(Collectors.joining("\n")));
        out.println("</" + element + ">");
    }

    private void tag(String element, String[] attributes, String end) {
        out.print(" ".repeat(depth) + "<" + element);
        for (int i = 0; i < attributes.length; i += 2) {
            out.print(" " + attributes[i] + "=\"" + escaped(attributes[i + 1]) + "\"");
        }
        out.print(end);
    }

    /**
     * Escapes text for content or an attribute value, and replaces characters that XML 1.0 does not allow (§2.2):
     * U+FFFE and U+FFFF here, all others before.
     */
    private static String escaped(String text) {
        return Printable.of(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
                .replace("\"", "&quot;").replace('\ufffe', '\ufffd').replace('\uffff', '\ufffd');
    }
}
