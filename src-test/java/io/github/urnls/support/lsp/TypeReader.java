package io.github.urnls.support.lsp;

import com.google.gson.JsonPrimitive;
import io.github.urnls.support.lsp.Type.AllOf;
import io.github.urnls.support.lsp.Type.Base;
import io.github.urnls.support.lsp.Type.ListOf;
import io.github.urnls.support.lsp.Type.Literal;
import io.github.urnls.support.lsp.Type.OneOf;
import io.github.urnls.support.lsp.Type.Property;
import io.github.urnls.support.lsp.Type.Reference;
import io.github.urnls.support.lsp.Type.Structure;
import io.github.urnls.support.lsp.Type.Tuple;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Reads the types in TypeScript declarations, as far as the protocol uses them. */
final class TypeReader {

    /** For TypeScript, some of these are but other names of {@code number}, {@code string} and {@code any}. */
    static final Set<String> BASE = Set.of("any", "string", "boolean", "null", "void", "never", "undefined",
            "integer", "uinteger", "decimal", "URI", "DocumentUri", "LSPAny", "LSPObject", "LSPArray");

    private final Tokens tokens;
    /** Names that stand for any type in the declaration that is being read. */
    private Set<String> parameters = Set.of();

    TypeReader(Tokens tokens) {
        this.tokens = tokens;
    }

    void parameters(Set<String> names) {
        parameters = names;
    }

    Type type() {
        tokens.takeIf("|");
        List<Type> choices = separated("|", () -> {
            List<Type> parts = separated("&", this::suffixed);
            return parts.size() == 1 ? parts.getFirst() : new AllOf(parts);
        });
        return choices.size() == 1 ? choices.getFirst() : new OneOf(choices);
    }

    /** One or more, with {@code separator} between them. */
    <T> List<T> separated(String separator, Supplier<T> one) {
        List<T> several = new ArrayList<>(List.of(one.get()));
        while (tokens.takeIf(separator)) {
            several.add(one.get());
        }
        return several;
    }

    private Type suffixed() {
        Type type = primary();
        while (tokens.takeIf("[")) {
            tokens.need("]");
            type = new ListOf(type);
        }
        return type;
    }

    private Type primary() {
        if (tokens.at("{")) {
            return structure();
        }
        if (tokens.takeIf("(")) {
            Type type = type();
            tokens.need(")");
            return type;
        }
        if (tokens.takeIf("[")) {
            List<Type> elements = separated(",", this::type);
            tokens.need("]");
            return new Tuple(elements);
        }
        tokens.takeIf("typeof");
        boolean negative = tokens.takeIf("-");
        String token = tokens.take();
        return switch (token.charAt(0)) {
            case '\'', '"', '`' -> new Literal(new JsonPrimitive(text(token)));
            case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' ->
                    new Literal(new JsonPrimitive(new BigDecimal((negative ? "-" : "") + token)));
            default -> named(token);
        };
    }

    /** A text without its quotes. */
    static String text(String token) {
        return token.substring(1, token.length() - 1);
    }

    private Type named(String first) {
        StringBuilder name = new StringBuilder(first);
        while (tokens.takeIf(".")) {
            name.append('.').append(tokens.take());
        }
        if (tokens.takeIf("<")) {
            tokens.skipPast(">"); // parameters of structures stand for what nothing is said of
        }
        if (parameters.contains(first)) {
            return new Base("any");
        }
        return BASE.contains(first) ? new Base(first) : new Reference(name.toString());
    }

    /** The members of an object, in braces. Methods, which no message has, are left out. */
    Structure structure() {
        Map<String, Property> properties = new LinkedHashMap<>();
        Optional<Type> others = Optional.empty();
        tokens.need("{");
        while (!tokens.takeIf("}")) {
            if (tokens.takeIf("[")) {
                tokens.skipPast("]");
                tokens.need(":");
                others = Optional.of(type());
                tokens.need(";");
                continue;
            }
            tokens.takeIf("readonly");
            String name = tokens.take();
            boolean optional = tokens.takeIf("?");
            if (tokens.takeIf(":")) {
                properties.put(name, new Property(type(), optional));
                tokens.need(";");
            } else {
                tokens.skipPast(";");
            }
        }
        return new Structure(properties, others);
    }
}
