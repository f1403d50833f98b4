package io.github.urnls.cli.tools;

import io.github.urnls.jsonrpc.Json;
import com.google.gson.JsonObject;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.JsonlNamespace;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.names.Segments;
import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/** The tool {@code namespaces}: finds the namespaces of {@code urn-ls namespaces} by identifier or by words. */
public final class NamespacesTool extends DefinedTool {

    private static final int LISTED = 25;

    private final Registry given;
    private final ToolFiles files;

    /** Creates the tool. The registry {@code given} counts before that of the project in {@code files}. */
    public NamespacesTool(Registry given, ToolFiles files) {
        super("namespaces");
        this.given = given;
        this.files = files;
    }

    @Override
    public ToolResult call(JsonObject arguments, BooleanSupplier cancelled) {
        if (arguments.has("nid") && arguments.has("words")) {
            return new ToolResult.Refusal("give either “nid” or “words”");
        }
        Registry registry = files.registry(given);
        if (arguments.has("nid")) {
            String nid = ToolArguments.text(arguments, "nid", "");
            return answer(registry, registry.find(nid).stream().toList(), NidsInUse.find(nid).stream().toList(), true,
                    1);
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
        return answer(registry, found, inUse, false, ToolArguments.number(arguments, "limit", LISTED));
    }

    private static boolean haveAll(List<String> words, String... texts) {
        String text = String.join("\n", texts).toLowerCase(Locale.ROOT);
        return words.stream().allMatch(text::contains);
    }

    private static ToolResult answer(Registry registry, List<Namespace> found, List<NidsInUse.Entry> inUse, boolean one,
            int limit) {
        return new ToolResult.Answer(Jsonl.text(Json.object("updated", registry.updated(), "total", found.size(),
                "namespaces", Json.list(found.stream().limit(limit).map(namespace -> json(namespace, one)).toList()),
                "inUse", Json.list(inUse.stream().limit(limit).map(entry -> Json.object("nid", entry.nid(),
                        "who", entry.who(), "source", entry.source())).toList()))));
    }

    private static JsonObject json(Namespace namespace, boolean withBeginnings) {
        JsonObject json = JsonlNamespace.of(namespace);
        if (withBeginnings) {
            json.add("beginnings", Json.list(Segments.behind(Normalization.fold(namespace.nid()) + ":").stream()
                    .map(segment -> Json.object("text", segment.text() + segment.then(), "meaning", segment.meaning(),
                            "source", segment.source()))
                    .toList()));
        }
        return json;
    }
}
