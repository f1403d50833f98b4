package io.github.urnls.support;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The strings in the constant pool of a class, as the compiler has put them together (JVMS §4.4). */
public final class StringConstants {

    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int STRING = 8;

    private StringConstants() {}

    /** The strings of the class that {@code in} holds. */
    public static Set<String> of(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(in);
        data.readInt(); // the mark of a class
        data.readInt(); // its version
        int count = data.readUnsignedShort();
        Map<Integer, String> texts = new HashMap<>();
        Set<Integer> strings = new HashSet<>();
        for (int i = 1; i < count; i++) {
            int tag = data.readUnsignedByte();
            switch (tag) {
                case UTF8 -> texts.put(i, data.readUTF());
                case STRING -> strings.add(data.readUnsignedShort());
                default -> data.skipNBytes(length(tag));
            }
            if (tag == LONG || tag == DOUBLE) {
                i++; // takes two entries
            }
        }
        Set<String> found = new HashSet<>();
        strings.forEach(at -> found.add(texts.get(at)));
        return found;
    }

    private static int length(int tag) {
        return switch (tag) {
            case LONG, DOUBLE -> 8;
            case 7, 16, 19, 20 -> 2; // a class, the type of a method, a module, a package
            case 15 -> 3; // a handle of a method
            default -> 4;
        };
    }
}
