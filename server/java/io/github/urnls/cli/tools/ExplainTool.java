package io.github.urnls.cli.tools;

import com.google.gson.JsonObject;
import com.google.gson.stream.JsonWriter;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.JsonlUrn;
import io.github.urnls.feature.Explanation.NamespaceFacts;
import io.github.urnls.feature.Explanation.Part;
import io.github.urnls.feature.Explanation.Reading;
import io.github.urnls.feature.Explanation;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Resolvers.Resolution;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.urn.legacy.Migration;
import java.io.IOException;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The tool {@code explain}: the output of {@code urn-ls parse} for a URN, and the content of a hover. */
public final class ExplainTool extends DefinedTool {

    private final Registry registry;

    public ExplainTool(Registry registry) {
        super("explain");
        this.registry = registry;
    }

    @Override
    public ToolResult call(JsonObject arguments, BooleanSupplier cancelled) {
        ParsedUrn urn = UrnParser.parse(ToolArguments.text(arguments, "urn", ""),
                ToolArguments.specification(arguments));
        Explanation explanation = Explanation.of(urn, registry);
        return new ToolResult.Answer(Jsonl.object(json -> {
            JsonlUrn.write(json, urn, explanation);
            write(json, explanation);
        }));
    }

    private static void write(JsonWriter json, Explanation explanation) throws IOException {
        json.name("specification").value(explanation.specification().id());
        Jsonl.strings(json, "acceptedBy", explanation.acceptedBy().stream().map(Specification::id).toList());
        json.name("parts").beginArray();
        for (Part part : explanation.parts()) {
            json.beginObject().name("name").value(part.name()).name("text").value(part.text())
                    .name("meaning").value(part.meaning()).endObject();
        }
        json.endArray();
        namespace(json.name("namespace"), explanation.namespace());
        json.name("statements").beginArray();
        for (Statement statement : explanation.statements()) {
            json.beginObject().name("text").value(statement.text()).name("source").value(statement.source())
                    .endObject();
        }
        json.endArray();
        json.name("decoded").value(explanation.decoded().orElse(null));
        json.name("migrations").beginArray();
        for (Reading reading : explanation.readings()) {
            migration(json, reading, explanation.urn());
        }
        json.endArray();
        resolution(json.name("resolution"), explanation.resolution());
    }

    private static void namespace(JsonWriter json, Optional<NamespaceFacts> known) throws IOException {
        if (known.isEmpty()) {
            json.nullValue();
            return;
        }
        NamespaceFacts namespace = known.get();
        json.beginObject().name("nid").value(namespace.nid()).name("title").value(namespace.title())
                .name("kind").value(namespace.kind()).name("registrant").value(namespace.registrant());
        Jsonl.strings(json, "references", namespace.references());
        json.name("date").value(namespace.date()).name("source").value(namespace.source())
                .name("verified").value(namespace.verified()).endObject();
    }

    private static void migration(JsonWriter json, Reading reading, String urn) throws IOException {
        json.beginObject().name("from").value(reading.by().id());
        switch (reading.migration()) {
            case Migration.Faithful form -> json.name("urn").value(form.text()).name("because").value(form.done());
            case Migration.Unchanged unchanged -> json.name("urn").value(urn).name("because").value(unchanged.why());
            case Migration.None none -> json.name("urn").nullValue().name("because").value(none.why());
        }
        json.endObject();
    }

    private static void resolution(JsonWriter json, Optional<Resolution> known) throws IOException {
        if (known.isEmpty()) {
            json.nullValue();
            return;
        }
        json.beginObject().name("title").value(known.get().title()).name("address").value(known.get().address())
                .name("source").value(known.get().source()).endObject();
    }
}
