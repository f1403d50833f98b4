package io.github.urnls.misspellings;

import io.github.urnls.support.NameTables;
import io.github.urnls.support.NameTables.Row;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Names that are measured together: those of a prefix among the {@code vocabularies}, those of a namespace that have no
 * such prefix, and those of which no whole one is offered. Namespaces with few names are one family.
 *
 * @param name the prefix, the namespace identifier, or what they are
 */
record Family(String name, List<Member> members) {

    /** A namespace with fewer names without a prefix is measured together with others of its kind. */
    private static final int FEW = 10;

    /**
     * A name to misspell.
     *
     * @param own       where its own part begins, which tells it from others of the family
     * @param endVaries whether the list says that a number at its end is one of many
     */
    record Member(String name, int own, boolean endVaries) {}

    /**
     * All families in alphabetical order. Names that are only known to be in use are never offered, so they are out.
     */
    static List<Family> all() {
        Map<String, Boolean> prefixes = new TreeMap<>(Comparator.comparing((String prefix) -> -prefix.length())
                .thenComparing(Comparator.naturalOrder()));
        NameTables.vocabularies().forEach(list -> prefixes.put(NameTables.text(list, "prefix"), list.has("numbers")));
        Map<String, List<Member>> families = new TreeMap<>();
        for (Row row : NameTables.rows()) {
            if (!row.isPattern() && !row.status().equals("in use")) {
                String prefix = prefixes.keySet().stream().filter(row.name()::startsWith).findFirst()
                        .orElse(row.nid());
                boolean varies = row.varies() || prefixes.getOrDefault(prefix, false);
                families.computeIfAbsent(row.isDeployed() ? deployed(row) : prefix, none -> new ArrayList<>())
                        .add(new Member(row.name(), own(row, prefix), varies));
            }
        }
        List<Member> small = new ArrayList<>();
        families.entrySet().removeIf(family -> family.getKey().indexOf(':') < 0 && family.getValue().size() < FEW
                && small.addAll(family.getValue()));
        families.put("small namespaces", small);
        return families.entrySet().stream().map(family -> new Family(family.getKey(), family.getValue()))
                .collect(Collectors.toList());
    }

    private static int own(Row row, String prefix) {
        return row.name().startsWith(prefix) ? prefix.length() : Mutations.nss(row.name());
    }

    /** Document types are composed of a schema, a customization and a version. */
    private static String deployed(Row row) {
        return row.name().contains("##") ? "document types" : "parts of document types";
    }
}
