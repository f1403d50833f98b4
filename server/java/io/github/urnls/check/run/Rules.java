package io.github.urnls.check.run;

import io.github.urnls.check.Rule;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.check.rules.ComponentOrder;
import io.github.urnls.check.rules.Confusable;
import io.github.urnls.check.rules.DeployedName;
import io.github.urnls.check.rules.DeprecatedName;
import io.github.urnls.check.rules.DisagreeingNames;
import io.github.urnls.check.rules.EquivalentSpelling;
import io.github.urnls.check.rules.IllegalCharacter;
import io.github.urnls.check.rules.LocatorSlot;
import io.github.urnls.check.rules.MalformedInformalNid;
import io.github.urnls.check.rules.MissingBrackets;
import io.github.urnls.check.rules.MisspelledName;
import io.github.urnls.check.rules.MisspelledNid;
import io.github.urnls.check.rules.NamespaceSyntax;
import io.github.urnls.check.rules.NeedlessEncoding;
import io.github.urnls.check.rules.NidCharacter;
import io.github.urnls.check.rules.NidHyphen;
import io.github.urnls.check.rules.NotNormalized;
import io.github.urnls.check.rules.NotUtf8;
import io.github.urnls.check.rules.NulOctet;
import io.github.urnls.check.rules.NumberInNid;
import io.github.urnls.check.rules.RComponent;
import io.github.urnls.check.rules.RelativeBase;
import io.github.urnls.check.rules.ReservedNid;
import io.github.urnls.check.rules.StrayQuestionMark;
import io.github.urnls.check.rules.UndeclaredName;
import io.github.urnls.check.rules.UnknownName;
import io.github.urnls.check.rules.UnregisteredNid;
import io.github.urnls.check.rules.UnusedSuppression;
import io.github.urnls.check.Rule.Trait;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * The list of rules: those in {@code check.rules}, and those of other packages, which are found as services. A rule
 * that is not here does not run. A test keeps this list, the pages and the fixtures together.
 */
public final class Rules {

    private static final List<Rule> BUILT_IN = List.of(
            new SyntaxRule(SyntaxCode.MISSING_SCHEME,
                    "A name that does not begin with `urn:`. Only the command line reports it."),
            new SyntaxRule(SyntaxCode.EMPTY_NID, "Nothing between `urn:` and the next colon."),
            new NidCharacter(),
            new NidHyphen(),
            new NumberInNid(SyntaxCode.NID_LENGTH, "A namespace identifier that is too short or too long."),
            new NumberInNid(SyntaxCode.MISSING_NSS, "Nothing after the namespace identifier."),
            new SyntaxRule(SyntaxCode.NSS_LEADING_SLASH, "A slash at the beginning of the namespace specific string."),
            new IllegalCharacter(SyntaxCode.ILLEGAL_CHARACTER, "An ASCII character that must be percent-encoded here."),
            new IllegalCharacter(SyntaxCode.NON_ASCII_CHARACTER,
                    "A character outside ASCII, which must be percent-encoded as UTF-8."),
            new SyntaxRule(SyntaxCode.MALFORMED_PERCENT_ENCODING,
                    "A percent sign without two hexadecimal digits behind it."),
            new StrayQuestionMark(),
            new SyntaxRule(SyntaxCode.EMPTY_COMPONENT, "`?+` or `?=` with nothing behind it."),
            new SyntaxRule(SyntaxCode.SECOND_FRAGMENT, "A second `#`."),
            new SyntaxRule(SyntaxCode.MALFORMED_DIRECTIVE, "A query that is not `keyword=value&…` (2012 draft only)."),
            new SyntaxRule(SyntaxCode.MALFORMED_AUTHORITY,
                    "No ElementID, or an authority that is not a host (1995 proposal only)."),
            new SyntaxRule(SyntaxCode.RESERVED_ELEMENT,
                    "An element in `urn+` that is not a defined request (1995 proposal only)."),
            new DeployedName(),
            new DeprecatedName(),
            new ReservedNid(),
            new MalformedInformalNid(),
            new RComponent(),
            new ComponentOrder(),
            new NulOctet(),
            new NotUtf8(),
            new NotNormalized(),
            new NeedlessEncoding(),
            new MisspelledNid(),
            new MisspelledName(),
            new UnknownName(),
            new UndeclaredName(),
            new DisagreeingNames(),
            new UnregisteredNid(),
            NamespaceSyntax.form(),
            NamespaceSyntax.checkDigit(),
            new Confusable(),
            new EquivalentSpelling(),
            new RelativeBase(),
            new LocatorSlot(),
            new MissingBrackets(),
            new UnusedSuppression());

    private static final List<Rule> ALL = all(ServiceLoader.load(Rule.class, Rule.class.getClassLoader()));

    private static final Map<String, Rule> BY_CODE = new HashMap<>();

    static {
        ALL.forEach(rule -> BY_CODE.put(rule.code(), rule));
    }

    private Rules() {}

    private static List<Rule> all(Iterable<Rule> others) {
        List<Rule> all = new ArrayList<>(BUILT_IN);
        others.forEach(all::add);
        return List.copyOf(all);
    }

    /** Every rule: those of this list in its order, then those that are found as services. */
    public static List<Rule> all() {
        return ALL;
    }

    /** The rule of that code, for example {@code stray-question-mark}. */
    public static Optional<Rule> byCode(String code) {
        return Optional.ofNullable(BY_CODE.get(code));
    }

    /** Whether {@code code} is that of a rule with {@code trait}. */
    public static boolean is(String code, Trait trait) {
        Rule rule = BY_CODE.get(code);
        return rule != null && rule.is(trait);
    }
}
