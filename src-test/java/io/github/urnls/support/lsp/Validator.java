package io.github.urnls.support.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
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
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Says what is wrong with a value by its type.
 *
 * @param sender what only the client may do: send members of objects that the protocol does not know
 * @param uris   what need not have the form of a URI where one must be
 */
record Validator(Protocol protocol, Side sender, Set<String> uris) {

    // LSP 3.17, Base Types: integer is -2^31 to 2^31 - 1, uinteger 0 to 2^31 - 1.
    private static final BigDecimal LEAST_INTEGER = BigDecimal.valueOf(Integer.MIN_VALUE);
    private static final BigDecimal LARGEST_INTEGER = BigDecimal.valueOf(Integer.MAX_VALUE);

    /** What is wrong with {@code value}, which stands at {@code path}; empty if nothing is. */
    List<Fault> faults(JsonElement value, Type type, String path) {
        return switch (type) {
            case Base base -> base(value, base.name(), path);
            case Reference reference -> faults(value, protocol.named(reference.name()), path);
            case Literal literal -> isSame(value, literal.value()) ? List.of()
                    : List.of(new Fault(path, "not " + literal.value() + " but " + shown(value)));
            case ListOf list -> list(value, list.element(), path);
            case Tuple tuple -> tuple(value, tuple.elements(), path);
            case OneOf choice -> choice(value, choice, path);
            case AllOf all -> object(value, structure(all), path);
            case Structure structure -> object(value, structure, path);
        };
    }

    private static boolean isSame(JsonElement value, JsonPrimitive wanted) {
        return value instanceof JsonPrimitive primitive && primitive.isString() == wanted.isString()
                && primitive.getAsString().equals(wanted.getAsString());
    }

    private List<Fault> base(JsonElement value, String name, String path) {
        boolean right = switch (name) {
            case "any", "LSPAny" -> true;
            case "LSPObject" -> value.isJsonObject();
            case "LSPArray" -> value.isJsonArray();
            case "null", "void" -> value.isJsonNull();
            case "string" -> isText(value);
            case "URI", "DocumentUri" ->
                    isText(value) && (uris.contains(value.getAsString()) || isUri(value.getAsString()));
            case "boolean" -> value instanceof JsonPrimitive primitive && primitive.isBoolean();
            case "decimal" -> value instanceof JsonPrimitive primitive && primitive.isNumber();
            case "integer" -> isInteger(value, LEAST_INTEGER);
            case "uinteger" -> isInteger(value, BigDecimal.ZERO);
            case "never", "undefined" -> false;
            default -> throw new IllegalArgumentException("no base type: " + name);
        };
        return right ? List.of() : List.of(new Fault(path, "not " + name + " but " + shown(value)));
    }

    private static boolean isText(JsonElement value) {
        return value instanceof JsonPrimitive primitive && primitive.isString();
    }

    private static boolean isUri(String text) {
        try {
            return new URI(text).isAbsolute();
        } catch (URISyntaxException e) {
            return false;
        }
    }

    /** Not {@code 1.0}, which readers of integers refuse. */
    private static boolean isInteger(JsonElement value, BigDecimal least) {
        if (!(value instanceof JsonPrimitive primitive) || !primitive.isNumber()
                || !primitive.getAsString().matches("-?[0-9]+")) {
            return false;
        }
        BigDecimal number = primitive.getAsBigDecimal();
        return number.compareTo(least) >= 0 && number.compareTo(LARGEST_INTEGER) <= 0;
    }

    private List<Fault> list(JsonElement value, Type element, String path) {
        if (!(value instanceof JsonArray array)) {
            return List.of(new Fault(path, "not an array but " + shown(value)));
        }
        return IntStream.range(0, array.size()).boxed()
                .flatMap(i -> faults(array.get(i), element, path + "[" + i + "]").stream()).toList();
    }

    private List<Fault> tuple(JsonElement value, List<Type> elements, String path) {
        if (!(value instanceof JsonArray array) || array.size() != elements.size()) {
            return List.of(new Fault(path, "not an array of " + elements.size() + " but " + shown(value)));
        }
        return IntStream.range(0, array.size()).boxed()
                .flatMap(i -> faults(array.get(i), elements.get(i), path + "[" + i + "]").stream()).toList();
    }

    /** Of several choices that are all wrong, what is wrong by the one that was most likely meant. */
    private List<Fault> choice(JsonElement value, OneOf choice, String path) {
        List<List<Fault>> all = new ArrayList<>();
        for (Type one : choice.choices()) {
            List<Fault> faults = faults(value, one, path);
            if (faults.isEmpty()) {
                return faults;
            }
            all.add(faults);
        }
        boolean noneFits = all.stream().allMatch(faults -> faults.getFirst().path().equals(path));
        if (noneFits) {
            return List.of(new Fault(path, all.stream().map(faults -> faults.getFirst().what()).distinct()
                    .collect(Collectors.joining("; "))));
        }
        return all.stream().filter(faults -> !faults.getFirst().path().equals(path))
                .min(Comparator.comparing(List::size)).orElseThrow();
    }

    private List<Fault> object(JsonElement value, Structure structure, String path) {
        if (!(value instanceof JsonObject object)) {
            return List.of(new Fault(path, "not an object but " + shown(value)));
        }
        List<Fault> faults = new ArrayList<>();
        structure.properties().forEach((name, property) -> {
            if (object.has(name)) {
                faults.addAll(faults(object.get(name), property.type(), path + "." + name));
            } else if (!property.optional()) {
                faults.add(new Fault(path + "." + name, "is missing"));
            }
        });
        object.asMap().forEach((name, member) -> {
            if (!structure.properties().containsKey(name)) {
                faults.addAll(other(member, structure.others(), path + "." + name));
            }
        });
        return faults;
    }

    /** A member that has no name in the structure. */
    private List<Fault> other(JsonElement member, Optional<Type> others, String path) {
        if (others.isPresent()) {
            return faults(member, others.get(), path);
        }
        return sender == Side.CLIENT ? List.of() : List.of(new Fault(path, "is no member that the protocol knows"));
    }

    /** All members of a structure and of what it is made from. */
    Structure structure(Type type) {
        return switch (protocol.resolved(type)) {
            case Structure structure -> structure;
            case AllOf all -> all.parts().stream().map(this::structure).reduce(Validator::merged).orElseThrow();
            case Type other -> throw new IllegalArgumentException("no structure: " + other);
        };
    }

    private static Structure merged(Structure one, Structure other) {
        Map<String, Property> properties = new LinkedHashMap<>(one.properties());
        properties.putAll(other.properties());
        return new Structure(properties, Stream.of(one, other).flatMap(part -> part.others().stream()).findFirst());
    }

    private static String shown(JsonElement value) {
        String text = value.toString();
        return text.length() > 80 ? text.substring(0, 80) + "…" : text;
    }
}
