package io.github.urnls.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.check.CanonicalForm;
import io.github.urnls.check.Finding;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.diagnostics.DiskFindings;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.workspace.WorkspaceCheck;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.lsp4j.MessageType;

/** What {@code workspace/executeCommand} can do. */
public final class Commands {

    /**
     * Answers with the canonical spelling of the URN at a place, or {@code null}; argument: {@code {uri, position}}.
     */
    static final String CANONICAL = "urn-ls.canonical";

    /**
     * Checks all files of the workspace folders and publishes what is found; answers with {@code {files, findings,
     * notRead}}.
     */
    static final String CHECK_WORKSPACE = "urn-ls.checkWorkspace";

    /**
     * What a code lens calls in the client, with the URI, the line and the character of a name; the server has no such
     * command.
     */
    public static final String SHOW_REFERENCES = "urn.showReferences";

    private Commands() {}

    public static JsonArray all() {
        return Json.array(CANONICAL, CHECK_WORKSPACE);
    }

    static CompletableFuture<?> execute(Server server, JsonView params) {
        return switch (params.text("command").orElse("")) {
            case CANONICAL -> canonical(server, params);
            case CHECK_WORKSPACE -> server.workspace().checkAll();
            case String other -> throw RpcException.invalidParameters("there is no command " + other);
        };
    }

    private static CompletableFuture<?> canonical(Server server, JsonView params) {
        JsonView place = params.list("arguments").stream().findFirst().orElse(new JsonView(null));
        Position position;
        try {
            position = FromLsp.position(place);
        } catch (RpcException e) {
            throw RpcException.invalidParameters("the command needs {uri, position}: " + e.getMessage());
        }
        return server.ask(place.text("uri").orElse(""), Queue.ANSWER,
                question -> question.names(question.offset(position)).stream().filter(Name::isUrn).findFirst()
                        .flatMap(CanonicalForm::of).orElse(null),
                null);
    }

    /** One check of the workspace, with its progress in the client. */
    static final class WorkspaceRun implements WorkspaceCheck.Listener {

        private static final long BETWEEN_REPORTS_NANOS = 100_000_000;

        private final Client client;
        private final DiskFindings shown;
        private final String token;
        private final AtomicBoolean cancelled = new AtomicBoolean();
        private boolean showsProgress;
        private long reported = System.nanoTime();

        WorkspaceRun(Client client, DiskFindings shown, String token) {
            this.client = client;
            this.shown = shown;
            this.token = token;
        }

        void cancel() {
            cancelled.set(true);
        }

        /** Runs on the background thread; {@code progress} when the client can show it. */
        JsonElement run(List<Path> folders, boolean progress) {
            showsProgress = progress && client.beginProgress(token, "Checking URNs");
            String sum = "not finished";
            try {
                WorkspaceCheck.Summary summary = shown.run(folders, this, cancelled::get);
                summary.notRead().forEach(file -> client.warn("not checked: " + file));
                sum = summary.findings() + " findings in " + summary.files() + " files";
                if (shown.isCut()) {
                    sum += "; not all are shown";
                }
                if (!progress) {
                    client.show(MessageType.Info, "URN: " + sum);
                }
                return result(summary);
            } finally {
                if (showsProgress) {
                    client.endProgress(token, sum);
                }
            }
        }

        private static JsonObject result(WorkspaceCheck.Summary summary) {
            return Json.object("files", summary.files(), "findings", summary.findings(), "notRead",
                    summary.notRead().size(), "cancelled", summary.cancelled());
        }

        @Override
        public void progress(int done, int all) {
            long now = System.nanoTime();
            if (showsProgress && now - reported > BETWEEN_REPORTS_NANOS) {
                reported = now;
                client.reportProgress(token, done + " of " + all + " files", 100 * done / all);
            }
        }

        @Override
        public void found(Path file, Document document, List<Finding> findings) {
            // Shown by then.
        }
    }
}
