package io.github.urnls.lsp.diagnostics;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Finding;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RawJson;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.documents.OpenDocuments;
import io.github.urnls.lsp.documents.Workers.Queue;
import io.github.urnls.lsp.documents.Workers;
import io.github.urnls.lsp.protocol.Client;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileUris;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Answers a client that pulls diagnostics (LSP 3.17, Pull Diagnostics). A report has an id. A client that names the
 * current id is only told that nothing has changed. A request for the workspace stays open until a file that is not
 * open has news, or an open one after a refresh, so an idle workspace costs nothing.
 */
public final class PullDiagnostics implements DiagnosticsModel {

    /** The findings of a file that is not open, as JSON text, which takes a tenth of the memory of objects. */
    private record Report(String id, String items) {

        JsonObject full() {
            return Json.object("kind", "full", "resultId", id, "items", JsonParser.parseString(items));
        }
    }

    /** The open request for the workspace; {@code known} has the ids that the client has, by URI. */
    private record Waiting(CompletableFuture<JsonObject> answer, Optional<JsonElement> partialResultToken,
            Map<String, String> known) {}

    private static final int ITEMS_OF_A_PART = 100;

    private final OpenDocuments documents;
    private final Client client;
    private final boolean canRefresh;
    private final Workers workers;
    private final CompletableFuture<?> settingsAreTold;
    private final DiagnosticWriter writer;
    private final Map<String, Report> reports = new LinkedHashMap<>();
    private @Nullable Waiting waiting;
    /** Whether open documents have news that the client asked for with the workspace, as some do after a refresh. */
    private boolean openHaveNews;
    private int untold;
    /** Whether a part of the answer to the open request was sent. */
    private boolean hasParts;
    private long lastId;

    /** Documents are answered for once {@code settingsAreTold} is done. */
    public PullDiagnostics(OpenDocuments documents, Client client, Workers workers,
            CompletableFuture<?> settingsAreTold) {
        this.settingsAreTold = settingsAreTold;
        this.documents = documents;
        this.client = client;
        this.canRefresh = client.has(Ability.REFRESH_DIAGNOSTICS);
        this.workers = workers;
        this.writer = new DiagnosticWriter(client.capabilities());
    }

    @Override
    public void checked(Analysis analysis) {
        // The client pulls after its own edits.
    }

    @Override
    public boolean canShowLater() {
        return canRefresh; // otherwise the client asks again only after an edit
    }

    @Override
    public void affected() {
        if (canRefresh) {
            synchronized (this) {
                openHaveNews |= !documents.all().isEmpty();
            }
            client.refresh(Client.Refresh.DIAGNOSTICS);
        }
    }

    @Override
    public void closed(Document document, boolean shown) {
        writer.forget(document.uri());
        finished(); // not every client that pulls forgets them by itself
    }

    /**
     * The answer to {@code textDocument/diagnostic}, of the state in which the document is once the settings are known.
     */
    public CompletableFuture<?> document(JsonView params) {
        return settingsAreTold.isDone() ? report(params) : settingsAreTold.thenCompose(told -> report(params));
    }

    private CompletableFuture<?> report(JsonView params) {
        String uri = FromLsp.uri(params);
        Optional<Analysis> open = documents.get(uri);
        // Some clients ask once more after they have closed a document.
        Optional<Report> closed = open.isPresent() ? Optional.empty() : ofClosed(FileUris.canonical(uri));
        Optional<String> id = open.map(PullDiagnostics::id).or(() -> closed.map(Report::id));
        if (id.isPresent() && id.equals(params.text("previousResultId"))) {
            return CompletableFuture.completedFuture(Json.object("kind", "unchanged", "resultId", id.get()));
        }
        if (open.isEmpty()) {
            return CompletableFuture.completedFuture(closed.map(Report::full).orElseGet(PullDiagnostics::nothing));
        }
        Analysis analysis = open.get();
        return workers.answer(Queue.CHECK, uri, unwanted -> {
            // The text of the request, by the settings that hold now.
            Analysis now = documents.get(uri).filter(newest -> newest.document() == analysis.document())
                    .orElse(analysis);
            return new RawJson(
                    "{\"kind\":\"full\",\"resultId\":\"" + id(now) + "\",\"items\":" + items(now) + "}");
        });
    }

    private String items(Analysis analysis) {
        return writer.items(analysis.document(), analysis.shown());
    }

    private synchronized Optional<Report> ofClosed(String canonical) {
        return Optional.ofNullable(reports.get(canonical));
    }

    /** The id of the report of an open document. */
    private static String id(Analysis analysis) {
        return String.valueOf(analysis.number());
    }

    /** The answer to {@code workspace/diagnostic}; it comes when there is news for the client. */
    public synchronized CompletableFuture<JsonObject> workspace(JsonView params) {
        release();
        Map<String, String> known = new HashMap<>();
        for (JsonView previous : params.list("previousResultIds")) {
            previous.text("uri").ifPresent(uri -> known.put(uri, previous.text("value").orElse("")));
        }
        Waiting now = new Waiting(new CompletableFuture<>(), params.value("partialResultToken"), known);
        waiting = now;
        hasParts = false;
        if (openHaveNews) {
            workers.check(this::finished); // by then their new state is checked
        } else {
            finished();
        }
        return now.answer;
    }

    /** Answers the open request, since the client asks again or shuts down. */
    public synchronized void release() {
        if (waiting != null) {
            waiting.answer.complete(items(new JsonArray()));
            waiting = null;
        }
    }

    @Override
    public synchronized void found(Document document, List<Finding> findings) {
        String uri = FileUris.canonical(document.uri());
        String items = writer.items(document, findings);
        if (items.equals(Optional.ofNullable(reports.get(uri)).map(Report::items).orElse("[]"))) {
            return;
        }
        if (findings.isEmpty()) {
            reports.remove(uri); // news() reports it to clients that have the old report
        } else {
            // Different from the numbers of analyses, since a client may have ids of both kinds for one document.
            reports.put(uri, new Report("disk-" + ++lastId, items));
        }
        if (++untold >= ITEMS_OF_A_PART) {
            tellPart();
        }
    }

    @Override
    public synchronized void finished() {
        untold = 0;
        Waiting now = waiting;
        if (now != null && now.answer.isDone()) {
            waiting = null; // it was cancelled
        } else if (now != null) {
            if (hasParts) {
                tellPart(); // after partial results the answer is empty (LSP 3.17)
            }
            JsonArray news = hasParts ? new JsonArray() : news(now);
            if (hasParts || !news.isEmpty()) {
                waiting = null;
                now.answer.complete(items(news));
            }
        }
    }

    private void tellPart() {
        untold = 0;
        Waiting now = waiting;
        if (now != null && now.partialResultToken.isPresent()) {
            JsonArray news = news(now);
            if (!news.isEmpty()) {
                hasParts = true;
                client.progress(now.partialResultToken.get(), items(news));
            }
        }
    }

    /** The reports that the client does not have yet; marks them as known. */
    private JsonArray news(Waiting now) {
        JsonArray news = new JsonArray();
        if (openHaveNews) {
            openHaveNews = false;
            documents.all().forEach(analysis -> ofOpen(analysis, now.known).ifPresent(news::add));
        }
        reports.forEach((uri, report) -> {
            boolean open = documents.ofFile(uri).isPresent();
            String known = now.known.get(uri);
            if (!open && !report.id.equals(known)) {
                news.add(ofFile(uri, report.full()));
                now.known.put(uri, report.id);
            }
        });
        for (String uri : List.copyOf(now.known.keySet())) {
            // The id is from an earlier server, or from a document that was open, or of a file without findings now.
            String canonical = FileUris.canonical(uri);
            if (!reports.containsKey(canonical) && documents.ofFile(canonical).isEmpty()) {
                news.add(ofFile(uri, nothing()));
                now.known.remove(uri);
            }
        }
        return news;
    }

    private Optional<JsonObject> ofOpen(Analysis analysis, Map<String, String> known) {
        String uri = analysis.uri();
        String id = id(analysis);
        if (id.equals(known.put(uri, id))) {
            return Optional.empty();
        }
        return Optional.of(Json.put(new Report(id, items(analysis)).full(),
                "uri", uri, "version", analysis.document().version()));
    }

    private static JsonObject ofFile(String uri, JsonObject report) {
        return Json.put(report, "uri", uri, "version", null);
    }

    /** The report for a document that is not open and has no findings. */
    private static JsonObject nothing() {
        return Json.object("kind", "full", "items", new JsonArray());
    }

    private static JsonObject items(JsonArray items) {
        return Json.object("items", items);
    }
}
