package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.urn.ParsedUrn;
import java.util.List;
import java.util.Optional;

/** Public identifiers of SGML and XML, transcribed (RFC 3151). */
final class PublicIdRule implements NamespaceRule {

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        String text = nss.text();
        int slash = text.indexOf('/');
        if (slash >= 0) {
            Problem problem = nss.wrong(slash, slash + 1, "write “/” of a public identifier as %2F (RFC 3151 §2)");
            if (text.startsWith("//", slash)) {
                problem = nss.wrong(slash, slash + 2, "write “//” of a public identifier as “:” (RFC 3151 §2)");
            }
            if (text.startsWith("IDN+")) { // GENI uses slashes in urn:publicid:IDN+…
                return List.of(problem.as(Problem.Kind.DOUBT));
            }
            return List.of(transcribed(problem, nss));
        }
        int apostrophe = text.indexOf('\'');
        if (apostrophe >= 0) {
            return List.of(transcribed(nss.wrong(apostrophe, apostrophe + 1,
                    "write “'” of a public identifier as %27 (RFC 3151 §2)"), nss));
        }
        int plus = text.indexOf("++");
        if (plus < 0) {
            return List.of();
        }
        int end = plus;
        while (text.startsWith("+", end)) {
            end++;
        }
        return List.of(
                nss.wrong(plus, end,
                        "write white space of a public identifier as one “+”, whatever its length (RFC 3151 §2)")
                        .repairedBy(nss.span(plus, end), "+"));
    }

    private static Problem transcribed(Problem problem, Nss nss) {
        return PublicIdentifiers.lacksSlash(nss.text()) ? problem
                : problem.repairedBy("Transcribe the public identifier", nss.span(),
                        PublicIdentifiers.repair(nss.text()));
    }

    /** White space becomes {@code +} (RFC 3151 §2). */
    @Override
    public String encoded(String characters) {
        return characters.equals(" ") ? "+" : NamespaceRule.super.encoded(characters);
    }

    @Override
    public Optional<String> transcribed(String nss) {
        return nss.contains("//") && !PublicIdentifiers.lacksSlash(nss) ? Optional.of(PublicIdentifiers.repair(nss))
                : Optional.empty();
    }

    @Override
    public Optional<String> title(ParsedUrn urn) {
        return Optional.of("the public identifier " + PublicIdentifiers.read(urn.nssText()));
    }

    @Override
    public boolean recognizes(String nss) {
        return nss.startsWith("-:") || nss.startsWith("%2B:") || nss.startsWith("ISO+") || nss.startsWith("ISO%2FIEC+");
    }
}
