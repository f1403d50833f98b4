package io.github.urnls.feature.renamemap;

import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One side of a line: a name, with {@code {word}} for whole segments and {@code *} at the end for the rest of a name. A
 * segment ends at a colon or a slash.
 *
 * @param text  as it is written
 * @param nid   the namespace identifier
 * @param parts what stands behind the namespace, in order
 * @param rest  whether it ends with {@code *}
 */
record NamePattern(String text, String nid, List<Part> parts, boolean rest) {

    /** The longest side, in characters: a name is compared segment by segment, one within the other. */
    private static final int LONGEST = 8192;

    // NID = (alphanum) 0*30(ldh) (alphanum) (RFC 8141 §2)
    private static final Pattern NAMESPACE = Pattern.compile("urn:([a-z0-9][a-z0-9-]*):", Pattern.CASE_INSENSITIVE);

    /** Up to the end of a namespace identifier, perhaps a wrong one, but no {@code {word}}. */
    private static final Pattern BEGINNING = Pattern.compile("urn:[^:{*]+:", Pattern.CASE_INSENSITIVE);

    private static final Pattern WORD = Pattern.compile("\\{([A-Za-z][A-Za-z0-9_-]*)\\}");

    private static final Pattern SEGMENT = Pattern.compile("([^:/]*)([:/]?)");

    /** A segment. */
    sealed interface Part {

        /** The mark behind it: a colon, a slash, or nothing at the end. */
        String mark();
    }

    /** Text that stands for itself. */
    record Literal(String text, String mark) implements Part {}

    /** Any segment of one character or more. */
    record Word(String name, String mark) implements Part {}

    /** What is wrong with a side, as the end of a sentence. */
    static Optional<String> fault(String text, Specification specification) {
        Matcher namespace = NAMESPACE.matcher(text);
        Matcher beginning = BEGINNING.matcher(text);
        if (!namespace.lookingAt() && beginning.lookingAt()) {
            return UrnParser.parse(beginning.group() + "a", specification).problems().stream().findFirst()
                    .map(problem -> "“" + beginning.group() + "” is not a URN: " + problem.message());
        }
        if (!namespace.lookingAt() || namespace.end() == text.length()) {
            return Optional.of("“" + text
                    + "” is not a URN: it must begin with “urn:”, a namespace identifier and a colon, and go on");
        }
        if (text.length() > LONGEST) {
            return Optional.of("the name has more than " + LONGEST + " characters");
        }
        String behind = text.substring(namespace.end());
        String fixed = behind.endsWith("*") ? behind.substring(0, behind.length() - 1) : behind;
        if (fixed.indexOf('*') >= 0) {
            return Optional.of("“*” stands only at the end of a name: write {word} for one segment");
        }
        if (isPattern(text) && (fixed.indexOf('#') >= 0 || fixed.indexOf('?') >= 0)) {
            return Optional.of("“" + text + "” has components: leave them out, each place keeps its own");
        }
        if (!fixed.equals(behind) && fixed.endsWith("}")) {
            return Optional.of("“*” cannot stand directly behind a {word}, which ends where a segment ends");
        }
        Set<String> words = new HashSet<>();
        for (Part part : parts(fixed)) {
            if (part instanceof Literal literal && (literal.text.indexOf('{') >= 0 || literal.text.indexOf('}') >= 0)) {
                return Optional.of("“" + literal.text + "” is no segment: {word} stands for a whole one, and begins"
                        + " with a letter");
            }
            if (part instanceof Word word && !words.add(word.name)) {
                return Optional.of("{" + word.name + "} stands twice in “" + text + "”");
            }
        }
        return Optional.empty();
    }

    /** A side in which {@link #fault} finds nothing. */
    static NamePattern of(String text) {
        Matcher namespace = NAMESPACE.matcher(text);
        boolean found = namespace.lookingAt();
        assert found : text;
        boolean rest = text.endsWith("*");
        return new NamePattern(text, namespace.group(1).toLowerCase(Locale.ROOT),
                parts(text.substring(namespace.end(), text.length() - (rest ? 1 : 0))), rest);
    }

    /** Whether {@code text} stands for more than one name. */
    static boolean isPattern(String text) {
        return text.endsWith("*") || text.indexOf('{') >= 0;
    }

    private static List<Part> parts(String behind) {
        List<Part> parts = new ArrayList<>();
        Matcher segment = SEGMENT.matcher(behind);
        while (segment.find() && segment.end() > segment.start()) {
            Matcher word = WORD.matcher(segment.group(1));
            parts.add(word.matches() ? new Word(word.group(1), segment.group(2))
                    : new Literal(segment.group(1), segment.group(2)));
        }
        return List.copyOf(parts);
    }

    boolean isPattern() {
        return isPattern(text);
    }

    /** Whether it stands for all names of a namespace. */
    boolean isWholeNamespace() {
        return rest && parts.isEmpty();
    }

    /** The words in it, in order. */
    List<String> words() {
        return parts.stream().filter(Word.class::isInstance).map(part -> ((Word) part).name).toList();
    }

    /** The name up to the first {@code {word}} or {@code *}. */
    String head() {
        int word = text.indexOf('{');
        int end = rest ? text.length() - 1 : text.length();
        return text.substring(0, word < 0 ? end : word);
    }

    /** The name with {@code segments} for its words, up to the {@code *}. */
    String filled(Map<String, String> segments) {
        StringBuilder name = new StringBuilder(text.substring(0, text.indexOf(':', 4) + 1));
        for (Part part : parts) {
            switch (part) {
                case Literal literal -> name.append(literal.text);
                case Word word -> name.append(segments.getOrDefault(word.name, ""));
            }
            name.append(part.mark());
        }
        return name.toString();
    }

    /** Why the names that it makes are not valid; empty when they are. */
    Optional<String> invalid(Specification specification) {
        String whole = rest ? text.substring(0, text.length() - 1) + "a" : text;
        ParsedUrn urn = UrnParser.parse(WORD.matcher(whole).replaceAll("a"), specification);
        return urn.isValid() ? Optional.empty()
                : Optional.of("“" + text + "” is not a valid URN: " + urn.problems().getFirst().message());
    }

    /** The same for two sides that stand for the same names. */
    String shape() {
        return nid + WORD.matcher(text.substring(4 + nid.length())).replaceAll("{}"); // the case of a NID means nothing
    }
}
