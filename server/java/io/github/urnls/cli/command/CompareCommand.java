package io.github.urnls.cli.command;

import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.feature.Explanation;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.namespace.forms.Families;
import io.github.urnls.namespace.names.ComposedName;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.urn.Equivalence;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import java.io.PrintWriter;
import java.util.Map;

/** {@code compare A B}: whether two URNs are one name. */
public final class CompareCommand extends PrintingCommand {

    private static final Map<Specification, Equivalence> BY_SPECIFICATION = Map.of(
            Specification.RFC2141, Equivalence.RFC_2141,
            Specification.DRAFT_2015, Equivalence.DRAFT_2015,
            Specification.DRAFT_2012, Equivalence.DRAFT_2012_RESOURCE,
            Specification.PROPOSAL_1995, Equivalence.PROPOSAL_1995);

    private final SpecificationOption specification = with(new SpecificationOption());

    private final Argument<Boolean> resolution = flag("--resolution",
            "With --specification draft2012: compare the query too, its directives in any order"
                    + " (for caching; §5, step 5b).");

    private final Argument<String> a = parameter("A");

    private final Argument<String> b = parameter("B");

    private final Argument<Boolean> generic = flag("--generic",
            "Compare by the general rules only, not by those of the namespace.");

    public CompareCommand() {
        super("Says whether A and B are the same name; exit code 0 if so, 1 if not.", "The names differ.");
        format();
    }

    @Override
    public Integer call() {
        if (!isUrn("A", a.get()) || !isUrn("B", b.get())) {
            return ExitCode.FAILED;
        }
        Equivalence equivalence = equivalence();
        boolean general = equivalence.equivalent(a.get(), b.get());
        boolean byNamespace = !generic.get() && equivalence == Equivalence.URN;
        boolean whole = ComposedName.isJoined(a.get()) || ComposedName.isJoined(b.get()); // “#” joins names in one
                                                                                          // identifier
        boolean equivalent = whole ? a.get().equals(b.get())
                : general || byNamespace && NamespaceEquivalence.equivalent(a.get(), b.get());
        if (isJson()) {
            Jsonl.line(out(), Json.object("a", a.get(), "b", b.get(), "equivalent", equivalent, "generic", general));
            return exitCode(equivalent);
        }
        PrintWriter out = out();
        out.println(equivalent ? "equivalent" : "different");
        if (whole) {
            out.println("  compared letter by letter, since “#” or “::” joins several names in it");
            return exitCode(equivalent);
        }
        out.println("  A: " + Printable.of(equivalence.key(a.get())));
        out.println("  B: " + Printable.of(equivalence.key(b.get())));
        out.println("  " + basis(equivalence) + (general == equivalent ? "" : ": different"));
        if (byNamespace) {
            Families.builtIn().comparison(UrnParser.parse(a.get()).foldedNid())
                    .ifPresent(comparison -> namespace(comparison.inWords()
                            + (general == equivalent ? "" : ": equivalent")));
        }
        problems("A", a.get());
        problems("B", b.get());
        return exitCode(equivalent);
    }

    /** Whether {@code text} has a namespace and an NSS, without which nothing can be compared. */
    private boolean isUrn(String which, String text) {
        ParsedUrn urn = UrnParser.parse(text, specification.get());
        if (!urn.hasAssignedName()) {
            complain(which + " is not a URN: " + urn.problems().stream().findFirst()
                    .map(SyntaxProblem::message).orElse("it has no name"));
        }
        return urn.hasAssignedName();
    }

    /** Prints the problems of one of the names, as {@code check} does. */
    private void problems(String which, String text) {
        Explanation.of(UrnParser.parse(text, specification.get())).wrong().stream().filter(Explanation::isWrong)
                .forEach(wrong -> out().println("  " + which + " " + wrong.severity().id() + "[" + wrong.code() + "]: "
                        + Printable.of(wrong.message())));
    }

    /** Prints how the namespace of A compares, and the keys if they differ from the general ones. */
    private void namespace(String rule) {
        for (String name : new String[] {a.get(), b.get()}) {
            if (!NamespaceEquivalence.key(name).equals(Equivalence.URN.key(name))) {
                out().println("  " + (name.equals(a.get()) ? "A" : "B") + " to its namespace: "
                        + Printable.of(NamespaceEquivalence.key(name)));
            }
        }
        out().println("  by the rules of the namespace: " + rule);
    }

    private Equivalence equivalence() {
        Specification chosen = specification.get();
        if (chosen == Specification.DRAFT_2012 && resolution.get()) {
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
