package io.github.urnls.cli.tools;

import com.google.gson.JsonObject;
import com.google.gson.stream.JsonWriter;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.JsonlNamespace;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.names.Segments.Segment;
import io.github.urnls.namespace.names.Segments;
import io.github.urnls.urn.Normalization;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/** The tool {@code namespaces}: finds the namespaces of {@code urn-ls namespaces} by identifier or by words. */
public final class NamespacesTool extends DefinedTool {

    private static final int LISTED = 25;

    private final Registry registry;

    public NamespacesTool(Registry registry) {
        super("namespaces");
        this.registry = registry;
    }

    @Override
    public ToolResult call(JsonObject arguments, BooleanSupplier cancelled) {
        if (arguments.has("nid") && arguments.has("words")) {
            return new ToolResult.Refusal("give either “nid” or “words”");
        }
        if (arguments.has("nid")) {
            String nid = ToolArguments.text(arguments, "nid", "");
            return answer(registry.find(nid).stream().toList(), NidsInUse.find(nid).stream().toList(), true, 1);
        }
        List<String> words = List.of(ToolArguments.text(arguments, "words", "").toLowerCase(Locale.ROOT).split("\\s+"));
        List<Namespace> found = registry.all().stream()
                .filter(namespace -> haveAll(words, namespace.nid(), namespace.title(),
                        namespace.registrant()))
                .toList();
        List<NidsInUse.Entry> inUse = new ArrayList<>();
        if (!words.equals(List.of(""))) {
            NidsInUse.all().stream().filter(entry -> haveAll(words, entry.nid(), entry.who())).forEach(inUse::add);
        }
        return answer(found, inUse, false, ToolArguments.number(arguments, "limit", LISTED));
    }

    private static boolean haveAll(List<String> words, String... texts) {
        String text = String.join("\n", texts).toLowerCase(Locale.ROOT);
        return words.stream().allMatch(text::contains);
    }

    private ToolResult answer(List<Namespace> found, List<NidsInUse.Entry> inUse, boolean one, int limit) {
        return new ToolResult.Answer(Jsonl.object(json -> {
            json.name("updated").value(registry.updated())
                    .name("total").value(found.size());
            json.name("namespaces").beginArray();
            for (Namespace namespace : found.stream().limit(limit).toList()) {
                json.beginObject();
                JsonlNamespace.write(json, namespace);
                if (one) {
                    beginnings(json, namespace);
                }
                json.endObject();
            }
            json.endArray();
            json.name("inUse").beginArray();
            for (NidsInUse.Entry entry : inUse.stream().limit(limit).toList()) {
                json.beginObject().name("nid").value(entry.nid()).name("who").value(entry.who())
                        .name("source").value(entry.source()).endObject();
            }
            json.endArray();
        }));
    }

    private static void beginnings(JsonWriter json, Namespace namespace) throws IOException {
        json.name("beginnings").beginArray();
        for (Segment segment : Segments.behind(Normalization.fold(namespace.nid()) + ":")) {
            json.beginObject().name("text").value(segment.text() + segment.then()).name("meaning")
                    .value(segment.meaning())
                    .name("source").value(segment.source()).endObject();
        }
        json.endArray();
    }
}
