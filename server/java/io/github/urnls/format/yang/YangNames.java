package io.github.urnls.format.yang;

import io.github.urnls.format.PrefixedName;
import io.github.urnls.format.xml.QualifiedNames;
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
final class YangNames implements YangLexer.Listener {

    /** Statements whose argument is a path or an expression, or the name of a definition. */
    private static final Set<String> REFERRING = Set
            .of("type uses base if-feature path must when augment deviation refine leafref".split(" "));
    private static final Pattern NAME = Pattern
            .compile("(?<![\\w.:-])([A-Za-z_][\\w.-]*):[A-Za-z_][\\w.-]*(?![\\w.:-])");

    private final String text;
    private final Consumer<PrefixedName> sink;
    private final Map<String, String> namespaces = new HashMap<>();
    private String imported = "";
    private String own = "";
    private String ownPrefix = "";

    YangNames(String text, Consumer<PrefixedName> sink) {
        this.text = text;
        this.sink = sink;
    }

    @Override
    public void token(String word, TextRange range) {
        String argument = range.in(text);
        switch (word) {
            case "namespace" -> own = argument;
            case "import" -> imported = argument;
            case "prefix" -> prefix(argument);
            case "" -> {
                imported = argument.equals("}") ? "" : imported;
                names(range); // a statement of an extension
            }
            default -> {
                if (REFERRING.contains(word)) {
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
