package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.urn.ParsedUrn;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers of audiovisual works: ISAN (RFC 4246) and EIDR (RFC 7972). They have groups of four hexadecimal digits, and
 * check characters by ISO 7064 MOD 37,36. The examples of RFC 4246 fail the check, so a wrong check character of an
 * ISAN is only doubted.
 */
public record HexNumberRule(String nid, NssPattern form, Pattern parts, String words, String source,
        NamespaceRule.Problem.Kind wrongCheck) implements NamespaceRule {

    private static final String GROUP = "[0-9A-F]{4}+-";
    private static final String CHECK = "[0-9A-Z]";

    private HexNumberRule(String nid, String expression, String words, String source, Problem.Kind wrongCheck) {
        this(nid, NssPattern.ignoringCase(expression), Pattern.compile(expression, Pattern.CASE_INSENSITIVE), words,
                source, wrongCheck);
    }

    public static HexNumberRule isan() {
        String root = "((?:" + GROUP + "){4})(" + CHECK + ")";
        return new HexNumberRule("isan", root + "(?:-((?:" + GROUP + "){2})(" + CHECK + "))?",
                "an ISAN has four groups of four hexadecimal digits and a check character; then, for a version,"
                        + " two more groups and a second check character",
                "RFC 4246 §2", Problem.Kind.DOUBT);
    }

    public static HexNumberRule eidr() {
        return new HexNumberRule("eidr", "10\\.5240:((?:" + GROUP + "){5})(" + CHECK + ")",
                "an EIDR has three parts: “10.5240:”, five groups of four hexadecimal digits and a check character",
                "RFC 7972 §2",
                Problem.Kind.CHECK_DIGIT);
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        String text = nss.text();
        int at = form.mismatch(text);
        if (at != NssPattern.NONE) {
            boolean party = nid.equals("eidr") && text.startsWith("10.") && !text.startsWith("10.5240");
            return List.of(nss.wrongFrom(at, words + " (" + source + ")").doubtIf(party));
        }
        Matcher matcher = parts.matcher(text);
        List<Problem> problems = new ArrayList<>();
        if (text.length() <= NssPattern.LONGEST && matcher.matches()) {
            check(nss, matcher, 2, matcher.group(1), problems);
            if (matcher.groupCount() > 2 && matcher.group(3) != null) {
                check(nss, matcher, 4, matcher.group(1) + matcher.group(3), problems);
            }
        }
        return problems;
    }

    private void check(Nss nss, Matcher matcher, int group, String digits, List<Problem> problems) {
        char expected = CheckDigits.mod37And36(digits.replace("-", ""));
        char found = matcher.group(group).toUpperCase(Locale.ROOT).charAt(0);
        int at = matcher.start(group);
        if (found != expected) {
            problems.add(nss.wrong(at, at + 1, "wrong check character: " + found + " should be " + expected
                    + " (ISO 7064 MOD 37,36; " + source + ")").as(wrongCheck)
                    .repairedBy("Make " + expected + " the check character", nss.span(at, at + 1),
                            String.valueOf(expected)));
        }
    }

    @Override
    public Optional<MissingCheck> missingCheck(String nss) {
        boolean hyphen = nss.endsWith("-");
        Matcher matcher = parts.matcher(nss + (hyphen ? "0" : "-0")); // any check character
        if (nss.length() > NssPattern.LONGEST || !matcher.matches()) {
            return Optional.empty();
        }
        boolean second = matcher.groupCount() > 2 && matcher.group(3) != null;
        String digits = second ? matcher.group(1) + matcher.group(3) : matcher.group(1);
        char check = CheckDigits.mod37And36(digits.replace("-", ""));
        MissingCheck missing = new MissingCheck(String.valueOf(check),
                "check character " + check + " (ISO 7064 MOD 37,36; " + source + ")");
        return Optional.of(hyphen ? missing : missing.behindHyphen());
    }

    @Override
    public Optional<String> title(ParsedUrn urn) {
        return Optional.of(nid.toUpperCase(Locale.ROOT) + " " + urn.nssText())
                .filter(title -> form.matches(urn.nssText()));
    }

    @Override
    public Optional<Comparison> comparison() {
        return Optional.of(Comparison.inAnyCase(source));
    }

    @Override
    public boolean hasFixedForm() {
        return true;
    }

    @Override
    public boolean recognizes(String nss) {
        return form.matches(nss);
    }
}
