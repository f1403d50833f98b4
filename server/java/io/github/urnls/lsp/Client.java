package io.github.urnls.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.jsonrpc.Endpoint;

/** What the server says to the client of its own accord. */
record Client(Endpoint remote) {

    /** How long a client may take to agree to show progress. */
    private static final int PATIENCE_SECONDS = 10;

    /** Shows what was found in a document; the parameters are those of {@link ToLsp#diagnostics}. */
    void publish(JsonObject diagnostics) {
        remote.notify(Methods.PUBLISH_DIAGNOSTICS, diagnostics);
    }

    /** A line for the log that the editor keeps. */
    void log(MessageType type, String message) {
        remote.notify(Methods.LOG_MESSAGE, new MessageParams(type, message));
    }

    /** A message that the user sees. */
    void show(MessageType type, String message) {
        remote.notify(Methods.SHOW_MESSAGE, new MessageParams(type, message));
    }

    /**
     * Shows that something long has begun, with a way to cancel it. Waits for the client to agree, so it must not be called on the thread
     * that reads messages.
     *
     * @return whether the client shows it; otherwise nothing more may be said of this token (LSP 3.17)
     */
    boolean beginProgress(String token, String title) {
        JsonObject parameters = new JsonObject();
        parameters.addProperty("token", token);
        try {
            remote.request(Methods.CREATE_PROGRESS, parameters).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
        JsonObject value = new JsonObject();
        value.addProperty("kind", "begin");
        value.addProperty("title", title);
        value.addProperty("cancellable", true);
        value.addProperty("percentage", 0);
        progress(token, value);
        return true;
    }

    void reportProgress(String token, String message, int percentage) {
        JsonObject value = new JsonObject();
        value.addProperty("kind", "report");
        value.addProperty("message", message);
        value.addProperty("percentage", percentage);
        progress(token, value);
    }

    void endProgress(String token, String message) {
        JsonObject value = new JsonObject();
        value.addProperty("kind", "end");
        value.addProperty("message", message);
        progress(token, value);
    }

    private void progress(String token, JsonObject value) {
        JsonObject parameters = new JsonObject();
        parameters.addProperty("token", token);
        parameters.add("value", value);
        remote.notify(Methods.PROGRESS, parameters);
    }

    /** Asks for the settings of one section; the answer may be JSON {@code null}. */
    CompletableFuture<JsonElement> configuration(String section) {
        JsonObject item = new JsonObject();
        item.addProperty("section", section);
        JsonArray items = new JsonArray();
        items.add(item);
        JsonObject parameters = new JsonObject();
        parameters.add("items", items);
        return remote.request(Methods.CONFIGURATION, parameters).thenApply(answer ->
                answer instanceof JsonArray settings && !settings.isEmpty() ? settings.get(0) : new JsonObject());
    }

    /** Asks to be told when settings of one section change. */
    void watchConfiguration(String section) {
        JsonObject options = new JsonObject();
        options.addProperty("section", section);
        register(Methods.DID_CHANGE_CONFIGURATION, options);
    }

    /** Asks to be told when files of these names change. */
    void watchFiles(Set<String> names) {
        JsonArray watchers = new JsonArray();
        names.forEach(name -> {
            JsonObject watcher = new JsonObject();
            watcher.addProperty("globPattern", "**/" + name);
            watchers.add(watcher);
        });
        JsonObject options = new JsonObject();
        options.add("watchers", watchers);
        register(Methods.DID_CHANGE_WATCHED_FILES, options);
    }

    /** No longer wants to be told of files. */
    void unwatchFiles() {
        JsonObject unregistration = new JsonObject();
        unregistration.addProperty("id", Methods.DID_CHANGE_WATCHED_FILES);
        unregistration.addProperty("method", Methods.DID_CHANGE_WATCHED_FILES);
        JsonArray unregistrations = new JsonArray();
        unregistrations.add(unregistration);
        JsonObject parameters = new JsonObject();
        parameters.add("unregisterations", unregistrations); // so spelled in LSP 3.17
        remote.request(Methods.UNREGISTER_CAPABILITY, parameters);
    }

    private void register(String method, JsonObject options) {
        JsonObject registration = new JsonObject();
        registration.addProperty("id", method);
        registration.addProperty("method", method);
        registration.add("registerOptions", options);
        JsonArray registrations = new JsonArray();
        registrations.add(registration);
        JsonObject parameters = new JsonObject();
        parameters.add("registrations", registrations);
        remote.request(Methods.REGISTER_CAPABILITY, parameters);
    }
}
