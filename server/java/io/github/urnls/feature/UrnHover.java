package io.github.urnls.feature;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.scan.Name;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;

/**
 * The text that an editor shows when a user points at a URN.
 *
 * @param range the whole URN in the document
 * @param uses  how often the name is used, and how else it is spelled, as far as the workspace tells; may be empty
 */
public record UrnHover(TextRange range, Explanation explanation, String uses) {

    /** The hover for the URN that {@code offset} touches, if it touches one. */
    public static Optional<UrnHover> at(List<Name> names, int offset, CheckOptions options, Spellings spellings) {
        return names.stream().filter(name -> name.isUrn() && name.range().touches(offset)).findFirst()
                .map(name -> new UrnHover(name.range(),
                        Explanation.of(name.urn(), options.registry(), Wrongs.of(name, options, spellings)),
                        uses(name, spellings)));
    }

    private static String uses(Name name, Spellings spellings) {
        List<Spelling> all = spellings.ranked(name.key());
        int uses = all.stream().mapToInt(Spelling::uses).sum();
        List<String> others = all.stream().map(Spelling::text).filter(text -> !text.equals(name.spelling())).toList();
        if (uses < 2 && others.isEmpty()) {
            return "";
        }
        return "used " + uses + " times in the workspace"
                + (others.isEmpty() ? ""
                        : ", also spelled " + String.join(", ", others.subList(0, Math.min(3, others.size()))));
    }
}
