package io.github.urnls.check;

import io.github.urnls.check.Fix.Safety;
import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.names.DeployedNames;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.urn.Characters;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The repair that percent-encodes all characters of a URN that need it: a name of which one of two brackets is encoded
 * would be a wrong name that looks right. It is safe for characters that were surely meant. A blank, a quote or a
 * bracket may have slipped in, and a broken triplet may have lost a digit: then too the name would only look right.
 */
public final class EncodeFixes {

    private EncodeFixes() {}

    /** As {@link #of(Subject, SyntaxProblem, boolean)}, for letters that were surely meant. */
    public static List<Fix> of(Subject subject, SyntaxProblem problem) {
        return of(subject, problem, true);
    }

    /**
     * The repairs of {@code problem}.
     *
     * @param reliable whether letters outside ASCII were surely meant
     */
    static List<Fix> of(Subject subject, SyntaxProblem problem, boolean reliable) {
        ParsedUrn urn = subject.urn();
        String text = urn.text();
        String run = problem.span().in(text);
        if (run.contains("\n") || run.contains("\r")) {
            return subject.review("Remove the line break", problem.span(), "");
        }
        String name = urn.nssText();
        if (Namespaces.hasFixedForm(urn.nidText()) && name.startsWith("{") && name.endsWith("}")) {
            return subject.review("Remove the braces", urn.nss().orElseThrow(), name.substring(1, name.length() - 1));
        }
        if (problem.code() == SyntaxCode.ILLEGAL_CHARACTER && urn.nss().isPresent()) {
            Span nss = new Span(urn.nss().get().start(), text.length());
            Optional<String> transcribed = rule(urn).flatMap(rule -> rule.transcribed(nss.in(text)));
            if (transcribed.isPresent()) {
                return subject.review("Transcribe the public identifier", nss, transcribed.get());
            }
        }
        boolean marks = problem.code() == SyntaxCode.STRAY_QUESTION_MARK; // mostly better completed, so by themselves
        List<Span> places = places(urn, subject.syntaxProblems(), marks);
        if (places.size() > Subject.MOST_FINDINGS) {
            return List.of(); // before the name is read with each of them encoded, once for each finding
        }
        if (!isSound(subject.parsed(encoded(urn, places)))) {
            places = places(urn, urn.problems(), marks); // nor is it what a standard has fixed
        }
        String all = places.stream().map(place -> place.in(text)).collect(Collectors.joining());
        boolean joins = all.contains("#") && (text.indexOf("#urn:") > 0 || DeployedNames.areJoined(text));
        if (joins || all.contains("\0") || places.size() > Subject.MOST_FINDINGS) {
            return List.of(); // “%00” would be a finding too
        }
        return subject.repair()
                .offer(title(urn, places, all), safety(subject, all, reliable), places, part -> encode(urn, part))
                .done();
    }

    private static String title(ParsedUrn urn, List<Span> places, String all) {
        String encoded = encode(urn, all);
        if (places.size() > 1) {
            return (hasBlanks(urn) ? "Transcribe " : "Percent-encode ") + all.codePointCount(0, all.length())
                    + " characters";
        }
        return (encoded.startsWith("%") ? "Percent-encode " : "Write ") + Characters.describeRun(all) + " as "
                + encoded;
    }

    /**
     * Letters and digits outside ASCII, the caret and the backtick are no slips of the keyboard. Other forms of letters
     * and digits, such as full-width ones, may come from an input method.
     */
    private static Safety safety(Subject subject, String characters, boolean reliable) {
        boolean meant = characters.codePoints().allMatch(c -> c == '^' || c == '`'
                || c > 0x7F && Character.isLetterOrDigit(c) && (c < 0xFB00 || c > 0xFFFF));
        return reliable && meant && mayBeEncoded(subject) ? Safety.SAFE : Safety.REVIEW;
    }

    /**
     * Whether its namespace allows the encoded name, and has no list and no numbers, where such a letter never stands.
     */
    private static boolean mayBeEncoded(Subject subject) {
        return !subject.isListed() && !Namespaces.hasFixedForm(subject.nid())
                && Namespaces.check(encodeAll(subject.urn())).isEmpty();
    }

    /** The URN with every character percent-encoded that needs it. */
    static ParsedUrn encodeAll(ParsedUrn urn) {
        return UrnParser.parse(encoded(urn, places(urn, urn.problems(), false)), urn.specification());
    }

    private static String encoded(ParsedUrn urn, List<Span> places) {
        return Subject.replaced(urn.text(), places, place -> encode(urn, place));
    }

    /** Whether it is valid, but for what a standard has fixed. */
    public static boolean isSound(ParsedUrn urn) {
        return urn.isValid() || DeployedNames.find(urn.text())
                .filter(entry -> urn.problems().stream().allMatch(problem -> entry.fixes(urn, problem))).isPresent();
    }

    /**
     * The characters to encode because of {@code problems}, in the order of the name: the question marks, or all
     * others. If there is a second {@code #}, the first is none either.
     */
    private static List<Span> places(ParsedUrn urn, List<SyntaxProblem> problems, boolean marks) {
        Stream<Span> places = problems.stream().filter(problem -> switch (problem.code()) {
            case ILLEGAL_CHARACTER, NON_ASCII_CHARACTER, MALFORMED_PERCENT_ENCODING, NSS_LEADING_SLASH,
                    SECOND_FRAGMENT -> !marks;
            case STRAY_QUESTION_MARK -> marks;
            default -> false;
        }).map(SyntaxProblem::span);
        if (!marks && problems.stream().anyMatch(problem -> problem.code() == SyntaxCode.SECOND_FRAGMENT)) {
            int first = urn.text().indexOf('#');
            places = Stream.concat(Stream.of(new Span(first, first + 1)), places);
        }
        return places.sorted(Comparator.comparingInt(Span::start)).toList();
    }

    private static Optional<NamespaceRule> rule(ParsedUrn urn) {
        return Namespaces.rule(urn.nidText());
    }

    /** Whether blanks stand in what the names of its namespace are made of, as in public identifiers. */
    static boolean hasBlanks(ParsedUrn urn) {
        return !encode(urn, " ").startsWith("%");
    }

    private static String encode(ParsedUrn urn, String run) {
        return rule(urn).map(rule -> rule.encoded(run)).orElseGet(() -> PercentEncoding.encodeAll(run));
    }
}
