package io.github.urnls.feature;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.feature.Explanation.Wrong;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The text that an editor shows when a user points at a URN.
 *
 * @param range the whole URN, or the whole prefixed name
 * @param told  what is wrong, as far as the editor does not show it beside the hover
 * @param meant the name behind a prefixed name; empty for a URN
 * @param uses  how often the workspace uses the name, and its other spellings; may be empty
 */
public record UrnHover(TextRange range, Explanation explanation, List<Wrong> told, List<String> meant, String uses) {

    /** The hover for the URN or prefixed name that {@code offset} touches, if it touches one. */
    public static Optional<UrnHover> at(List<Name> names, int offset, CheckOptions options, Spellings spellings) {
        return names.stream().filter(name -> (name.isUrn() || name.isImplied() || name.isSameByKey())
                && name.range().touches(offset)).findFirst().map(name -> of(name, options, spellings));
    }

    private static UrnHover of(Name name, CheckOptions options, Spellings spellings) {
        boolean qualified = name.occurrence().kind() == UrnOccurrence.Kind.QUALIFIED;
        ParsedUrn urn = qualified ? UrnParser.parse(name.spelling(), options.specification()) : name.urn();
        boolean judged = name.isUrn() || name.isImplied(); // a part of a name may look wrong by itself
        Explanation explanation = judged
                ? Explanation.of(urn, options.registry(), Wrongs.of(name, options, spellings))
                : Explanation.of(urn, options.registry(), List.of());
        return new UrnHover(name.range(), explanation, explanation.wrong(), meant(name, qualified),
                name.isUrn() || name.spelling().equals(name.urn().text()) ? uses(name, spellings) : "");
    }

    private static List<String> meant(Name name, boolean qualified) {
        if (qualified) {
            return List.of(name.urn().text().substring(name.urn().assignedNameEnd() + 1), name.spelling());
        }
        return name.isImplied() ? List.of(name.urn().text()) : List.of();
    }

    /** The same for an editor that shows the findings at {@code offset} itself. */
    public UrnHover besideFindings(int offset) {
        int at = offset - range.start();
        return new UrnHover(range, explanation,
                explanation.wrong().stream().filter(wrong -> !wrong.covers(at)).toList(),
                meant, uses);
    }

    /**
     * The same for a name that a document declares; a name that is listed keeps its answer.
     *
     * @param what    what the document declares
     * @param file    the name that users know it by
     * @param address its URI, with the line behind “#L”
     */
    public UrnHover declared(String what, String file, String address) {
        return new UrnHover(range, explanation.declared(what, file, address), told, meant, uses);
    }

    /** The hover in Markdown. */
    public String markdown() {
        String first = meant.stream().map(Markdown::code).collect(Collectors.joining(" in "));
        return (first.isEmpty() ? "" : first + "\n\n") + ExplanationText.markdown(explanation, told, uses);
    }

    /** The hover in plain text. */
    public String plain() {
        return (meant.isEmpty() ? "" : String.join(" in ", meant) + "\n") + ExplanationText.plain(explanation);
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
