package io.github.urnls.support.lsp;

import io.github.urnls.support.lsp.Type.AllOf;
import io.github.urnls.support.lsp.Type.Base;
import io.github.urnls.support.lsp.Type.Literal;
import io.github.urnls.support.lsp.Type.Reference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads TypeScript declarations of the protocol: its types, and its methods, which are namespaces there. */
final class DeclarationReader {

    private final Map<String, String> senders;
    private final Map<String, Type> types = new HashMap<>();
    private final Map<String, Method> methods = new HashMap<>();

    /** @param senders who may send a method, by its namespace; what is missing, both may */
    DeclarationReader(Map<String, String> senders) {
        this.senders = senders;
    }

    Map<String, Type> types() {
        return Map.copyOf(types);
    }

    Map<String, Method> methods() {
        return Map.copyOf(methods);
    }

    void read(String declarations) {
        Tokens tokens = new Tokens(declarations);
        TypeReader reader = new TypeReader(tokens);
        while (!tokens.atEnd()) {
            tokens.takeIf("export");
            tokens.takeIf("declare");
            switch (tokens.take()) {
                case "interface" -> readInterface(tokens, reader);
                case "type" -> readAlias(tokens, reader);
                case "namespace" -> readNamespace(tokens, reader);
                case "class", "enum" -> tokens.skipBlock();
                case "{" -> {
                    tokens.skipPast("}");
                    tokens.skipPast(";");
                }
                default -> tokens.skipPast(";");
            }
        }
    }

    private static String name(Tokens tokens, TypeReader reader) {
        String name = tokens.take();
        Set<String> parameters = new HashSet<>();
        if (tokens.takeIf("<")) {
            parameters.add(tokens.take());
            tokens.skipPast(">");
        }
        reader.parameters(parameters);
        return name;
    }

    private void readInterface(Tokens tokens, TypeReader reader) {
        String name = name(tokens, reader);
        List<Type> parts = new ArrayList<>();
        if (tokens.takeIf("extends")) {
            parts.addAll(reader.separated(",", () -> new Reference(tokens.take())));
        }
        parts.add(reader.structure());
        // ServerCapabilities is declared in one piece, but TypeScript lets an interface be declared in several.
        types.merge(name, new AllOf(parts), (one, other) -> new AllOf(List.of(one, other)));
    }

    private void readAlias(Tokens tokens, TypeReader reader) {
        String name = name(tokens, reader);
        tokens.need("=");
        Type type = reader.type();
        if (!TypeReader.BASE.contains(name)) {
            types.put(name, type);
        }
        tokens.need(";");
    }

    private void readNamespace(Tokens tokens, TypeReader reader) {
        String namespace = tokens.take();
        String method = "";
        tokens.need("{");
        while (!tokens.takeIf("}")) {
            if (!tokens.takeIf("const")) {
                tokens.skipPast(";");
                continue;
            }
            String constant = tokens.take();
            if (!tokens.takeIf(":")) {
                tokens.need("=");
            }
            if (constant.equals("type") && !method.isEmpty()) {
                readMethod(method, senders.getOrDefault(namespace, "both"), tokens, reader);
            } else if (reader.type() instanceof Literal literal) {
                types.put(namespace + "." + constant, literal);
                method = constant.equals("method") ? literal.value().getAsString() : method;
            }
            tokens.need(";");
        }
    }

    // ProtocolRequestType<P, R, PR, E, RO>, ProtocolNotificationType<P, RO>; those that end in 0 have no P.
    private void readMethod(String name, String sender, Tokens tokens, TypeReader reader) {
        String kind = tokens.take();
        tokens.need("<");
        List<Type> arguments = new ArrayList<>(reader.separated(",", reader::type));
        tokens.need(">");
        Optional<Type> params = kind.endsWith("0") ? Optional.empty() : Optional.of(arguments.removeFirst());
        switch (kind) {
            case "ProtocolRequestType", "ProtocolRequestType0" -> methods.put(name, new Method(name, sender, params,
                    Optional.of(arguments.get(0)), arguments.get(1), arguments.get(2)));
            case "ProtocolNotificationType", "ProtocolNotificationType0" ->
                    methods.put(name, new Method(name, sender, params, Optional.empty(), new Base("never"),
                            new Base("void")));
            default -> {
                // A way to register for several methods at once.
            }
        }
    }
}
