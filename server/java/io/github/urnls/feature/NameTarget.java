package io.github.urnls.feature;

import io.github.urnls.format.PrefixEscapes;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The name that a user points at. Pointing at the assigned-name means the name in all its places. Pointing at a
 * component means only the places with the same components, although they are ignored when names are compared (RFC 8141
 * §3.1).
 *
 * @param name       the place pointed at
 * @param components the text after the assigned-name, if the user points at it
 */
public record NameTarget(Name name, Optional<String> components) {

    /**
     * The name that {@code offset} touches. In a composed name, the shortest part at {@code offset}.
     */
    public static Optional<NameTarget> at(List<Name> names, int offset) {
        List<Name> touched = names.stream().filter(name -> name.isSameByKey() && name.range().touches(offset)).toList();
        return touched.stream().filter(Name::isPart).min(Comparator.comparingInt(part -> part.range().length()))
                .or(() -> touched.stream().findFirst()).map(name -> of(name, offset));
    }

    /**
     * The name {@code text}, asked for by itself: all of it, letter by letter, also if it is wrong. With components it
     * means the places with the same ones. Empty when it has a {@link #fault}.
     */
    public static Optional<NameTarget> written(String text, Specification specification) {
        if (fault(text).isPresent()) {
            return Optional.empty();
        }
        Name name = Name.alone(text, specification);
        return Optional.of(new NameTarget(name, Optional.of(components(name)).filter(rest -> !rest.isEmpty())));
    }

    /** Why no document can have the name {@code text}, as the end of a sentence; empty for all that begin as names. */
    public static Optional<String> fault(String text) {
        return Chars.isUrn(text) && text.length() > "urn:".length() ? Optional.empty()
                : Optional.of("“" + text + "” is not a URN: it must begin with “urn:” and go on");
    }

    private static NameTarget of(Name name, int offset) {
        int at = name.occurrence().decoded().decodedOffset(offset) - name.occurrence().start();
        boolean behind = at > name.urn().assignedNameEnd() || isBehindPrefix(name, offset);
        return new NameTarget(name, Optional.of(name).filter(it -> behind).map(NameTarget::components));
    }

    /**
     * Whether {@code offset} is at or after the end of a prefix that stands for the whole assigned-name and the mark
     * behind it.
     */
    private static boolean isBehindPrefix(Name name, int offset) {
        return name.passage().escapes() instanceof PrefixEscapes prefix
                && prefix.namespace().length() > name.urn().assignedNameEnd()
                && offset >= name.range().start() + prefix.prefix().length() - 1;
    }

    private static String components(Name name) {
        return name.urn().text().substring(name.urn().assignedNameEnd());
    }

    /** Whether the name is valid, with the components that it stands with. */
    public boolean isRight() {
        return name.urn().isValid();
    }

    /** Why the name cannot be renamed to any other; empty when it can. */
    public Optional<String> refusal() {
        if (name.isQualified()) {
            return Optional.of("this is a qualified name, not a URN: point at “" + spelling()
                    + "”, where the prefix is bound");
        }
        return isRight() && components.filter(rest -> !rest.startsWith("#")).isPresent()
                ? Optional.of("only the name can be renamed, not what follows it: rename “" + spelling() + "”")
                : Optional.empty();
    }

    /**
     * Why {@code newName} cannot replace it; empty when it can. It must be valid, since an invalid name may not be
     * found again. It must have a fragment if and only if this one has one. Only what replaces a wrong name with its
     * components may have any or none.
     */
    public Optional<String> refusal(String newName, Specification specification) {
        ParsedUrn urn = UrnParser.parse(newName, specification);
        String rest = newName.substring(urn.isValid() ? urn.assignedNameEnd() : newName.length());
        String problem = "";
        if (!urn.isValid()) {
            problem = "is not a valid URN: " + urn.problems().getFirst().message();
        } else if (isRight() && components.isPresent() && !rest.startsWith("#")) {
            problem = "needs a fragment: “" + name.urn().text() + "” has one";
        } else if (components.isEmpty() && !rest.isEmpty()) {
            problem = "has components: leave them out, each place keeps its own";
        }
        String why = problem;
        return refusal().or(() -> Optional.of("“" + newName + "” " + why).filter(message -> !why.isEmpty()));
    }

    /** The key by which the name is compared. */
    public String key() {
        return name.key();
    }

    /** The assigned-name as it is written here. */
    public String spelling() {
        return name.spelling();
    }

    /** The range of the assigned-name. */
    public TextRange range() {
        return name.assignedNameRange();
    }

    /** The range that is pointed at. With components behind a prefix it is only the last part. */
    public TextRange pointedRange() {
        return components.isPresent() ? renamedRange() : range();
    }

    /** The range to use at {@code place}: its assigned-name, or all of it when components count. */
    public TextRange rangeAt(Name place) {
        return components.isPresent() ? place.range() : place.assignedNameRange();
    }

    /** The local name, if the user points at a qualified name of XML or YANG. */
    public Optional<String> localName() {
        return components.filter(local -> name.isQualified())
                .map(local -> local.substring(1));
    }

    /** The text that an editor asks a user to change: the assigned-name, or the last part behind a prefix. */
    public String renamed() {
        return prefix().map(prefix -> name.urn().text().substring(prefix.namespace().length())).orElseGet(this::meant);
    }

    /** The range of {@link #renamed}. */
    public TextRange renamedRange() {
        return prefix()
                .map(prefix -> new TextRange(name.range().start() + prefix.prefix().length(), name.range().end()))
                .orElseGet(() -> rangeAt(name));
    }

    /** The whole name after {@link #renamed} is changed to {@code text}. */
    public String whole(String text) {
        boolean isWhole = Chars.isUrn(text);
        return prefix().filter(prefix -> !isWhole && !text.isEmpty()).map(prefix -> prefix.namespace() + text)
                .orElse(text);
    }

    /** The prefix before the text to change, if there is one. */
    private Optional<PrefixEscapes> prefix() {
        if (name.passage().escapes() instanceof PrefixEscapes prefix
                && prefix.namespace().length() < meant().length()) {
            return Optional.of(prefix);
        }
        return Optional.empty();
    }

    /** The assigned-name, with its components if the user points at them. */
    public String meant() {
        return spelling() + components.orElse("");
    }

    /** The places among {@code others} that mean the same, in their order. */
    public List<Name> in(List<Name> others) {
        return others.stream().filter(this::isMeantBy).toList();
    }

    private boolean isMeantBy(Name other) {
        return other.isSameByKey() && other.key().equals(key())
                && (components.isEmpty() || components(other).equals(components.get()));
    }
}
