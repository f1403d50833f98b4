package io.github.urnls.lsp.protocol;

import com.google.gson.JsonElement;
import com.google.gson.stream.JsonWriter;
import io.github.urnls.jsonrpc.Values;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * Writes lists, maps, and LSP4J's types by their fields: those of the class, then those of its superclass. What is null
 * is left out. This needs no generic types, which Gson does and a browser has not, and starts sooner than Gson.
 */
public final class Lsp4jValues implements Values {

    private final Map<Class<?>, List<Field>> fields = new ConcurrentHashMap<>();

    @Override
    public void write(Object value, JsonWriter out) throws IOException {
        if (value instanceof String text) {
            out.value(text);
        } else if (value instanceof Number number) {
            out.value(number);
        } else if (value instanceof Boolean flag) {
            out.value(flag.booleanValue());
        } else if (value instanceof JsonElement tree) {
            out.jsonValue(tree.toString());
        } else if (value instanceof List<?> list) {
            out.beginArray();
            for (Object item : list) {
                write(item, out);
            }
            out.endArray();
        } else if (value instanceof Map<?, ?> members) {
            out.beginObject();
            for (Map.Entry<?, ?> member : members.entrySet()) {
                out.name((String) member.getKey());
                write(member.getValue(), out);
            }
            out.endObject();
        } else if (value instanceof Either<?, ?> either) {
            write(either.get(), out);
        } else if (value instanceof Enum<?>) {
            write(get(fields(value.getClass()).getFirst(), value), out); // its number in the protocol
        } else {
            out.beginObject();
            for (Field field : fields(value.getClass())) {
                Object member = get(field, value);
                if (member != null) {
                    out.name(field.getName());
                    write(member, out);
                }
            }
            out.endObject();
        }
    }

    private List<Field> fields(Class<?> type) {
        List<Field> known = fields.get(type);
        if (known == null) {
            known = new ArrayList<>();
            for (Class<?> at = type; at != Object.class && at != Enum.class; at = at.getSuperclass()) {
                for (Field field : at.getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers())) {
                        field.setAccessible(true);
                        known.add(field);
                    }
                }
            }
            fields.put(type, known);
        }
        return known;
    }

    private static Object get(Field field, Object of) {
        try {
            return field.get(of);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e); // it was made accessible
        }
    }
}
