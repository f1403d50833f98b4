package io.github.urnls.support.lsp;

import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a value in a message may be, as the declarations of the protocol say it. */
sealed interface Type {

    /** A type with a name of its own in JSON or in LSP 3.17, Basic JSON Structures, such as {@code uinteger}. */
    record Base(String name) implements Type {}

    /** A type that is declared elsewhere. */
    record Reference(String name) implements Type {}

    /** One value, such as the text {@code "full"} or a number of an enumeration. */
    record Literal(JsonPrimitive value) implements Type {}

    record ListOf(Type element) implements Type {}

    record Tuple(List<Type> elements) implements Type {}

    record OneOf(List<Type> choices) implements Type {}

    /** All members of several structures; a later one can narrow a member of an earlier one. */
    record AllOf(List<Type> parts) implements Type {}

    /**
     * An object.
     *
     * @param others what members may be that have no name here; empty if there must be none
     */
    record Structure(Map<String, Property> properties, Optional<Type> others) implements Type {}

    record Property(Type type, boolean optional) {}
}
