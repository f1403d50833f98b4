package io.github.urnls.check.rules;

import io.github.urnls.urn.CharSet;
import io.github.urnls.check.ComposedNameSlips;
import io.github.urnls.check.CutNames;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.PrefixedNameRule;
import io.github.urnls.check.KnownNameSearch;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.NearMiss;
import io.github.urnls.namespace.known.Slip;
import io.github.urnls.namespace.names.ComposedName.Form;
import io.github.urnls.namespace.names.ComposedName.Part;
import io.github.urnls.namespace.names.ComposedName;
import io.github.urnls.scan.ImpliedNames;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A name one slip away from a known name, or from one that other files use. */
public final class MisspelledName extends NamedRule implements Rule.OfName, PrefixedNameRule {

    private static final Set<Slip> DOUBTED = EnumSet.of(Slip.NAMESPACE, Slip.PLURAL, Slip.SHORT);

    /** A reference to a character that was escaped once more; a repair of what is before it would leave the rest. */
    private static final Pattern REFERENCE = Pattern.compile("&#x?[0-9]");

    public MisspelledName() {
        super("misspelled-name", Group.NAMES, Severity.WARNING,
                "A name one slip away from one that is published, or that other files use.", Trait.COMPARES_DOCUMENTS,
                Trait.MEANT_NAME);
    }

    /** A name that is composed of several is read part by part, unless it is known as a whole. */
    @Override
    public List<Finding> check(Subject subject) {
        Optional<ComposedName> composed = ComposedName.of(subject.text());
        if (composed.isEmpty()) {
            return checkOne(subject); // as nearly all are
        }
        String behindNid = subject.text().substring(subject.text().indexOf(':', 4) + 1);
        boolean capitals = behindNid.equals(behindNid.toUpperCase(Locale.ROOT)); // as some reports print it
        if (capitals || subject.isListedName(subject.text())) {
            return List.of();
        }
        List<Finding> found = new ArrayList<>(ComposedNameSlips.in(composed.get(), subject, this));
        subject.parts().forEach(part -> found.addAll(checkOne(part)));
        Form form = composed.get().form();
        List<Part> parts = composed.get().parts();
        if (found.isEmpty() || form == Form.CUSTOMIZATION) {
            found.addAll(checkOne(subject));
        }
        if (found.isEmpty()) { // without a filter and sub-attributes, or what is joined to it
            Part last = form == Form.SCIM_PATH ? parts.getLast() : parts.getFirst();
            found.addAll(checkOne(new Subject(ImpliedNames.part(subject.name(), new Span(0, last.span().end())),
                    subject.registry(), subject.spellings())));
        }
        return found;
    }

    private List<Finding> checkOne(Subject subject) {
        Optional<Finding> pasted = pasted(subject);
        if (pasted.isPresent()) {
            return List.of(pasted.get());
        }
        List<NearMiss> near = subject.nearMisses();
        Optional<Spelling> meant = near.isEmpty() ? KnownNameSearch.commonNear(subject) : Optional.empty();
        if (near.isEmpty() && meant.isEmpty() // as most are, or it is another organization's
                || subject.deployed().filter(entry -> entry.errors().equals(NamespaceSyntax.OF_NID)).isPresent()
                        && near.stream()
                                .allMatch(miss -> miss.span().end() <= subject.nidSpan().end())) {
            return List.of();
        }
        if (meant.isPresent()) {
            return List.of(slipOf(meant.get(), subject));
        }
        NearMiss first = near.getFirst();
        if (first.slip() == Slip.SHORT && subject.name().isPart()) {
            return List.of(); // the whole name tells it better
        }
        Span span = first.span().isEmpty() ? around(first.span().start(), subject) : first.span();
        List<Fix> fixes = new ArrayList<>();
        boolean partly = CutNames.isCut(subject) || REFERENCE.matcher(subject.text()).find();
        for (NearMiss miss : partly ? List.<NearMiss>of() : near) {
            fixes.addAll(subject.review(title(miss), miss.span(), miss.replacement()));
        }
        boolean doubt = DOUBTED.contains(first.slip()) || !areListed(near) || subject.name().isEncoded()
                || near.stream().anyMatch(miss -> KnownNameSearch.standBoth(subject, miss));
        Severity severity = doubt ? Severity.INFORMATION : defaultSeverity();
        return List.of(subject.finding(this, severity, span, message(subject, near), fixes));
    }

    /** A known name that was pasted behind its own beginning, into a word, or behind a joining word without marks. */
    private Optional<Finding> pasted(Subject subject) {
        String text = subject.text();
        int inner = text.lastIndexOf("urn:");
        if (inner <= 4) {
            return Optional.empty(); // as nearly always
        }
        Optional<Finding> joint = ComposedNameSlips.joint(subject, this);
        boolean torn = Chars.isWordAt(text, inner - 1) && !PercentEncoding.isTriplet(text, inner - 3)
                || text.startsWith(text.substring(0, inner), inner);
        if (joint.isPresent() || !torn || !subject.isListedName(text.substring(inner))) {
            return joint;
        }
        Span before = new Span(0, inner);
        boolean two = !text.startsWith(text.substring(0, inner), inner)
                && subject.isListedName(text.substring(0, inner));
        String message = two ? "nothing stands between this known name and the next, "
                : "remove this: a whole known name follows, ";
        List<Fix> fixes = two ? List.of() : subject.review("Remove what stands before the known name", before, "");
        Severity severity = subject.name().isEncoded() ? Severity.INFORMATION : defaultSeverity();
        return Optional.of(subject.finding(this, severity, before, message + text.substring(inner), fixes));
    }

    @Override
    public List<Finding> checkPrefixed(Subject name) {
        return checkOne(name);
    }

    /** Whether each stands in a list, or a beginning that holds the repair. */
    private static boolean areListed(List<NearMiss> near) {
        return near.stream().noneMatch(miss -> miss.listed().isEmpty());
    }

    /** The message has no count of uses, since each use in another file would change it. */
    private Finding slipOf(Spelling meant, Subject subject) {
        String name = subject.assignedName();
        int same = CharSet.common(Normalization.fold(name), Normalization.fold(meant.text()));
        int start = name.lastIndexOf(':', same - 1) + 1;
        Span segment = segment(name, start);
        Span span = segment;
        String replacement = segment(meant.text(), start).in(meant.text());
        TextEdit edit = TextEdit.between(name, meant.text());
        String wanted = replacement;
        if (edit.range().length() == 0 && edit.newText().contains(":")) { // a segment is missing
            span = new Span(edit.range().start(), edit.range().end());
            replacement = edit.newText();
            wanted = replacement + segment.in(name);
        }
        String message = "did you mean “" + wanted + "”? "
                + (meant.declared() ? "What is declared is “" : "Other files use “")
                + Subject.shortened(meant.text(), Subject.LONGEST_SHOWN) + "”; this name is not declared";
        return subject.finding(this, Severity.INFORMATION, segment, message,
                subject.review((span == segment ? "Write “" : "Insert “") + replacement + "”", span, replacement));
    }

    /** The rest of a segment of {@code name}, from {@code start} on. */
    static Span segment(String name, int start) {
        return new Span(start, CharSet.firstOf(":", name, start));
    }

    /** The segment that begins at {@code start}, where another one is missing before it; at the end, the last one. */
    private static Span around(int start, Subject subject) {
        String name = subject.assignedName();
        if (start == name.length()) {
            return segment(name, name.lastIndexOf(':') + 1);
        }
        return segment(name, start);
    }

    private static String title(NearMiss miss) {
        return switch (miss.slip()) {
            case MISSING -> "Insert “" + miss.replacement() + "”";
            case DOUBLED -> "Remove the segment";
            case EXTRA -> "Remove the version";
            default -> "Write “" + miss.replacement() + "”";
        };
    }

    /** The answer comes first, since a list of findings cuts what is long; then the reason. */
    private static String message(Subject subject, List<NearMiss> near) {
        NearMiss first = near.getFirst();
        String written = first.span().in(subject.text());
        if (near.size() > 1) {
            String all = joined(near, miss -> "“" + word(miss) + "”");
            return (written.isEmpty() ? "is " + all + " missing before this? " : "did you mean " + all + "? ")
                    + known(near);
        }
        return answer(first, written) + reason(first) + known(first);
    }

    private static String answer(NearMiss miss, String written) {
        return switch (miss.slip()) {
            case MISSING -> "is “" + word(miss) + "” missing "
                    + (miss.replacement().startsWith(":") ? "behind" : "before") + " this? ";
            case DOUBLED -> written.equals(":") ? "remove this segment, which is empty. "
                    : "remove “" + written.replace(":", "") + "”, which is repeated. ";
            case EXTRA -> "remove “" + written.replace(":", "") + "”, which does not belong here. ";
            default -> written.startsWith(":") && written.endsWith(miss.replacement()) ? "one colon is too much here. "
                    : "did you mean “" + miss.replacement() + "”? ";
        };
    }

    private static String reason(NearMiss miss) {
        return switch (miss.slip()) {
            case CASE -> "Case matters here. ";
            case ORDER -> "The segments are in the wrong order. ";
            default -> "";
        };
    }

    /** What should stand there, without the colons around it. */
    private static String word(NearMiss miss) {
        if (miss.replacement().equals(":")) {
            return ":";
        }
        return miss.replacement().startsWith(":") || miss.replacement().endsWith(":")
                ? miss.replacement().replace(":", "") : miss.replacement();
    }

    /** The known names, or what stands in lists of the names that may have been meant. */
    private static String known(List<NearMiss> near) {
        if (!areListed(near)) {
            return "By similar names it would be, in no list: " + joined(near, NearMiss::meant);
        }
        boolean whole = near.stream().allMatch(miss -> miss.listed().equals(miss.meant()));
        return whole ? "The known names are " + joined(near, NearMiss::meant)
                : "Known names begin with " + joined(near, miss -> miss.listed() + ":");
    }

    private static String joined(List<NearMiss> near, Function<NearMiss, String> part) {
        return near.stream().map(part).distinct().collect(Collectors.joining(" or "));
    }

    /** The known name, or what stands in a list of the name that was meant. */
    private static String known(NearMiss miss) {
        if (miss.listed().isEmpty()) {
            return "By similar names it would be " + miss.meant() + ", which is in no list";
        }
        return miss.listed().equals(miss.meant())
                ? "The known name is "
                        + KnownNames.listed(miss.meant()).filter(miss.meant()::equalsIgnoreCase).orElse(miss.meant())
                : "Known names begin with " + miss.listed() + ":";
    }
}
