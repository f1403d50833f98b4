package io.github.urnls.workspace.index;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The first spelling of each name, by the key of the name. A hash table with open addressing: for a million names, the
 * nodes of {@link java.util.HashMap} would take as much memory as the names.
 */
final class NameTable {

    private @Nullable IndexedName[] slots = new IndexedName[64];
    private int size;

    @Nullable
    IndexedName get(String key) {
        return slots[slot(key)];
    }

    /** Puts {@code name} and replaces one with the same key. */
    void put(IndexedName name) {
        int at = slot(name.key);
        if (slots[at] == null) {
            size++;
        }
        slots[at] = name;
        if (size * 4L > slots.length * 3L) {
            @Nullable
            IndexedName[] old = slots;
            slots = new IndexedName[old.length * 2];
            for (IndexedName known : old) {
                if (known != null) {
                    slots[slot(known.key)] = known;
                }
            }
        }
    }

    void remove(String key) {
        int gap = slot(key);
        if (slots[gap] == null) {
            return;
        }
        size--;
        int mask = slots.length - 1;
        for (int at = gap + 1 & mask; slots[at] != null; at = at + 1 & mask) {
            IndexedName name = slots[at];
            // A name that was pushed beyond the gap moves back into it.
            if (name != null && (at - home(name.key) & mask) >= (at - gap & mask)) {
                slots[gap] = name;
                gap = at;
            }
        }
        slots[gap] = null;
    }

    void forEach(Consumer<IndexedName> sink) {
        for (IndexedName name : slots) {
            if (name != null) {
                sink.accept(name);
            }
        }
    }

    private int home(String key) {
        int hash = key.hashCode() * 0x9e3779b9;
        return (hash ^ hash >>> 15) & slots.length - 1;
    }

    /** Where {@code key} is, or where it would be put. */
    private int slot(String key) {
        int at = home(key);
        for (IndexedName name = slots[at]; name != null && !name.key.equals(key); name = slots[at]) {
            at = at + 1 & slots.length - 1;
        }
        return at;
    }
}
