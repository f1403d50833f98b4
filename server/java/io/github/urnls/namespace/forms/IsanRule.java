package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.urn.ParsedUrn;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;

/**
 * Numbers of audiovisual works: ISAN (RFC 4246). They have groups of four hexadecimal digits, and check characters by
 * ISO 7064 MOD 37,36. The examples of the RFC fail the check, so a wrong check character is only doubted.
 */
final class IsanRule implements NamespaceRule {

    private static final String SOURCE = "RFC 4246 §2)";
    private static final NssPattern FORM = NssPattern.known(
            "(?i)((?:[0-9A-F]{4}-){4})([0-9A-Z])(?:-((?:[0-9A-F]{4}-){2})([0-9A-Z]))?");

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        int at = FORM.mismatch(nss.text());
        if (at != NssPattern.NONE) {
            return List.of(nss.wrongFrom(at, "an ISAN has four groups of four hexadecimal digits and a check"
                    + " character; then, for a version, two more groups and a second check character (" + SOURCE));
        }
        List<Problem> problems = new ArrayList<>();
        FORM.match(nss.text()).ifPresent(groups -> {
            check(nss, groups, 2, groups.group(1), problems);
            if (groups.group(3) != null) {
                check(nss, groups, 4, groups.group(1) + groups.group(3), problems);
            }
        });
        return problems;
    }

    private static void check(Nss nss, MatchResult groups, int group, String digits, List<Problem> problems) {
        char expected = CheckDigits.mod37And36(digits.replace("-", ""));
        char found = groups.group(group).toUpperCase(Locale.ROOT).charAt(0);
        int at = groups.start(group);
        if (found != expected) {
            problems.add(nss.doubt(at, at + 1, "wrong check character: " + found + " should be " + expected
                    + " (ISO 7064 MOD 37,36; " + SOURCE)
                    .repairedBy("Make " + expected + " the check character", nss.span(at, at + 1),
                            String.valueOf(expected)));
        }
    }

    @Override
    public Optional<MissingCheck> missingCheck(String nss) {
        boolean hyphen = nss.endsWith("-");
        return FORM.match(nss + (hyphen ? "0" : "-0")).map(groups -> { // any check character
            String digits = groups.group(3) == null ? groups.group(1) : groups.group(1) + groups.group(3);
            char check = CheckDigits.mod37And36(digits.replace("-", ""));
            MissingCheck missing = new MissingCheck(String.valueOf(check),
                    "check character " + check + " (ISO 7064 MOD 37,36; " + SOURCE);
            return hyphen ? missing : missing.behindHyphen();
        });
    }

    @Override
    public Optional<String> title(ParsedUrn urn) {
        return Optional.of("ISAN " + urn.nssText()).filter(title -> FORM.matches(urn.nssText()));
    }

    @Override
    public boolean recognizes(String nss) {
        return FORM.matches(nss);
    }
}
