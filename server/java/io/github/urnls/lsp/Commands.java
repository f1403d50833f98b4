package io.github.urnls.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.check.Finding;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.WorkspaceCheck;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.lsp4j.MessageType;

/** What {@code workspace/executeCommand} can do. */
final class Commands {

    /** Answers with the canonical spelling of the URN at a place, or {@code null}; argument: {@code {uri, position}}. */
    static final String CANONICAL = "urn-ls.canonical";

    /** Checks all files of the workspace folders and publishes what is found; answers with {@code {files, findings, notRead}}. */
    static final String CHECK_WORKSPACE = "urn-ls.checkWorkspace";

    private Commands() {}

    static JsonArray all() {
        JsonArray all = new JsonArray();
        all.add(CANONICAL);
        all.add(CHECK_WORKSPACE);
        return all;
    }

    /** One check of the workspace, with its progress in the client. */
    static final class WorkspaceRun implements WorkspaceCheck.Listener {

        private static final long BETWEEN_REPORTS_NANOS = 100_000_000;

        private final Client client;
        private final ClientCapabilities capabilities;
        private final OpenDocuments documents;
        private final String token;
        private final AtomicBoolean cancelled = new AtomicBoolean();
        private final Set<String> published = new HashSet<>();
        private long reported = System.nanoTime();

        WorkspaceRun(Client client, ClientCapabilities capabilities, OpenDocuments documents, String token) {
            this.client = client;
            this.capabilities = capabilities;
            this.documents = documents;
            this.token = token;
        }

        void cancel() {
            cancelled.set(true);
        }

        /** Runs on a thread of its own; {@code earlier} are the files whose findings an earlier run has shown. */
        JsonElement run(List<Path> folders, io.github.urnls.check.Checker checker, Set<String> earlier) {
            if (capabilities.workDoneProgress()) {
                client.beginProgress(token, "Checking URNs");
            }
            WorkspaceCheck.Summary summary = WorkspaceCheck.run(folders, checker, documents.options(), this, cancelled::get);
            if (!summary.cancelled()) {
                earlier.stream().filter(uri -> !published.contains(uri) && documents.get(uri).isEmpty())
                        .forEach(uri -> client.publish(new ToLsp(new Document(uri, "", 0, ""), capabilities).closedDiagnostics(List.of())));
                earlier.clear();
            }
            earlier.addAll(published);
            summary.notRead().forEach(file -> client.log(MessageType.Warning, "not checked: " + file));
            if (capabilities.workDoneProgress()) {
                client.endProgress(token, summary.files() + " files, " + summary.findings() + " findings");
            }
            JsonObject result = new JsonObject();
            result.addProperty("files", summary.files());
            result.addProperty("findings", summary.findings());
            result.addProperty("notRead", summary.notRead().size());
            result.addProperty("cancelled", summary.cancelled());
            return result;
        }

        @Override
        public void progress(int done, int all) {
            long now = System.nanoTime();
            if (capabilities.workDoneProgress() && now - reported > BETWEEN_REPORTS_NANOS) {
                reported = now;
                client.reportProgress(token, done + " of " + all + " files", 100 * done / all);
            }
        }

        @Override
        public void found(Path file, Document document, List<Finding> findings) {
            // What is open is checked as it stands in the editor, not as it was saved.
            if (!findings.isEmpty() && documents.get(document.uri()).isEmpty()) {
                published.add(document.uri());
                client.publish(new ToLsp(document, capabilities).closedDiagnostics(findings));
            }
        }
    }
}
