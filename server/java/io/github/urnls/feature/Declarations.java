package io.github.urnls.feature;

import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import java.util.List;

public final class Declarations {
    private Declarations() {}

    public static List<Declaration> in(Document document, List<UrnOccurrence> occurrences) {
        return List.of();
    }
    public static final java.util.Comparator<Declaration> ORDER = java.util.Comparator.comparing(Declaration::kind);
    public static boolean covers(String prefix, String name) { return name.startsWith(prefix); }
}
