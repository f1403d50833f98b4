package io.github.urnls.namespace;

import io.github.urnls.urn.Normalization;
import java.util.Map;
import java.util.Optional;

/**
 * The rule of a namespace in words, for people. A {@link NamespaceRule} checks names by it.
 *
 * @param words   the form of a name, in Markdown
 * @param source  where the rule is written
 * @param example a correct name
 */
public record RuleInWords(String words, String source, String example) {

    private static final Map<String, RuleInWords> BY_NID = Tables.byKey("rules.tsv",
            row -> new RuleInWords(row[1], row[2], row[3]));

    /** The rule of {@code nid}, in any case; empty if none is known. */
    public static Optional<RuleInWords> find(String nid) {
        return Optional.ofNullable(BY_NID.get(Normalization.fold(nid)));
    }
}
