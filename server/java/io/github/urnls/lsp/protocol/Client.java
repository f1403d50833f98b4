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
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.text.UnsafeCharacters;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.eclipse.lsp4j.MessageType;
import org.jspecify.annotations.Nullable;

/** The client: what it can do, and the messages that the server sends to it without a request. */
public final class Client {

    /** What a client may be able to request again when it is told to. */
    public enum Refresh {
        DIAGNOSTICS(Ability.REFRESH_DIAGNOSTICS, "workspace/diagnostic/refresh"),
        CODE_LENSES(Ability.REFRESH_CODE_LENSES, "workspace/codeLens/refresh"),
        SEMANTIC_TOKENS(Ability.REFRESH_SEMANTIC_TOKENS, "workspace/semanticTokens/refresh"),
        INLAY_HINTS(Ability.REFRESH_INLAY_HINTS, "workspace/inlayHint/refresh");

        private final Ability ability;
        private final String method;

        Refresh(Ability ability, String method) {
            this.ability = ability;
            this.method = method;
        }
    }

    private final Endpoint remote;
    private final ClientCapabilities capabilities;
    /** What ends the work that the client shows, by its token. */
    private final Map<String, Runnable> cancels = new ConcurrentHashMap<>();
    private final AtomicInteger lastToken = new AtomicInteger();

    public Client(Endpoint remote, ClientCapabilities capabilities) {
        this.remote = remote;
        this.capabilities = capabilities;
    }

    /** The same client, of which more is known now. */
    public Client with(ClientCapabilities known) {
        return new Client(remote, known);
    }

    public ClientCapabilities capabilities() {
        return capabilities;
    }

    public boolean has(Ability ability) {
        return capabilities.has(ability);
    }

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

    /**
     * Shows a message about a file, with a button that opens it, if the client shows such without waiting for the user.
     *
     * @param line where to open it, from 0 on
     */
    public void show(MessageType type, String message, String uri, int line) {
        if (!has(Ability.SHOW_DOCUMENT) || !has(Ability.OPEN_SETTINGS)) {
            show(type, message); // an editor in a terminal would stop for an answer
            return;
        }
        JsonObject start = Json.object("line", line, "character", 0);
        JsonObject document = Json.object("uri", uri, "takeFocus", true, "selection",
                Json.object("start", start, "end", start));
        ask(type, message, "Open").thenAccept(taken -> {
            if (taken) {
                remote.request("window/showDocument", document);
            }
        });
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

    /** Asks the client to apply an edit, which is a refactoring; the answer is whether it did. */
    public CompletableFuture<Boolean> apply(String label, Map<String, Object> edit) {
        Map<String, Object> params = Json.members("label", label, "edit", edit);
        if (has(Ability.REFACTORING_EDITS)) { // LSP 3.18, WorkspaceEditMetadata
            params.put("metadata", Json.object("isRefactoring", true));
        }
        return remote.request("workspace/applyEdit", params)
                .thenApply(answer -> answer.flag("applied").orElse(false));
    }

    /** Asks the client to request something again, if it can. */
    public void refresh(Refresh what) {
        if (has(what.ability)) {
            remote.request(what.method, null);
        }
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

    /** Sends a part of the answer to a request that is still open, or how far the work is that the client shows. */
    public void progress(Object token, JsonElement value) {
        remote.notify("$/progress", Json.object("token", token, "value", value));
    }

    /**
     * Shows that long work has begun, if the client can. Waits for it to accept, so this must not be called on the
     * thread that reads messages.
     *
     * @param kind   the kind of work, in a word
     * @param cancel ends the work, if its user can; else null
     */
    public ShownProgress begin(String kind, String title, @Nullable Runnable cancel) {
        if (!has(Ability.WORK_DONE_PROGRESS)) {
            return ShownProgress.HIDDEN;
        }
        String token = "urn-ls-" + kind + "-" + lastToken.incrementAndGet();
        if (cancel != null) {
            cancels.put(token, cancel); // at once, since it may be cancelled before it is shown
        }
        if (!accepts(token)) {
            cancels.remove(token);
            return ShownProgress.HIDDEN; // nothing may be sent for this token (LSP 3.17)
        }
        Consumer<JsonObject> sink = value -> progress(token, value);
        sink.accept(Json.object("kind", "begin", "title", title, "cancellable", cancel != null, "percentage", 0));
        return new ShownProgress(sink, () -> cancels.remove(token));
    }

    private boolean accepts(String token) {
        try {
            remote.request("window/workDoneProgress/create", Json.object("token", token)).get(Patience.SECONDS,
                    TimeUnit.SECONDS);
            return true;
        } catch (ExecutionException | TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** The user has cancelled the work with this token. */
    public void cancel(String token) {
        Optional.ofNullable(cancels.get(token)).ifPresent(Runnable::run);
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
