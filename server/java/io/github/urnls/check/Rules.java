package io.github.urnls.check;

import java.util.List;
import java.util.Optional;

/** The register of rules. A rule that is not here does not run; a test keeps register, pages and fixtures together. */
public final class Rules {

    private static final List<Rule> ALL = List.of(
            new MissingScheme(),
            new EmptyNid(),
            new NidCharacter(),
            new NidHyphen(),
            new NidLength(),
            new MissingNss(),
            new NssLeadingSlash(),
            new IllegalCharacter(),
            new NonAsciiCharacter(),
            new MalformedPercentEncoding(),
            new StrayQuestionMark(),
            new EmptyComponent(),
            new SecondFragment(),
            new MalformedDirective(),
            new MalformedAuthority(),
            new ReservedElement(),
            new DeployedName(),
            new ReservedNid(),
            new MalformedInformalNid(),
            new RComponent(),
            new ComponentOrder(),
            new NulOctet(),
            new NotUtf8(),
            new NotNormalized(),
            new NeedlessEncoding(),
            new MisspelledNid(),
            new UnregisteredNid(),
            new NamespaceSyntax(),
            new CheckDigit(),
            new Confusable(),
            new EquivalentSpelling(),
            new RelativeBase(),
            new LocatorSlot(),
            new RegistrationTemplate(),
            new UnusedSuppression(),
            new ProjectFileProblem());

    private Rules() {}

    /** Every rule, in the order in which the documentation lists them. */
    public static List<Rule> all() {
        return ALL;
    }

    /** The rule of that code, for example {@code stray-question-mark}. */
    public static Optional<Rule> byCode(String code) {
        return ALL.stream().filter(rule -> rule.code().equals(code)).findFirst();
    }
}
