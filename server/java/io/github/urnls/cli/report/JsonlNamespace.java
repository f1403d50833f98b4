package io.github.urnls.cli.report;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NamespaceRule.Comparison;
import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.rules.Namespaces;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;

/** A namespace in JSON: {@code nid kind title registrant references date verified source comparison}. */
public final class JsonlNamespace {

    private JsonlNamespace() {}

    public static void write(JsonWriter json, Namespace namespace) throws IOException {
        json.name("nid").value(namespace.nid())
                .name("kind").value(namespace.kind().name().toLowerCase(Locale.ROOT))
                .name("title").value(namespace.title())
                .name("registrant").value(namespace.registrant());
        Jsonl.strings(json, "references", namespace.references());
        json.name("date").value(namespace.date())
                .name("verified").value(namespace.verified())
                .name("source").value(namespace.source())
                .name("comparison").value(comparison(namespace).map(Comparison::words).orElse(null));
    }

    /** How names of the namespace are compared, if it has its own rule. */
    public static Optional<Comparison> comparison(Namespace namespace) {
        return Namespaces.rule(namespace.nid()).flatMap(NamespaceRule::comparison);
    }
}
