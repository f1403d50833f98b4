package io.github.urnls.check;

import io.github.urnls.check.rules.CheckDigit;
import io.github.urnls.check.rules.ComponentOrder;
import io.github.urnls.check.rules.Confusable;
import io.github.urnls.check.rules.DeployedName;
import io.github.urnls.check.rules.DisagreeingNames;
import io.github.urnls.check.rules.EmptyComponent;
import io.github.urnls.check.rules.EmptyNid;
import io.github.urnls.check.rules.EquivalentSpelling;
import io.github.urnls.check.rules.IllegalCharacter;
import io.github.urnls.check.rules.LocatorSlot;
import io.github.urnls.check.rules.MalformedAuthority;
import io.github.urnls.check.rules.MalformedDirective;
import io.github.urnls.check.rules.MalformedInformalNid;
import io.github.urnls.check.rules.MalformedPercentEncoding;
import io.github.urnls.check.rules.MissingNss;
import io.github.urnls.check.rules.MissingScheme;
import io.github.urnls.check.rules.MisspelledName;
import io.github.urnls.check.rules.MisspelledNid;
import io.github.urnls.check.rules.NamespaceSyntax;
import io.github.urnls.check.rules.NeedlessEncoding;
import io.github.urnls.check.rules.NidCharacter;
import io.github.urnls.check.rules.NidHyphen;
import io.github.urnls.check.rules.NidLength;
import io.github.urnls.check.rules.NonAsciiCharacter;
import io.github.urnls.check.rules.NotNormalized;
import io.github.urnls.check.rules.NotUtf8;
import io.github.urnls.check.rules.NssLeadingSlash;
import io.github.urnls.check.rules.NulOctet;
import io.github.urnls.check.rules.ProjectFileProblem;
import io.github.urnls.check.rules.RComponent;
import io.github.urnls.check.rules.RelativeBase;
import io.github.urnls.check.rules.ReservedElement;
import io.github.urnls.check.rules.ReservedNid;
import io.github.urnls.check.rules.SecondFragment;
import io.github.urnls.check.rules.StrayQuestionMark;
import io.github.urnls.check.rules.UndeclaredName;
import io.github.urnls.check.rules.UnknownName;
import io.github.urnls.check.rules.UnregisteredNid;
import io.github.urnls.check.rules.UnusedSuppression;
import java.util.List;
import java.util.Optional;
import java.util.ArrayList;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * The list of rules: those in {@code check.rules}, and those of packages above, which are found as services. A rule
 * that is not here does not run. A test keeps this list, the pages and the fixtures together.
 */
public final class Rules {

    private static final List<Rule> BUILT_IN = List.of(
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
            new MisspelledName(),
            new UnknownName(),
            new UndeclaredName(),
            new DisagreeingNames(),
            new UnregisteredNid(),
            new NamespaceSyntax(),
            new CheckDigit(),
            new Confusable(),
            new EquivalentSpelling(),
            new RelativeBase(),
            new LocatorSlot(),
            new UnusedSuppression(),
            new ProjectFileProblem());

    private static final List<Rule> ALL = all(ServiceLoader.load(Rule.class, Rule.class.getClassLoader()));

    private Rules() {}

    private static List<Rule> all(Iterable<Rule> others) {
        List<Rule> all = new ArrayList<>(BUILT_IN);
        others.forEach(all::add);
        return List.copyOf(all);
    }

    /** Every rule, in the order in which the documentation lists them. */
    public static List<Rule> all() {
        return ALL;
    }

    /** The rule of that code, for example {@code stray-question-mark}. */
    public static Optional<Rule> byCode(String code) {
        return ALL.stream().filter(rule -> rule.code().equals(code)).findFirst();
    }
}
