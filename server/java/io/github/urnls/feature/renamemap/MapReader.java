package io.github.urnls.feature.renamemap;

import io.github.urnls.feature.NameTarget;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a map: one line {@code OLD -> NEW} for each rename, with {@code merge} behind it if the new name may be in use.
 * {@code #} begins a comment, at the beginning of a line or behind white space; blank lines are skipped.
 */
public final class MapReader {

    private static final Pattern COMMENT = Pattern.compile("(?:^|\\s)#.*");

    private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");

    /** The old name, which may have blanks in it if it is wrong; the new one; perhaps “merge”. */
    private static final Pattern LINE = Pattern
            .compile("(?>(.*?\\S)\\s++->\\s++)(\\S++)(\\s++merge)?+", Pattern.DOTALL);

    private final Specification specification;
    private final List<MapLine> lines = new ArrayList<>();
    private final Map<String, MapLine> byLeft = new HashMap<>();
    private final Map<String, MapLine> byRight = new HashMap<>();

    private MapReader(Specification specification) {
        this.specification = specification;
    }

    /** A map, or what is wrong with it. */
    public sealed interface Result {

        /** A map without faults. {@code notes} are sentences about what it does twice. */
        record Read(RenameMap map, List<String> notes) implements Result {}

        /** The first fault: its line from 1, 0 if it is none of a line, and the end of a sentence. */
        record Fault(int line, String message) implements Result {}
    }

    /** Reads {@code text}, whose names are by {@code specification}. */
    public static Result read(String text, Specification specification) {
        MapReader reader = new MapReader(specification);
        int number = 0;
        for (String line : LINE_END.split(text, -1)) {
            number++;
            String content = COMMENT.matcher(line).replaceFirst("").strip();
            Optional<String> fault = content.isEmpty() ? Optional.empty() : reader.add(number, content);
            if (fault.isPresent()) {
                return new Result.Fault(number, fault.get());
            }
        }
        return reader.result();
    }

    /**
     * The map that renames {@code oldName}, every letter of which stands for itself, also if it is wrong.
     *
     * @param below  whether names below it are renamed too: those that continue with a colon, a slash, a component or
     *               {@code @}; if it ends with a colon, all that begin so
     * @param merges whether {@code newName} may be in use already
     */
    public static Result one(String oldName, String newName, boolean below, boolean merges,
            Specification specification) {
        if (below && oldName.endsWith(":")) {
            return moving(oldName, newName, specification);
        }
        return NameTarget.fault(oldName)
                .or(() -> refusal(NameTarget.written(oldName, specification).orElseThrow(), newName, below,
                        specification))
                .<Result>map(fault -> new Result.Fault(0, fault))
                .orElseGet(() -> new Result.Read(new RenameMap(List.of(new MapLine(0, NamePattern.whole(oldName),
                        NamePattern.whole(newName), merges, below))), List.of()));
    }

    private static Optional<String> refusal(NameTarget target, String newName, boolean below,
            Specification specification) {
        return target.components().filter(rest -> below).map(rest -> "names below “" + target.name().urn().text()
                + "” are renamed with “" + target.spelling() + "”").or(() -> target.refusal(newName, specification));
    }

    /** The map that moves all names that begin with {@code oldName} to {@code newName}; both end with a colon. */
    public static Result moving(String oldName, String newName, Specification specification) {
        if (!oldName.endsWith(":")) {
            return new Result.Fault(0, "“" + oldName + "” must end with a colon: it is the beginning of names");
        }
        if (!newName.endsWith(":")) {
            return new Result.Fault(0, "“" + newName + "” must end with a colon as “" + oldName + "” does");
        }
        MapReader reader = new MapReader(specification);
        return NameTarget.fault(oldName).or(() -> NameTarget.fault(newName))
                .or(() -> reader
                        .add(new MapLine(0, NamePattern.below(oldName), NamePattern.below(newName), false, false)))
                .<Result>map(fault -> new Result.Fault(0, asGiven(fault, oldName, newName))).orElseGet(reader::result);
    }

    /** {@code fault} with the names as the user gave them, without the {@code *} of a line. */
    private static String asGiven(String fault, String oldName, String newName) {
        return fault.replace("“" + oldName + "*”", "“" + oldName + "”")
                .replace("“" + newName + "*”", "“" + newName + "”");
    }

    private Result result() {
        if (lines.isEmpty()) {
            return new Result.Fault(0, "there is no line “OLD -> NEW” in it");
        }
        return MapRounds.of(new RenameMap(lines), specification);
    }

    private Optional<String> add(int number, String content) {
        Matcher line = LINE.matcher(content);
        if (!line.matches()) {
            return Optional.of("“" + content + "” cannot be read: write OLD -> NEW, with blanks around the arrow");
        }
        return NamePattern.fault(line.group(1)).or(() -> NamePattern.fault(line.group(2)))
                .or(() -> add(new MapLine(number, NamePattern.of(line.group(1)), NamePattern.of(line.group(2)),
                        line.group(3) != null, false)));
    }

    private Optional<String> add(MapLine line) {
        return line.fault().or(() -> nameFault(line)).or(() -> keep(line));
    }

    private Optional<String> nameFault(MapLine line) {
        String left = line.oldName();
        if (line.left().isPattern()) {
            return line.right().invalid(specification);
        }
        if (left.endsWith(":")) {
            return Optional.of("“" + left + "” is the beginning of names: write “" + left + "*”");
        }
        return NameTarget.written(left, specification)
                .map(target -> target.refusal(line.newName(), specification))
                .orElseGet(() -> Optional.of("“" + left + "” is not a valid URN"));
    }

    private Optional<String> keep(MapLine line) {
        MapLine twin = byLeft.putIfAbsent(left(line), line);
        if (twin != null) {
            return twin.newName().equals(line.newName()) && twin.merges() == line.merges() ? Optional.empty()
                    : Optional.of("“" + line.oldName() + "” has another new name in line " + twin.number() + ", “"
                            + twin.newName() + "”");
        }
        MapLine joined = line.newName().contains("#") ? byRight.putIfAbsent(line.newName(), line) : null;
        if (joined != null && !line.merges()) {
            return Optional.of("“" + line.newName() + "” is the new name in line " + joined.number()
                    + " too: write “merge” behind both if both become one name");
        }
        lines.add(line);
        return Optional.empty();
    }

    private String left(MapLine line) {
        String text = line.oldName();
        if (line.left().isPattern()) {
            return line.left().shape();
        }
        ParsedUrn urn = UrnParser.parse(text, specification);
        return NamespaceEquivalence.key(urn) + text.substring(urn.assignedNameEnd());
    }
}
