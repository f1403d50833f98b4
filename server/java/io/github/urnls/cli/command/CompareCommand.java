package io.github.urnls.cli.command;

import io.github.urnls.cli.report.Printable;
import io.github.urnls.cli.CommandLineInterface;
import io.github.urnls.feature.Explanation.Wrong;
import io.github.urnls.feature.Explanation;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.urn.Equivalence;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.io.PrintWriter;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code compare A B}: whether two URNs are one name. */
@Command(name = "compare", description = "Says whether A and B are the same name; exit code 0 if so, 1 if not.",
        exitCodeList = {PrintingCommand.OK, "1:The names differ.", PrintingCommand.FAILED})
public final class CompareCommand extends PrintingCommand {

    private static final Map<Specification, Equivalence> BY_SPECIFICATION = Map.of(
            Specification.RFC2141, Equivalence.RFC_2141,
            Specification.DRAFT_2015, Equivalence.DRAFT_2015,
            Specification.DRAFT_2012, Equivalence.DRAFT_2012_RESOURCE,
            Specification.PROPOSAL_1995, Equivalence.PROPOSAL_1995);

    @Mixin
    private SpecificationOption specification = new SpecificationOption();

    @Option(names = "--resolution",
            description = "With --specification draft2012: compare the query too, its directives in any order"
                    + " (for caching; §5, step 5b).")
    private boolean resolution;

    @Parameters(index = "0", paramLabel = "A")
    private String a = "";

    @Parameters(index = "1", paramLabel = "B")
    private String b = "";

    @Option(names = "--generic",
            description = "Compare by the general rules only, not by those of the namespace.")
    private boolean generic;

    @Override
    public Integer call() {
        if (!isUrn("A", a) || !isUrn("B", b)) {
            return CommandLineInterface.FAILED;
        }
        Equivalence equivalence = equivalence();
        boolean general = equivalence.equivalent(a, b);
        boolean byNamespace = !generic && equivalence == Equivalence.URN;
        boolean equivalent = general || byNamespace && NamespaceEquivalence.equivalent(a, b);
        PrintWriter out = out();
        out.println(equivalent ? "equivalent" : "different");
        out.println("  A: " + Printable.of(equivalence.key(a)));
        out.println("  B: " + Printable.of(equivalence.key(b)));
        out.println("  " + basis(equivalence) + (general == equivalent ? "" : ": different"));
        if (byNamespace) {
            NamespaceEquivalence.comparison(UrnParser.parse(a, Specification.RFC8141))
                    .ifPresent(comparison -> namespace(out, comparison.words() + " (" + comparison.source() + ")"
                            + (general == equivalent ? "" : ": equivalent")));
        }
        problems("A", a);
        problems("B", b);
        return exitCode(equivalent);
    }

    /** Whether {@code text} has a namespace and an NSS, without which nothing can be compared. */
    private boolean isUrn(String which, String text) {
        ParsedUrn urn = UrnParser.parse(text, specification.get());
        if (!urn.hasAssignedName()) {
            err().println("urn-ls: " + which + " is not a URN: " + urn.problems().stream().findFirst()
                    .map(problem -> Printable.of(problem.message())).orElse("it has no name"));
        }
        return urn.hasAssignedName();
    }

    /** Prints the problems of one of the names, as {@code check} does. */
    private void problems(String which, String text) {
        Explanation.of(UrnParser.parse(text, specification.get())).wrong().stream().filter(Wrong::isWrong)
                .forEach(wrong -> out().println("  " + which + " " + wrong.severity().id() + "[" + wrong.code() + "]: "
                        + Printable.of(wrong.message())));
    }

    /** Prints how the namespace of A compares, and the keys if they differ from the general ones. */
    private void namespace(PrintWriter out, String rule) {
        for (String name : new String[] {a, b}) {
            if (!NamespaceEquivalence.key(name).equals(Equivalence.URN.key(name))) {
                out.println("  " + (name.equals(a) ? "A" : "B") + " to its namespace: "
                        + Printable.of(NamespaceEquivalence.key(name)));
            }
        }
        out.println("  by the rules of the namespace: " + rule);
    }

    private Equivalence equivalence() {
        Specification chosen = specification.get();
        if (chosen == Specification.DRAFT_2012 && resolution) {
            return Equivalence.DRAFT_2012_RESOLUTION;
        }
        return BY_SPECIFICATION.getOrDefault(chosen, Equivalence.URN);
    }

    private static String basis(Equivalence equivalence) {
        return switch (equivalence) {
            case URN -> "compared without components and without decoding (RFC 8141 §3.1)";
            case RFC_2141 -> "compared without decoding (RFC 2141 §5)";
            case DRAFT_2015 -> "compared without components and without decoding (November 2015 draft §4.1)";
            case DRAFT_2012_RESOURCE -> "compared without query and fragment (2012 draft §5, step 5a)";
            case DRAFT_2012_RESOLUTION ->
                    "compared with the query, its directives in any order (2012 draft §5, step 5b)";
            case PROPOSAL_1995 -> "compared without white space, host names without case (1995 proposal §2)";
        };
    }
}
