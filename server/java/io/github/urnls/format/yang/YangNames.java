package io.github.urnls.format.yang;

import io.github.urnls.format.PrefixedName;
import io.github.urnls.format.xml.QualifiedNames;
import io.github.urnls.format.lexers.Lines;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextRange;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names with a prefix in a YANG module (RFC 7950 §6.4, §7.1.4): its own prefix, and those of imported modules. An
 * import gives the name of a module, not its namespace. The namespace is known only if it follows from the name.
 */
final class YangNames {

    /** Statements whose argument is a path or an expression, or the name of a definition. */
    private static final Set<String> REFERRING = Set
            .of("type uses base if-feature path must when augment deviation refine leafref".split(" "));
    private static final Pattern NAME = Pattern
            .compile("(?<![\\w.:-])([A-Za-z_][\\w.-]*):[A-Za-z_][\\w.-]*(?![\\w.:-])");

    private final String text;
    private final Consumer<PrefixedName> sink;
    private final Map<String, String> namespaces = new HashMap<>();
    private String keyword = "";
    private String imported = "";
    private String own = "";
    private String ownPrefix = "";

    YangNames(String text, Consumer<PrefixedName> sink) {
        this.text = text;
        this.sink = sink;
    }

    /** Reads comments, strings, words and the marks between them (RFC 7950 §6.1). */
    void read() {
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            int end = at + 1;
            if (text.startsWith("//", at)) {
                end = Lines.end(text, at);
            } else if (text.startsWith("/*", at)) {
                end = behind("*/", at + 2);
            } else if (c == '"' || c == '\'') {
                end = stringEnd(c, at + 1);
                word(new TextRange(at, end), true);
            } else if (";{}".indexOf(c) >= 0) {
                imported = c == '}' ? "" : imported;
                keyword = "";
            } else if (!Chars.isWhitespace(c) && c != '+') {
                end = wordEnd(at);
                word(new TextRange(at, end), false);
            }
            at = end;
        }
    }

    private int behind(String closing, int from) {
        int end = text.indexOf(closing, from);
        return end < 0 ? text.length() : end + closing.length();
    }

    private int stringEnd(char quote, int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) != quote) {
            end += quote == '"' && text.charAt(end) == '\\' ? 2 : 1;
        }
        return Math.min(end + 1, text.length());
    }

    private int wordEnd(int from) {
        int end = from;
        while (end < text.length() && !Chars.isWhitespace(text.charAt(end)) && ";{}\"'".indexOf(text.charAt(end)) < 0
                && !text.startsWith("//", end) && !text.startsWith("/*", end)) {
            end++;
        }
        return Math.max(end, from + 1);
    }

    private void word(TextRange range, boolean quoted) {
        if (keyword.isEmpty() && !quoted) {
            keyword = range.in(text);
            names(range); // a statement of an extension
            return;
        }
        String word = range.in(text);
        String argument = quoted ? word.substring(1, Math.max(1, word.length() - 1)) : word;
        switch (keyword) {
            case "namespace" -> own = argument;
            case "import" -> imported = argument;
            case "prefix" -> prefix(argument);
            default -> {
                if (REFERRING.contains(keyword)) {
                    names(range);
                }
            }
        }
        if (!own.isEmpty() && !ownPrefix.isEmpty()) {
            namespaces.putIfAbsent(ownPrefix, own);
        }
    }

    private void prefix(String prefix) {
        if (imported.isEmpty()) {
            ownPrefix = prefix;
        } else {
            namespaces.put(prefix, namespace(imported));
        }
    }

    /** The namespace of an IETF or IANA module (RFC 8407 §5.2; for ietf-netconf, which is older, RFC 6241 §3.1). */
    private static String namespace(String module) {
        if (module.equals("ietf-netconf")) {
            return "urn:ietf:params:xml:ns:netconf:base:1.0";
        }
        return module.startsWith("ietf-") || module.startsWith("iana-") ? "urn:ietf:params:xml:ns:yang:" + module : "";
    }

    private void names(TextRange range) {
        Matcher names = NAME.matcher(text).region(range.start(), range.end());
        while (names.find()) {
            QualifiedNames.qualified(text, new TextRange(names.start(), names.end()),
                    prefix -> namespaces.getOrDefault(prefix, "")).ifPresent(sink);
        }
    }
}
