package io.github.urnls.browser;

import io.github.urnls.check.run.Rules;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.teavm.classlib.ReflectionContext;
import org.teavm.classlib.ReflectionSupplier;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;
import org.teavm.model.MemberReader;

/** What the module carries besides code: tables, rule pages, the fields of LSP4J. Called while it is compiled. */
@SuppressWarnings("deprecation")
public final class Resources implements ResourceSupplier, ReflectionSupplier {

    private static final String ROOT = "io/github/urnls/";

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        List<String> resources = new ArrayList<>(List.of(ROOT + "check/version.txt", ROOT + "urn/unicode.txt"));
        for (String table : ("agreeing-values agreements also catalog-elements common countries declaring-attributes "
                + "deployed-names epc-schemes families forms gs1-keys in-use isbn-groups lifecycles oid-arcs parts "
                + "registry resolvers segments slots texts traits traps").split(" ")) {
            resources.add(ROOT + "namespace/" + table + ".tsv");
        }
        Rules.all().forEach(rule -> resources.add(ROOT + "check/pages/" + rule.code() + ".md"));
        return resources.toArray(String[]::new);
    }

    @Override
    public Collection<String> getAccessibleFields(ReflectionContext context, String type) {
        return type.startsWith("org.eclipse.lsp4j.")
                ? context.getClassSource().get(type).getFields().stream().map(MemberReader::getName).toList()
                : List.of();
    }
}
