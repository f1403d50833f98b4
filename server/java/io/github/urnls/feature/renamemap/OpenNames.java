package io.github.urnls.feature.renamemap;

import io.github.urnls.feature.renamemap.RenameMap.Change;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The lines of a map as beginnings of names, templates and patterns see them. These stand for names that are not known.
 */
final class OpenNames {

    /** A sign that a regular expression escapes. */
    private static final Pattern ESCAPE = Pattern.compile("\\\\([^A-Za-z0-9])");

    /** Where a template or a pattern stops to be the text of a name. */
    private static final Pattern OPENING = Pattern.compile("[${}\\[\\]()<>*+|\\\\%^\ufffc]|\\.[*+]");

    private final Map<String, MapLine> namespaces = new HashMap<>();
    private final TreeMap<String, MapLine> heads = new TreeMap<>();
    private final NavigableSet<String> whole = new TreeSet<>();
    private final Map<String, Optional<MapLine>> exceptions = new HashMap<>();

    OpenNames(List<MapLine> lines) {
        for (MapLine line : lines) {
            heads.putIfAbsent(Normalization.foldNamespace(line.left().head()), line);
            if (!line.left().isPattern()) {
                whole.add(Normalization.foldNamespace(line.oldName()));
            }
            if (line.left().isWholeNamespace() && line.newName().endsWith(":*")) {
                namespaces.put(line.left().nid(), line);
            }
        }
    }

    /** What becomes of {@code text}, if it mentions a namespace that moves as a whole, without the colon behind it. */
    Optional<Change> namespace(String text) {
        if (text.length() < 5 || text.indexOf(':', 4) >= 0) {
            return Optional.empty();
        }
        return Optional.ofNullable(namespaces.get(Normalization.fold(text.substring(4)))).map(line -> {
            String head = line.right().head();
            return new Change(line, text, head.substring(0, head.length() - 1));
        });
    }

    /** The text of a template or pattern before the first sign that stands for something else. */
    static String fixed(String text) {
        return OPENING.split(ESCAPE.matcher(text).replaceAll("$1"), 2)[0];
    }

    /** A whole old name that goes on behind {@code beginning}, which has a namespace, other than with a component. */
    Optional<String> whole(String beginning) {
        String start = Normalization.foldNamespace(beginning);
        return Optional.of(start).filter(it -> it.indexOf(':', 4) > 0).map(whole::ceiling)
                .filter(name -> name.length() > start.length() && name.startsWith(start)
                        && !Chars.isAt(name, start.length(), "?#"));
    }

    /** A line that makes other names of some that begin with {@code text} than {@code line} does. */
    Optional<MapLine> exception(String text, MapLine line) {
        MapLine general = heads
                .get(Normalization.foldNamespace(line.oldName().substring(0, line.oldName().length() - 1)));
        if (general == null || general.number() != line.number()) {
            return Optional.empty(); // a line with words: what it makes depends on them
        }
        return exceptions.computeIfAbsent(Normalization.foldNamespace(text),
                start -> heads.subMap(start, start + Character.MAX_VALUE).values().stream()
                        .filter(other -> other != general && !general.agreesWith(other)).findFirst());
    }
}
