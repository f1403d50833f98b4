package io.github.urnls.check;

import static io.github.urnls.urn.PercentEncoding.nextRun;

import io.github.urnls.urn.PercentEncoding.Run;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.ArrayList;
import java.util.List;

/** {@code %00}: RFC 2141 §2.4 says never to use it, and the 2012 draft §2.5.3 forbids it; RFC 8141 is silent. */
final class NulOctet implements Rule.OfOccurrence, Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.NUL_OCTET;
    }

    @Override
    public Severity defaultSeverity() {
        return Severity.WARNING;
    }

    @Override
    public Match match(Subject subject, SyntaxProblem problem) {
        return new Match(problem.span(), Severity.ERROR, problem.message(), fixes(subject, problem.span()));
    }

    @Override
    public List<Match> check(Subject subject) {
        boolean bySyntax = subject.urn().problems().stream().anyMatch(problem -> problem.code() == syntax());
        List<Match> matches = new ArrayList<>();
        String text = subject.urn().text();
        for (Run run = nextRun(text, 0); run != null && !bySyntax; run = nextRun(text, run.end())) {
            for (int i = 0; i < run.octets().length; i++) {
                if (run.octets()[i] == 0) {
                    Span span = new Span(run.start() + 3 * i, run.start() + 3 * i + 3);
                    matches.add(subject.match(this, span, "“%00” stands for the octet zero, at which many programs stop"
                            + " reading; RFC 2141 §2.4 says never to use it", fixes(subject, span)));
                }
            }
        }
        return matches;
    }

    private static List<Fix> fixes(Subject subject, Span span) {
        return subject.repair().review("Remove “%00”", span, "").done();
    }
}
