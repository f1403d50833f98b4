package io.github.urnls.cli.tools;

import io.github.urnls.namespace.NidsInUse.Entry;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.jsonrpc.Json;
import com.google.gson.JsonObject;
import io.github.urnls.cli.report.JsonlNamespace;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.names.Segments;
import io.github.urnls.urn.Normalization;
import java.util.List;
import java.util.Locale;

/** The tool {@code namespaces}: finds the namespaces of {@code urn-ls namespaces} by identifier or by words. */
final class NamespacesTool {

    private NamespacesTool() {}

    static JsonObject answer(Call call) {
        UsageException.throwIf(call.has("nid") && call.has("words"), "give either “nid” or “words”");
        Registry registry = call.files.registry();
        if (call.has("nid")) {
            String nid = call.text("nid");
            return answer(call, registry, registry.find(nid).stream().toList(), NidsInUse.find(nid).stream().toList());
        }
        List<String> words = List.of(call.text("words").toLowerCase(Locale.ROOT).split("\\s+"));
        List<Namespace> found = registry.all().stream()
                .filter(namespace -> haveAll(words, namespace.nid(), namespace.title(),
                        namespace.registrant()))
                .toList();
        List<Entry> inUse = NidsInUse.all().stream()
                .filter(entry -> !words.equals(List.of("")) && haveAll(words, entry.nid(), entry.who())).toList();
        return answer(call, registry, found, inUse);
    }

    private static boolean haveAll(List<String> words, String... texts) {
        String text = String.join("\n", texts).toLowerCase(Locale.ROOT);
        return words.stream().allMatch(text::contains);
    }

    /** The answer, with the beginnings of names if the call is about one namespace. */
    private static JsonObject answer(Call call, Registry registry, List<Namespace> found,
            List<Entry> inUse) {
        return Json.object("updated", registry.updated(), "total", found.size(),
                "namespaces",
                Json.list(found.stream().limit(call.limit).map(one -> json(one, call.has("nid"))).toList()),
                "inUse", Json.list(inUse.stream().limit(call.limit).map(entry -> Json.object("nid", entry.nid(),
                        "who", entry.who(), "source", entry.source())).toList()));
    }

    private static JsonObject json(Namespace namespace, boolean withBeginnings) {
        JsonObject json = JsonlNamespace.of(namespace);
        if (withBeginnings) {
            json.add("beginnings", Json.list(Segments.behind(Normalization.fold(namespace.nid()) + ":"),
                    segment -> Json.object("text", segment.text() + segment.then(), "meaning", segment.meaning(),
                            "source", segment.source())));
        }
        return json;
    }
}
