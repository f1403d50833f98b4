package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.names.DeployedNames.Entry;
import io.github.urnls.namespace.FamilyTables;
import io.github.urnls.namespace.FamilyTrait;
import io.github.urnls.namespace.Folding;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.Tables;
import io.github.urnls.namespace.forms.FamilyForm.Shape;
import io.github.urnls.namespace.names.DeployedNames;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The forms of families, from tables. A form is made when the first name of its namespace is met: most documents need
 * one or two, and the first finding should not wait for the others.
 */
public final class Families {

    /** Those that come with the program. Read when the first name is met. */
    private static final class BuiltIn {
        private static final Families ALL = new Families(Tables.rows("families.tsv"), Tables.rows("traps.tsv"),
                Tables.rows("parts.tsv"));
    }

    private static final List<String[]> NONE = List.<String[]>of("\t\t\t\t\t\t\t\t\t".split("\t", -1));

    /** The wrong forms of namespaces with a program. */
    private static final Map<String, FamilyForm> TRAPPED = new ConcurrentHashMap<>();

    private final Map<String, List<String[]>> forms;
    private final Map<String, List<String[]>> traps;
    private final Map<String, List<String[]>> parts;
    private Map<String, List<String[]>> titles = Map.of();
    private List<Entry> deviates = List.of();
    private boolean ours = true;
    private final Map<String, NamespaceRule> made = new ConcurrentHashMap<>();

    private Families(List<String[]> forms, List<String[]> traps, List<String[]> parts) {
        this.forms = byNid(forms);
        this.traps = byNid(traps);
        this.parts = byNid(parts);
    }

    /** Those of a user's registry file. */
    public Families(FamilyTables tables) {
        this(tables.rows("families"), tables.rows("traps"), tables.rows("parts"));
        ours = false;
        titles = byNid(tables.rows("forms"));
        deviates = DeployedNames.of(tables.rows("deployed-names"));
    }

    /** Those that come with the program. */
    public static Families builtIn() {
        return BuiltIn.ALL;
    }

    private static Map<String, List<String[]>> byNid(List<String[]> rows) {
        return Tables.groups(rows, row -> row[0]);
    }

    /** The namespaces of which a form is known. */
    public Set<String> nids() {
        return forms.keySet();
    }

    /** How the namespace {@code nid}, in lower case, compares names; {@link Folding#NONE} if as RFC 8141 §3.1 says. */
    public Folding folding(String nid) {
        String id = forms.getOrDefault(nid, NONE).getFirst()[8];
        return id.isEmpty() ? Folding.NONE : Folding.valueOf(constant(id));
    }

    /**
     * How the namespace {@code nid}, in lower case, compares names; empty if RFC 8141 §3.1 alone applies. It can only
     * make more names equal than that does.
     */
    public Optional<Statement> comparison(String nid) {
        String[] row = forms.getOrDefault(nid, NONE).getFirst();
        return row[8].isEmpty() ? Optional.empty() : Optional.of(new Statement(folding(nid).words(), row[9]));
    }

    /** The form of the namespace {@code nid}, in lower case; empty if nothing is known of it. */
    public Optional<NamespaceRule> form(String nid) {
        List<String[]> rows = forms.getOrDefault(nid, List.of());
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        NamespaceRule form = made.get(nid);
        if (form == null) {
            String named = rows.getFirst()[2];
            form = named.isEmpty() ? family(nid) : NamedForm.valueOf(constant(named)).make();
            made.put(nid, form);
        }
        return Optional.of(form);
    }

    /** {@code problems} that a program finds in {@code urn}; in their place, a wrong form that is known to occur. */
    public List<Problem> trapped(ParsedUrn urn, List<Problem> problems) {
        String nid = urn.foldedNid();
        boolean isRight = problems.isEmpty() && FamilyTrait.FIXED.isOf(urn.text());
        if (isRight || !traps.containsKey(nid) || forms.get(nid).getFirst()[2].isEmpty()) {
            return problems;
        }
        List<Problem> better = TRAPPED.computeIfAbsent(nid, this::family).check(urn);
        return better.isEmpty() ? problems : better;
    }

    private FamilyForm family(String nid) {
        List<String[]> rows = forms.get(nid);
        String[] whole = NONE.getFirst().clone(); // where only names with a longer beginning have a form
        whole[0] = nid;
        whole[3] = rows.getFirst()[3];
        List<FamilyForm> below = new ArrayList<>();
        for (String[] row : rows) {
            if (row[1].isEmpty()) {
                whole = row;
            } else {
                below.add(form(row));
            }
        }
        return form(whole).with(NameForms.of(titles.getOrDefault(nid, List.of())), of(nid), below);
    }

    private static String constant(String word) {
        return word.replace('-', '_').toUpperCase(Locale.ROOT);
    }

    private FamilyForm form(String[] row) {
        Shape shape = new Shape(pattern(row[4]), pattern(row[5]), row[6], row[7].contains("lower"));
        String clause = row[7].contains("file") ? "" : " (" + row[3] + ")";
        return new FamilyForm(row[0], row[1], row[3], clause, shape, PartRows.read(of(row, parts)), traps(row),
                NameForms.NONE, List.of(), List.of());
    }

    private List<Entry> of(String nid) {
        String namespace = "urn:" + nid + ":";
        return deviates.stream().filter(entry -> Normalization.fold(entry.pattern().pattern()).startsWith(namespace))
                .toList();
    }

    /** The rows of the family of {@code row} in another table. */
    private static List<String[]> of(String[] row, Map<String, List<String[]>> table) {
        List<String[]> own = new ArrayList<>();
        for (String[] one : table.getOrDefault(row[0], List.of())) {
            if (one[1].equals(row[1])) {
                own.add(one);
            }
        }
        return own;
    }

    private Optional<NssPattern> pattern(String expression) {
        if (expression.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(ours ? NssPattern.known(expression) : NssPattern.of(expression));
    }

    private List<Trap> traps(String[] row) {
        List<Trap> own = new ArrayList<>();
        for (String[] trap : of(row, traps)) {
            own.add(new Trap(pattern(trap[2]).orElseThrow(), trap[3], trap[4],
                    Problem.Kind.valueOf(trap[5])));
        }
        return own;
    }
}
