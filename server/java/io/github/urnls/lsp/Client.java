package io.github.urnls.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Endpoint;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RawJson;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.lsp4j.MessageType;

/** What the server says to the client of its own accord. */
public record Client(Endpoint remote) {

    private static final String PROGRESS = "$/progress";

    /** How long a client may take to agree to show progress. */
    private static final int PATIENCE_SECONDS = 10;

    /** Shows what was found in a document or file. */
    public void publish(RawJson diagnostics) {
        remote.notify("textDocument/publishDiagnostics", diagnostics);
    }

    /** A line for the log that the editor keeps. */
    void log(MessageType type, String message) {
        remote.notify("window/logMessage", message(type, message));
    }

    /** A message that the user sees. */
    void show(MessageType type, String message) {
        remote.notify("window/showMessage", message(type, message));
    }

    /** As {@link #log}, a warning. */
    void warn(String message) {
        log(MessageType.Warning, message);
    }

    private static JsonObject message(MessageType type, String message) {
        return Json.object("type", type.getValue(), "message", plain(message));
    }

    /**
     * A message that holds text of others, such as the name of a file or what a project file says. An editor may make a
     * link of {@code [text](command:…)} in it, and run the command when that is clicked; and an editor in a terminal
     * may obey its characters.
     */
    private static String plain(String message) {
        StringBuilder plain = new StringBuilder(message.length());
        for (int i = 0; i < message.length(); i++) {
            char c = message.charAt(i);
            boolean acts = Character.isISOControl(c) && c != '\n' && c != '\t'
                    || Character.getType(c) == Character.FORMAT;
            plain.append(acts ? '\ufffd' : c);
            if (c == ']' && message.startsWith("(", i + 1)) {
                plain.append(' ');
            }
        }
        return plain.toString();
    }

    /** A question that the user sees; the answer is the one of {@code choices} that was chosen, or empty. */
    CompletableFuture<Optional<String>> ask(MessageType type, String question, String... choices) {
        JsonArray actions = new JsonArray();
        for (String choice : choices) {
            actions.add(Json.object("title", choice));
        }
        JsonObject parameters = message(type, question);
        parameters.add("actions", actions);
        return remote.request("window/showMessageRequest", parameters).thenApply(answer -> answer.text("title"));
    }

    /** Asks the client to ask again; {@code method} is one of those that end in {@code refresh}. */
    public void refresh(String method) {
        remote.request(method, null);
    }

    /** A part of the answer to a request that is not answered yet. */
    public void partialResult(JsonElement token, JsonElement part) {
        remote.notify(PROGRESS, Json.object("token", token, "value", part));
    }

    /**
     * Shows that something long has begun, with a way to cancel it. Waits for the client to agree, so it must not be
     * called on the thread that reads messages.
     *
     * @return whether the client shows it; otherwise nothing more may be said of this token (LSP 3.17)
     */
    boolean beginProgress(String token, String title) {
        try {
            remote.request("window/workDoneProgress/create", Json.object("token", token)).get(PATIENCE_SECONDS,
                    TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
        progress(token, "kind", "begin", "title", title, "cancellable", true, "percentage", 0);
        return true;
    }

    void reportProgress(String token, String message, int percentage) {
        progress(token, "kind", "report", "message", message, "percentage", percentage);
    }

    void endProgress(String token, String message) {
        progress(token, "kind", "end", "message", message);
    }

    private void progress(String token, Object... members) {
        remote.notify(PROGRESS, Json.object("token", token, "value", Json.object(members)));
    }

    /**
     * Asks for the settings of one section.
     *
     * @param folders those whose own settings are wanted as well
     * @return first the settings for everything else, then those of each folder; nothing where the client has none
     */
    CompletableFuture<List<JsonView>> configuration(String section, List<Path> folders) {
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

    /** Asks to be told when settings of one section change. */
    void watchConfiguration(String section) {
        register("workspace/didChangeConfiguration", Json.object("section", section));
    }

    /** Asks to be told when files of the workspace folders come, change and go. */
    void watchFiles() {
        register("workspace/didChangeWatchedFiles",
                Json.object("watchers", Json.array(Json.object("globPattern", "**/*"))));
    }

    private void register(String method, JsonObject options) {
        JsonObject registration = Json.object("id", method, "method", method, "registerOptions", options);
        remote.request("client/registerCapability", Json.object("registrations", Json.array(registration)));
    }
}
