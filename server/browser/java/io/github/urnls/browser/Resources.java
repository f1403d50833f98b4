package io.github.urnls.browser;

import io.github.urnls.check.Rules;
import java.util.ArrayList;
import java.util.List;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** The tables and rule pages that the module carries. Called while it is compiled. */
@SuppressWarnings("deprecation")
public final class Resources implements ResourceSupplier {

    private static final String ROOT = "io/github/urnls/";

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        List<String> resources = new ArrayList<>(List.of(ROOT + "check/version.txt", ROOT + "urn/unicode.txt"));
        for (String table : List.of("countries", "deployed-names", "in-use", "isbn-groups", "oid-arcs", "registry",
                "resolvers", "rules", "segments", "slots", "texts")) {
            resources.add(ROOT + "namespace/" + table + ".tsv");
        }
        Rules.all().forEach(rule -> resources.add(ROOT + "check/pages/" + rule.code() + ".md"));
        return resources.toArray(String[]::new);
    }
}
