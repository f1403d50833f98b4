package io.github.urnls.feature.renamemap;

import io.github.urnls.feature.NameTarget;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
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

    /** What continues a name that is below another one. */
    private static final String GOES_ON = ":/#?@";

    /** Up to the end of a namespace identifier, perhaps a wrong one; the end of a name that has no more. */
    private static final Pattern NAMESPACE = Pattern.compile("urn:([^:]*)(?::|\\z)", Pattern.CASE_INSENSITIVE);

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
    static Optional<String> fault(String text) {
        Optional<String> noUrn = NameTarget.fault(text);
        if (noUrn.isPresent()) {
            return noUrn;
        }
        if (text.length() > LONGEST) {
            return Optional.of("the name has more than " + LONGEST + " characters");
        }
        Matcher namespace = NAMESPACE.matcher(text);
        if (namespace.lookingAt() && isPattern(namespace.group())) {
            return Optional.of("“" + text + "” has a {word} or “*” in its namespace identifier: write the identifier");
        }
        String behind = text.substring(namespace.end());
        String fixed = text.endsWith("*") ? behind.substring(0, behind.length() - 1) : behind;
        if (fixed.contains("*")) {
            return Optional.of("“*” stands only at the end of a name: write {word} for one segment");
        }
        if (isPattern(text) && (fixed.contains("#") || fixed.contains("?"))) {
            return Optional.of("“" + text + "” has components: leave them out, each place keeps its own");
        }
        if (!fixed.equals(behind) && fixed.endsWith("}")) {
            return Optional.of("“*” cannot stand directly behind a {word}, which ends where a segment ends");
        }
        Set<String> words = new HashSet<>();
        for (Part part : parts(fixed, true)) {
            if (part instanceof Literal literal && (literal.text.contains("{") || literal.text.contains("}"))) {
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
        boolean rest = text.endsWith("*");
        return of(text.substring(0, text.length() - (rest ? 1 : 0)), rest, true);
    }

    /** The name {@code name}, every letter of which stands for itself. */
    static NamePattern whole(String name) {
        return of(name, false, false);
    }

    /** All names that begin with {@code beginning}, every letter of which stands for itself. */
    static NamePattern below(String beginning) {
        return of(beginning, true, false);
    }

    private static NamePattern of(String fixed, boolean rest, boolean hasWords) {
        Matcher namespace = NAMESPACE.matcher(fixed);
        boolean found = namespace.lookingAt();
        assert found : fixed;
        return new NamePattern(fixed + (rest ? "*" : ""), Normalization.fold(namespace.group(1)),
                parts(fixed.substring(namespace.end()), hasWords), rest);
    }

    private static List<Part> parts(String behind, boolean hasWords) {
        List<Part> parts = new ArrayList<>();
        Matcher segment = SEGMENT.matcher(behind);
        while (segment.find() && segment.end() > segment.start()) {
            Matcher word = WORD.matcher(segment.group(1));
            parts.add(hasWords && word.matches() ? new Word(word.group(1), segment.group(2))
                    : new Literal(segment.group(1), segment.group(2)));
        }
        return List.copyOf(parts);
    }

    private static boolean isPattern(String text) {
        return text.contains("*") || text.contains("{");
    }

    /** Whether it stands for more than one name. */
    boolean isPattern() {
        return rest || !words().isEmpty();
    }

    /**
     * Whether {@code name} is {@code spelling} or below it: {@code urn:example:a:2:b} is below {@code urn:example:a:2},
     * {@code urn:example:a:22} and {@code urn:example:a:2.1} are other versions. All that begins with a
     * {@code spelling} that ends with a colon is below it.
     */
    static boolean covers(String spelling, String name) {
        int end = spelling.length();
        int namespace = spelling.indexOf(':', 4);
        return name.regionMatches(true, 0, spelling, 0, namespace)
                && name.regionMatches(namespace, spelling, namespace, end - namespace)
                && (name.length() == end || spelling.endsWith(":") || Chars.isAt(name, end, GOES_ON));
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
        return isPattern() ? filled(word -> "{").split("\\{", 2)[0] : text;
    }

    /** The name with what {@code segments} gives for each of its words, up to the {@code *}. */
    String filled(UnaryOperator<String> segments) {
        StringBuilder name = new StringBuilder(text.substring(0, text.indexOf(':', 4) + 1));
        parts.forEach(part -> name.append(switch (part) {
            case Literal literal -> literal.text;
            case Word word -> segments.apply(word.name);
        }).append(part.mark()));
        return name.toString();
    }

    /** Why the names that it makes are not valid; empty when they are. */
    Optional<String> invalid(Specification specification) {
        ParsedUrn urn = UrnParser.parse(filled(word -> "a") + (rest ? "a" : ""), specification);
        return urn.isValid() ? Optional.empty()
                : Optional.of("“" + text + "” is not a valid URN: " + urn.problems().getFirst().message());
    }

    /** The same for two patterns that stand for the same names; the case of a NID means nothing. */
    String shape() {
        return nid + filled(word -> "{}").substring(text.indexOf(':', 4)) + (rest ? "*" : "");
    }
}
