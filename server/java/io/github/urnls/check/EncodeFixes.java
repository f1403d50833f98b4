package io.github.urnls.check;

import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.namespace.rules.PublicIdentifiers;
import io.github.urnls.urn.Characters;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Repairs that percent-encode the characters of one problem, or all characters of the URN that need it. They are safe
 * for characters that were surely meant. A blank, a quote or a bracket may have slipped in, and a broken triplet may
 * have lost a digit: then encoding it would make a wrong name that looks right.
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
        String encoded = encode(urn, run);
        if (run.indexOf('\n') >= 0 || run.indexOf('\r') >= 0) {
            return subject.review("Remove the line break", problem.span(), "");
        }
        String name = urn.nssText();
        if (urn.nidText().equalsIgnoreCase("uuid") && name.startsWith("{") && name.endsWith("}")) {
            return subject.review("Remove the braces", urn.nss().orElseThrow(), name.substring(1, name.length() - 1));
        }
        if (run.indexOf('\0') >= 0) {
            return List.of(); // “%00” would be a finding too
        }
        if (problem.code() == SyntaxCode.ILLEGAL_CHARACTER && isPublicIdentifier(urn) && urn.nss().isPresent()) {
            Span nss = new Span(urn.nss().get().start(), text.length());
            return subject.review("Transcribe the public identifier", nss, PublicIdentifiers.repair(nss.in(text)));
        }
        String verb = encoded.startsWith("%") ? "Percent-encode " : "Write ";
        Subject.Repair repair = subject.repair().offer(verb + Characters.describeRun(run) + " as " + encoded,
                safety(subject, run, reliable), problem.span(), encoded);
        List<SyntaxProblem> all = encodable(urn);
        boolean nul = all.stream().anyMatch(one -> one.span().in(text).indexOf('\0') >= 0);
        if (!nul && all.size() > 1 && all.size() <= Subject.MOST_FINDINGS) {
            Span whole = new Span(all.getFirst().span().start(), all.getLast().span().end());
            String runs = all.stream().map(one -> one.span().in(text)).collect(Collectors.joining());
            String verbs = urn.nidText().equalsIgnoreCase("publicid") ? "Transcribe all " : "Percent-encode all ";
            repair.offer(verbs + all.size() + " places in this URN", safety(subject, runs, reliable), whole,
                    encodeAll(urn, all, whole));
        }
        return repair.done();
    }

    /**
     * Letters and digits outside ASCII, the caret and the backtick are no slips of the keyboard. Other forms of letters
     * and digits, such as full-width ones, may come from an input method.
     */
    private static Fix.Safety safety(Subject subject, String characters, boolean reliable) {
        boolean meant = characters.codePoints().allMatch(c -> c == '^' || c == '`'
                || c > 0x7F && Character.isLetterOrDigit(c) && (c < 0xFB00 || c > 0xFFFF));
        return reliable && meant && mayBeEncoded(subject) ? Fix.Safety.SAFE : Fix.Safety.REVIEW;
    }

    /**
     * Whether its namespace allows the encoded name, and has no list and no numbers, where such a letter never stands.
     */
    private static boolean mayBeEncoded(Subject subject) {
        ParsedUrn encoded = UrnParser.parse(encodeAll(subject.urn()), subject.urn().specification());
        return !subject.isListed() && !Namespaces.hasFixedForm(subject.nid()) && Namespaces.check(encoded).isEmpty();
    }

    /** The URN with every character percent-encoded that needs it. */
    static String encodeAll(ParsedUrn urn) {
        return encodeAll(urn, encodable(urn), new Span(0, urn.text().length()));
    }

    private static String encodeAll(ParsedUrn urn, List<SyntaxProblem> problems, Span whole) {
        String text = urn.text();
        StringBuilder encoded = new StringBuilder();
        int copied = whole.start();
        for (SyntaxProblem problem : problems) {
            encoded.append(text, copied, problem.span().start()).append(encode(urn, problem.span().in(text)));
            copied = problem.span().end();
        }
        return encoded.append(text, copied, whole.end()).toString();
    }

    private static List<SyntaxProblem> encodable(ParsedUrn urn) {
        return urn.problems().stream().filter(problem -> switch (problem.code()) {
            case ILLEGAL_CHARACTER, NON_ASCII_CHARACTER, MALFORMED_PERCENT_ENCODING, NSS_LEADING_SLASH -> true;
            default -> false;
        }).toList();
    }

    /** Whether a public identifier stands behind {@code urn:publicid:} without being transcribed. */
    private static boolean isPublicIdentifier(ParsedUrn urn) {
        return urn.nidText().equalsIgnoreCase("publicid") && urn.nssText().contains("//")
                && !PublicIdentifiers.lacksSlash(urn.nssText());
    }

    /** A space becomes {@code +} in a public identifier (RFC 3151 §2), and {@code %20} in all other names. */
    private static String encode(ParsedUrn urn, String run) {
        boolean publicId = urn.nidText().equalsIgnoreCase("publicid");
        return publicId && run.equals(" ") ? "+" : PercentEncoding.encodeAll(run);
    }
}
