package io.github.urnls.lsp.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Endpoint;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.Patience;
import io.github.urnls.jsonrpc.RawJson;
import io.github.urnls.text.UnsafeCharacters;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.lsp4j.MessageType;

/** The messages that the server sends to the client without a request. */
public record Client(Endpoint remote) {

    public static final String REFRESH_DIAGNOSTICS = "workspace/diagnostic/refresh";
    public static final String REFRESH_CODE_LENSES = "workspace/codeLens/refresh";
    public static final String REFRESH_SEMANTIC_TOKENS = "workspace/semanticTokens/refresh";
    public static final String REFRESH_INLAY_HINTS = "workspace/inlayHint/refresh";

    private static final String PROGRESS = "$/progress";

    /** Publishes the findings of a document or file. */
    public void publish(RawJson diagnostics) {
        remote.notify("textDocument/publishDiagnostics", diagnostics);
    }

    /** Writes a line to the log of the editor. */
    public void log(MessageType type, String message) {
        remote.notify("window/logMessage", message(type, message));
    }

    /** Shows a message to the user. */
    public void show(MessageType type, String message) {
        remote.notify("window/showMessage", message(type, message));
    }

    /** As {@link #log}, as a warning. */
    public void warn(String message) {
        log(MessageType.Warning, message);
    }

    private static JsonObject message(MessageType type, String message) {
        return Json.object("type", type.getValue(), "message", plain(message));
    }

    /**
     * Makes a message safe that may quote others, such as a file name or a project file. An editor may turn
     * {@code [text](command:…)} into a link and run the command on a click. An editor in a terminal may obey control
     * characters, and people do not see what format characters hide.
     */
    private static String plain(String message) {
        StringBuilder plain = new StringBuilder(message.length());
        int at = 0;
        while (at < message.length()) {
            int c = message.codePointAt(at);
            at += Character.charCount(c);
            boolean acts = UnsafeCharacters.isUnsafe(c) && c != '\n' && c != '\t';
            plain.appendCodePoint(acts ? 0xFFFD : c);
            if (c == ']' && message.startsWith("(", at)) {
                plain.append(' ');
            }
        }
        return plain.toString();
    }

    /** Asks the user a question with one answer, {@code choice}; tells whether they gave it. */
    public CompletableFuture<Boolean> ask(MessageType type, String message, String choice) {
        JsonObject parameters = message(type, message);
        parameters.add("actions", Json.array(Json.object("title", choice)));
        return remote.request("window/showMessageRequest", parameters)
                .thenApply(answer -> answer.text("title").isPresent());
    }

    /**
     * Asks the client to apply an edit; the answer is whether it did.
     *
     * @param refactoring whether to say that it is one (LSP 3.18, WorkspaceEditMetadata)
     */
    public CompletableFuture<Boolean> apply(String label, Map<String, Object> edit, boolean refactoring) {
        Map<String, Object> params = Json.members("label", label, "edit", edit);
        if (refactoring) {
            params.put("metadata", Json.object("isRefactoring", true));
        }
        return remote.request("workspace/applyEdit", params)
                .thenApply(answer -> answer.flag("applied").orElse(false));
    }

    /** Asks the client to request something again; {@code method} ends in {@code refresh}. */
    public void refresh(String method) {
        remote.request(method, null);
    }

    /** Asks the client to request the content of a server-made document again (LSP 3.18). */
    public void refreshContent(String uri) {
        remote.request("workspace/textDocumentContent/refresh", Json.object("uri", uri));
    }

    /** Has the client show one of its settings; for a client that can. */
    public void openSetting(String name) {
        remote.notify("urn-ls/openSetting", Json.object("name", name));
    }

    /** Says that the names of the workspace are no longer as the client was told. */
    public void namesChanged() {
        remote.notify("urn-ls/namesChanged", new JsonObject());
    }

    /** Sends a part of the answer to a request that is still open. */
    public void partialResult(JsonElement token, JsonElement part) {
        remote.notify(PROGRESS, Json.object("token", token, "value", part));
    }

    /**
     * Shows that long work has begun. Waits for the client to accept, so it must not be called on the thread that reads
     * messages.
     *
     * @param cancellable whether the user can end the work
     * @return whether the client shows it; if not, nothing more may be sent for this token (LSP 3.17)
     */
    public boolean beginProgress(String token, String title, boolean cancellable) {
        try {
            remote.request("window/workDoneProgress/create", Json.object("token", token)).get(Patience.SECONDS,
                    TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
        progress(token, "kind", "begin", "title", title, "cancellable", cancellable, "percentage", 0);
        return true;
    }

    public void reportProgress(String token, String message, int percentage) {
        progress(token, "kind", "report", "message", message, "percentage", percentage);
    }

    public void endProgress(String token, String message) {
        progress(token, "kind", "end", "message", message);
    }

    private void progress(String token, Object... members) {
        remote.notify(PROGRESS, Json.object("token", token, "value", Json.object(members)));
    }

    /**
     * Asks for the settings of one section.
     *
     * @param folders the folders whose own settings are wanted too
     * @return the general settings, then those of each folder; an empty view where the client has none
     */
    public CompletableFuture<List<JsonView>> configuration(String section, List<Path> folders) {
        JsonArray items = new JsonArray();
        items.add(Json.object("section", section));
        for (Path folder : folders) {
            items.add(Json.object("section", section, "scopeUri", FileUris.of(folder)));
        }
        return remote.request("workspace/configuration", Json.object("items", items)).thenApply(answer -> {
            List<JsonView> settings = new ArrayList<>(answer.list());
            while (settings.size() < items.size()) {
                settings.add(new JsonView(null));
            }
            return settings;
        });
    }

    /** Asks the client to report changed settings of one section. */
    public void watchConfiguration(String section) {
        register("workspace/didChangeConfiguration", Json.object("section", section));
    }

    /** Asks the client to report files of the workspace folders that are created, changed or deleted. */
    public void watchFiles() {
        register("workspace/didChangeWatchedFiles",
                Json.object("watchers", Json.array(Json.object("globPattern", "**/*"))));
    }

    /** Registers a method for documents of all languages. */
    public void offer(String method) {
        register(method, Json.object("documentSelector", JsonNull.INSTANCE));
    }

    /** Withdraws an {@link #offer}. */
    public void withdraw(String method) {
        JsonObject registration = Json.object("id", method, "method", method);
        // The protocol misspells the member (LSP 3.17, UnregistrationParams).
        remote.request("client/unregisterCapability", Json.object("unregisterations", Json.array(registration)));
    }

    private void register(String method, JsonObject options) {
        JsonObject registration = Json.object("id", method, "method", method, "registerOptions", options);
        remote.request("client/registerCapability", Json.object("registrations", Json.array(registration)));
    }
}
