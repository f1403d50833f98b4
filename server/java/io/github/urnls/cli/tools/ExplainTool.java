package io.github.urnls.cli.tools;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.cli.report.JsonlUrn;
import io.github.urnls.feature.Explanation.Reading;
import io.github.urnls.feature.Explanation;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.urn.legacy.Migration.Faithful;
import io.github.urnls.urn.legacy.Migration;

/** The tool {@code explain}: the output of {@code urn-ls parse} for a URN, and the content of a hover. */
final class ExplainTool {

    private ExplainTool() {}

    static JsonObject answer(Call call) {
        ParsedUrn urn = UrnParser.parse(call.text("urn"), call.specification().orElse(Specification.RFC8141));
        Explanation explanation = Explanation.whole(urn, call.files.registry());
        return Json.put(JsonlUrn.of(urn, explanation),
                "specification", explanation.specification().id(),
                "acceptedBy", Json.list(explanation.acceptedBy(), Specification::id),
                "parts", JsonlUrn.parts(explanation),
                "namespace", explanation.namespace().map(ExplainTool::namespace)
                        .or(() -> explanation.namespaceInUse().map(ExplainTool::namespace)).orElse(null),
                "decoded", explanation.decoded().orElse(null),
                "migrations", Json.list(explanation.readings(), reading -> migration(reading, explanation.urn())),
                "resolution", explanation.resolution().map(found -> Json.object("title", found.title(),
                        "address", found.address(), "source", found.source())).orElse(null));
    }

    private static JsonObject namespace(Namespace namespace) {
        return Json.object("nid", namespace.nid(), "title", namespace.title(), "kind", namespace.kind().words(),
                "registrant", namespace.registrant(), "references", Json.list(namespace.references()),
                "date", namespace.date(), "source", namespace.source(), "verified", namespace.verified());
    }

    private static JsonObject namespace(NidsInUse.Entry inUse) {
        return Json.object("nid", inUse.nid(), "title", inUse.who(), "kind", NidsInUse.KIND,
                "registrant", "", "references", new JsonArray(),
                "date", "", "source", inUse.source(), "verified", true);
    }

    private static JsonObject migration(Reading reading, String urn) {
        JsonObject json = Json.object("from", reading.by().id());
        return switch (reading.migration()) {
            case Faithful form -> Json.put(json, "urn", form.text(), "because", form.done());
            case Migration.Unchanged unchanged -> Json.put(json, "urn", urn, "because", unchanged.why());
            case Migration.None none -> Json.put(json, "urn", null, "because", none.why());
        };
    }
}
