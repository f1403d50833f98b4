package io.github.urnls.check;

import io.github.urnls.namespace.rules.PublicIdentifiers;
import io.github.urnls.urn.Characters;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/** The repairs that percent-encode: these characters, and all characters of the URN that need it. */
public final class EncodeFixes {

    private EncodeFixes() {}

    public static List<Fix> of(Subject subject, SyntaxProblem problem) {
        String text = subject.urn().text();
        String run = problem.span().in(text);
        String encoded = encode(subject.urn(), run);
        if (run.indexOf('\n') >= 0 || run.indexOf('\r') >= 0) {
            return subject.repair().review("Remove the line break", problem.span(), "").done();
        }
        if (run.indexOf('\0') >= 0) {
            return List.of(); // “%00” is a finding as well
        }
        if (problem.code() == SyntaxCode.ILLEGAL_CHARACTER && isPublicIdentifier(subject.urn())
                && subject.urn().nss().isPresent()) {
            Span nss = new Span(subject.urn().nss().get().start(), text.length());
            String whole = PublicIdentifiers.repair(nss.in(text));
            return subject.repair().review("Transcribe the public identifier", nss, whole).done();
        }
        String verb = encoded.startsWith("%") ? "Percent-encode " : "Write ";
        Subject.Repair repair = subject.repair()
                .safe(verb + Characters.describeRun(run) + " as " + encoded, problem.span(), encoded);
        List<SyntaxProblem> all = subject.urn().problems().stream().filter(EncodeFixes::encodable).toList();
        boolean nul = all.stream().anyMatch(one -> one.span().in(text).indexOf('\0') >= 0);
        if (!nul && all.size() > 1 && all.size() <= Checker.MOST_PROBLEMS) {
            Span whole = new Span(all.get(0).span().start(), all.get(all.size() - 1).span().end());
            repair.safe("Percent-encode all " + all.size() + " places in this URN", whole,
                    encodeAll(subject.urn(), all, whole));
        }
        return repair.done();
    }

    /** The whole URN with every character encoded that needs it. */
    static String encodeAll(ParsedUrn urn) {
        Span whole = new Span(0, urn.text().length());
        String encoded = encodeAll(urn, urn.problems().stream().filter(EncodeFixes::encodable).toList(), whole);
        int last = urn.problems().stream().filter(EncodeFixes::encodable).mapToInt(problem -> problem.span().end())
                .max().orElse(0);
        return encoded + urn.text().substring(last);
    }

    private static String encodeAll(ParsedUrn urn, List<SyntaxProblem> problems, Span whole) {
        String text = urn.text();
        StringBuilder encoded = new StringBuilder();
        int copied = whole.start();
        for (SyntaxProblem problem : problems) {
            encoded.append(text, copied, problem.span().start()).append(encode(urn, problem.span().in(text)));
            copied = problem.span().end();
        }
        return encoded.toString();
    }

    private static boolean encodable(SyntaxProblem problem) {
        return switch (problem.code()) {
            case ILLEGAL_CHARACTER, NON_ASCII_CHARACTER, MALFORMED_PERCENT_ENCODING, NSS_LEADING_SLASH -> true;
            default -> false;
        };
    }

    /** A public identifier that was put behind {@code urn:publicid:} as it is. */
    private static boolean isPublicIdentifier(ParsedUrn urn) {
        return urn.nidText().equalsIgnoreCase("publicid") && urn.nssText().contains("//");
    }

    /** RFC 3151 §2 writes a space of a public identifier as {@code +}; everyone else as {@code %20}. */
    private static String encode(ParsedUrn urn, String run) {
        boolean publicId = urn.nidText().equalsIgnoreCase("publicid");
        return publicId && run.equals(" ") ? "+" : PercentEncoding.encodeAll(run);
    }
}
