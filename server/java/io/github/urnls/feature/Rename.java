package io.github.urnls.feature;

import io.github.urnls.check.Rule.Trait;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.check.run.Rules;
import io.github.urnls.format.PrefixEscapes;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A rename: writes another assigned-name at the places of a name, or also of the names below it. The places keep their
 * components. A name is below {@code urn:example:a:2} if it continues with a colon, a slash, a component or {@code @},
 * such as {@code urn:example:a:2:b}. Beginnings of names and templates count too. {@code urn:example:a:22} and
 * {@code urn:example:a:2.1} are other versions.
 *
 * @param target the name, without components if the names below it are included
 * @param below  whether the names below it are included
 */
public record Rename(NameTarget target, boolean below, String newName) implements Renaming {

    private static final String GOES_ON = ":/#?@";

    /** Why the name cannot be renamed to any other; empty when it can. */
    public static Optional<String> refusal(NameTarget target) {
        if (target.name().occurrence().kind() == UrnOccurrence.Kind.QUALIFIED) {
            return Optional.of("this is a qualified name, not a URN: point at “" + target.spelling()
                    + "”, where the prefix is bound");
        }
        if (target.isRight() && target.components().filter(rest -> !rest.startsWith("#")).isPresent()) {
            return Optional.of("only the name can be renamed, not what follows it: rename “" + target.spelling() + "”");
        }
        return Optional.empty();
    }

    /**
     * Why {@code newName} cannot replace {@code target}; empty when it can. It must be valid, since an invalid name may
     * not be found again. It must have a fragment if and only if the target has one. Only what replaces a wrong name
     * with its components may have any or none.
     */
    public static Optional<String> refusal(NameTarget target, String newName, Specification specification) {
        Optional<String> never = refusal(target);
        if (never.isPresent()) {
            return never;
        }
        ParsedUrn urn = UrnParser.parse(newName, specification);
        if (!urn.isValid()) {
            return Optional.of("“" + newName + "” is not a valid URN: " + urn.problems().get(0).message());
        }
        String components = newName.substring(urn.assignedNameEnd());
        if (target.isRight() && target.components().isPresent() && !components.startsWith("#")) {
            return Optional.of("“" + newName + "” needs a fragment: “" + target.name().urn().text() + "” has one");
        }
        if (target.components().isEmpty() && !components.isEmpty()) {
            return Optional.of("“" + newName
                    + "” has components: leave them out, each place keeps its own");
        }
        return Optional.empty();
    }

    /**
     * A reason against {@code newName} although it is valid: it is reserved, misspelled, deprecated, missing from a
     * complete list, or breaks the rules of its namespace. Empty if the same holds for the old name.
     */
    public static Optional<Finding> doubt(String oldName, String newName, Checker checker, CheckOptions options) {
        List<Finding> after = warnings(newName, checker, options);
        if (after.isEmpty()) {
            return Optional.empty();
        }
        List<String> before = warnings(oldName, checker, options).stream().map(Finding::code).toList();
        return after.stream().filter(finding -> !before.contains(finding.code()))
                .findFirst();
    }

    private static List<Finding> warnings(String name, Checker checker, CheckOptions options) {
        // The options may be those of a test, whose findings are milder. A rename is about all files.
        return checker.each(List.of(Name.alone(name, options.specification())), options.with(TestSeverity.SAME),
                Spellings.NONE).stream()
                .filter(finding -> finding.severity().isAtLeast(Severity.WARNING)
                        || Rules.is(finding.code(), Trait.FOR_NEW_NAMES))
                .toList();
    }

    @Override
    public List<Name> in(List<Name> names) {
        return below ? names.stream().filter(this::holds).toList() : target.in(names);
    }

    private boolean holds(Name name) {
        return switch (name.occurrence().kind()) {
            case PATTERN -> isTarget(name);
            case QUALIFIED -> false;
            case URN, PREFIX, COMPARED, TEMPLATE, PREFIXED, PART -> isBelow(name) || isTarget(name);
        };
    }

    private boolean isTarget(Name name) {
        return name.isSameByKey() && name.key().equals(target.key());
    }

    private boolean isBelow(Name name) {
        return name.urn().text().length() >= target.spelling().length()
                && covers(target.spelling(), name.occurrence().text());
    }

    /** Whether {@code name} is {@code spelling} or below it. */
    public static boolean covers(String spelling, String name) {
        int end = spelling.length();
        int namespace = spelling.indexOf(':', 4);
        return name.regionMatches(true, 0, spelling, 0, namespace)
                && name.regionMatches(namespace, spelling, namespace, end - namespace)
                && (name.length() == end || GOES_ON.indexOf(name.charAt(end)) >= 0);
    }

    /** Whether a place with this spelling may be renamed. */
    public boolean mayHold(String spelling) {
        return covers(target.spelling(), spelling);
    }

    /**
     * The text at {@code place} that {@code newName} replaces. It is the assigned-name, or the whole when the target
     * has components, or the beginning of a name below the target.
     */
    private String replaced(Name place) {
        if (below && isBelow(place)) {
            return place.occurrence().text().substring(0, target.spelling().length());
        }
        return target.components().isEmpty() ? place.spelling() : place.urn().text();
    }

    /**
     * The text that replaces {@link #replaced} at {@code place}. A name below the target keeps its spelling of
     * {@code urn:} and the namespace, whose case has no meaning (RFC 8141 §3.1).
     */
    private String written(Name place) {
        String before = replaced(place);
        int namespace = newName.indexOf(':', 4) + 1;
        if (below && isBelow(place) && before.regionMatches(true, 0, newName, 0, namespace)) {
            return before.substring(0, namespace) + newName.substring(namespace);
        }
        return newName;
    }

    @Override
    public boolean isMade(Name place, Name made) {
        if (below) {
            return made.occurrence().kind() != UrnOccurrence.Kind.PATTERN
                    && covers(newName, made.occurrence().text());
        }
        return made.isSameByKey() && replaced(made).equals(newName);
    }

    @Override
    public boolean changes(Name place) {
        return !replaced(place).equals(written(place));
    }

    /** The text of {@code place} afterwards. */
    public String after(Name place) {
        return written(place) + place.occurrence().text().substring(replaced(place).length());
    }

    /** Whether the binding of its prefix holds all that changes at {@code place}. The binding is a place itself. */
    private boolean isRenamedByItsPrefix(Name place) {
        return place.occurrence().passage().escapes() instanceof PrefixEscapes prefix
                && prefix.namespace().startsWith(replaced(place));
    }

    @Override
    public Written write(Document document, List<Name> places) {
        List<Name> writable = new ArrayList<>();
        List<String> obstacles = new ArrayList<>();
        for (Name place : places) {
            obstacle(document, place).ifPresentOrElse(obstacles::add, () -> writable.add(place));
        }
        return new Written(writable, edits(document, writable), obstacles);
    }

    /**
     * The edits that write the new name at {@code places}, which are all in one document. Only characters that change
     * are written, with the escapes of the place.
     */
    public List<TextEdit> edits(Document document, List<Name> places) {
        List<TextEdit> edits = new ArrayList<>();
        Set<Integer> starts = new HashSet<>(); // a composed name and its first part begin at one place
        for (Name place : places) {
            if (!changes(place) || isRenamedByItsPrefix(place) || !starts.add(place.range().start())) {
                continue;
            }
            if (place.occurrence().passage().escapes() instanceof PrefixEscapes prefix) {
                behind(prefix, place).ifPresent(token -> {
                    TextEdit change = TextEdit.between(document.text(place.range()), token);
                    edits.add(change.moved(place.range().start()));
                });
            } else {
                TextEdit change = TextEdit.between(replaced(place), written(place));
                edits.add(place.occurrence().replace(new Span(change.range().start(), change.range().end()),
                        change.newText()));
            }
        }
        return edits;
    }

    /** The text of {@code place} after the rename, behind its prefix; empty if the prefix cannot write that. */
    private Optional<String> behind(PrefixEscapes prefix, Name place) {
        return prefix.written(written(place) + place.urn().text().substring(replaced(place).length()));
    }

    /** Why the new name cannot stand at {@code place}; empty when it can. */
    private Optional<String> obstacle(Document document, Name place) {
        if (place.occurrence().passage().escapes() instanceof PrefixEscapes prefix) {
            return Optional.of(NO_PREFIX)
                    .filter(why -> !isRenamedByItsPrefix(place) && behind(prefix, place).isEmpty());
        }
        return Renaming.obstacleInComment(document, place, newName);
    }
}
