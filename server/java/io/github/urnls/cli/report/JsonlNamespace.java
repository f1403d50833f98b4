package io.github.urnls.cli.report;

import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.namespace.forms.Families;
import io.github.urnls.urn.Normalization;

/** A namespace in JSON: {@code nid kind title registrant references date verified source comparison}. */
public final class JsonlNamespace {

    private JsonlNamespace() {}

    public static JsonObject of(Namespace namespace) {
        return Json.object("nid", namespace.nid(), "kind", Normalization.id(namespace.kind()),
                "title", namespace.title(), "registrant", namespace.registrant(),
                "references", Json.list(namespace.references()), "date", namespace.date(),
                "verified", namespace.verified(), "source", namespace.source(),
                "comparison", Families.builtIn().comparison(namespace.nid()).map(Statement::text)
                        .orElse(null));
    }
}
