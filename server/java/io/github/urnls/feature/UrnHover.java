package io.github.urnls.feature;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.feature.AtCursor.OnCompared;
import io.github.urnls.feature.AtCursor.OnImplied;
import io.github.urnls.feature.AtCursor.OnName;
import io.github.urnls.feature.AtCursor.OnQualified;
import io.github.urnls.feature.AtCursor.OnUrn;
import io.github.urnls.feature.Explanation.Wrong;
import io.github.urnls.scan.Name;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The text that an editor shows when a user points at a URN.
 *
 * @param range the whole URN, or the whole prefixed name
 * @param told  what is wrong, as far as the editor does not show it beside the hover
 * @param meant the name behind a prefixed name; empty for a URN
 * @param uses  how often the workspace uses the name, and its other spellings; may be empty
 */
public record UrnHover(TextRange range, Explanation explanation, List<Wrong> told, List<String> meant, String uses)
        implements
            Hover {

    /** The hover of a name, without its uses. */
    public static UrnHover of(OnName there, CheckOptions options, Spellings spellings) {
        return of(there, options, spellings, key -> Optional.empty());
    }

    /**
     * The hover of a name.
     *
     * @param used how the workspace uses the name with a {@link Name#key}; empty as long as that is not known
     */
    public static UrnHover of(OnName there, CheckOptions options, Spellings spellings,
            Function<String, Optional<Uses>> used) {
        Name name = there.name();
        String text = name.urn().text();
        ParsedUrn urn = name.urn();
        if (there instanceof OnQualified) {
            urn = UrnParser.parse(name.spelling(), options.specification());
        }
        List<Wrong> wrong = List.of();
        if (!(there instanceof OnCompared)) {
            wrong = Wrongs.of(name, options, spellings);
        }
        List<String> meant = switch (there) {
            case OnUrn whole -> List.of();
            case OnCompared compared -> List.of();
            case OnImplied implied -> List.of(text);
            case OnQualified qualified ->
                    List.of(text.substring(name.urn().assignedNameEnd() + 1), name.spelling());
        };
        String uses = "";
        if (name.isUrn() || name.spelling().equals(text)) {
            uses = used.apply(name.key()).map(found -> uses(name, found, spellings)).orElse("");
        }
        return new UrnHover(name.range(), Explanation.of(urn, options.registry(), wrong), wrong, meant, uses);
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

    @Override
    public String markdown() {
        String first = meant.stream().map(Markdown::code).collect(Collectors.joining(" in "));
        return behind(first, "\n\n") + ExplanationText.markdown(explanation, told, uses);
    }

    @Override
    public String plain() {
        return behind(String.join(" in ", meant), "\n") + ExplanationText.plain(explanation);
    }

    private static String behind(String first, String end) {
        return first.isEmpty() ? "" : first + end;
    }

    /** {@code 65 uses in 12 files, 11 declarations, also spelled …}; nothing of a name that stands once. */
    private static String uses(Name name, Uses uses, Spellings spellings) {
        List<String> others = spellings.ranked(name.key()).stream().map(Spelling::text)
                .filter(text -> !text.equals(name.spelling())).toList();
        if (uses.count() + uses.declarations() < 2 && others.isEmpty()) {
            return "";
        }
        String used = uses.sentence();
        if (others.isEmpty()) {
            return used;
        }
        return used + ", also spelled " + others.stream().limit(3).collect(Collectors.joining(", "));
    }
}
