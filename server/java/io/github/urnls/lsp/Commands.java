package io.github.urnls.lsp;

import io.github.urnls.lsp.protocol.Client;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.check.CanonicalForm;
import io.github.urnls.check.Finding;
import io.github.urnls.feature.Tally;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcError;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.diagnostics.DiskFindings;
import io.github.urnls.lsp.documents.Workers.Queue;
import io.github.urnls.lsp.protocol.CommandNames;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Position;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Machine;
import io.github.urnls.workspace.Omission;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.eclipse.lsp4j.MessageType;
import org.jspecify.annotations.Nullable;

/** The commands of {@code workspace/executeCommand}. */
public final class Commands {

    private Commands() {}

    static CompletableFuture<?> execute(Server server, JsonView params) {
        return switch (params.text("command").orElse("")) {
            case CommandNames.CANONICAL -> at(server, params, Queue.ANSWER, Commands::canonical);
            case CommandNames.PAGE -> at(server, params, Queue.SEARCH, NamePages::at);
            case CommandNames.MOVE_NAMESPACE -> NamespaceMove.of(server, argument(params)).run();
            case CommandNames.NAMES -> WorkspaceNames.answer(server, argument(params));
            case CommandNames.CHECK_WORKSPACE -> checkWorkspace(server, params);
            case CommandNames.SUMMARY ->
                    server.ask(argument(params).text("uri").orElse(""), Queue.VIEW, Commands::summary, null);
            case String other -> throw RpcException.invalidParameters("there is no command " + other);
        };
    }

    private static JsonView argument(JsonView params) {
        return params.list("arguments").stream().findFirst().orElse(new JsonView(null));
    }

    private static CompletableFuture<?> checkWorkspace(Server server, JsonView params) {
        if (!Machine.hasDisk()) {
            throw new RpcException(RpcError.INVALID_REQUEST,
                    "this needs the server in Java; here, open files are checked");
        }
        Optional<String> folder = argument(params).text("uri");
        if (folder.isEmpty()) {
            return server.workspace().checkAll();
        }
        Path path = FileUris.path(folder.get())
                .orElseThrow(() -> RpcException.invalidParameters(folder.get() + " is not a folder on disk"));
        return server.workspace().check(path);
    }

    private static JsonObject summary(Question question) {
        int urns = question.analysis().sections().count();
        Tally tally = Tally.of(question.analysis().findings());
        return Json.object("urns", urns, "problems", tally.problems(), "hints", tally.hints(),
                "text", Tally.counted(urns, "URN") + ", " + tally.words(),
                "specification", question.specification().id(), "onlyOpen", !Machine.hasDisk(),
                "project", projectFault(question));
    }

    private static String projectFault(Question question) {
        Workspace workspace = question.workspace();
        return FileUris.around(question.document().uri()).flatMap(workspace.documents().options().projects()::of)
                .flatMap(project -> Stream.concat(project.mistakes().stream(), project.complaints().stream())
                        .findFirst().map(fault -> fault.replace(FileNames.text(project.path()),
                                workspace.shownPath(FileUris.of(project.path())))))
                .orElse("");
    }

    /** Answers a command about a place in a document, which the argument names. */
    private static CompletableFuture<?> at(Server server, JsonView params, Queue queue,
            BiFunction<Question, Position, @Nullable String> work) {
        JsonView place = argument(params);
        Position position;
        try {
            position = FromLsp.position(place);
        } catch (RpcException e) {
            throw RpcException.invalidParameters("the command needs {uri, position}: " + e.getMessage());
        }
        return server.ask(place.text("uri").orElse(""), queue, question -> work.apply(question, position), null);
    }

    private static @Nullable String canonical(Question question, Position position) {
        return question.names(question.offset(position)).stream().filter(Name::isUrn).findFirst()
                .flatMap(CanonicalForm::of).orElse(null);
    }

    /** One check of the workspace, with progress in the client. */
    static final class WorkspaceRun implements DiskFindings.Listener {

        private static final long BETWEEN_REPORTS_NANOS = 100_000_000;

        private final Client client;
        private final DiskFindings shown;
        private final String token;
        private final AtomicBoolean cancelled = new AtomicBoolean();
        private boolean showsProgress;
        private long reported = System.nanoTime();
        private Tally tally = Tally.NONE;
        private int withFindings;

        WorkspaceRun(Client client, DiskFindings shown, String token) {
            this.client = client;
            this.shown = shown;
            this.token = token;
        }

        void cancel() {
            cancelled.set(true);
        }

        /** Runs on the background thread; {@code progress} says whether the client can show it. */
        JsonElement run(List<Path> folders, boolean progress) {
            showsProgress = progress && client.beginProgress(token, "Checking URNs", true);
            String sum = "not finished";
            try {
                DiskFindings.Summary summary = shown.run(folders, this, cancelled::get);
                summary.unread().lines().forEach(file -> client.warn("not checked: " + file));
                sum = words(summary);
                if (shown.isCut()) {
                    sum += "; not all are shown";
                }
                Omission left = summary.unread().omission(file -> false);
                if (!progress) {
                    client.show(MessageType.Info, "URN: " + sum + (left.isNone() ? "" : ". " + left.sentence()));
                }
                return Json.object("files", summary.files(), "problems", tally.problems(), "hints", tally.hints(),
                        "text", words(summary), "leftOut", left.sentence(), "setting", left.setting(), "cancelled",
                        summary.cancelled());
            } finally {
                if (showsProgress) {
                    client.endProgress(token, sum);
                }
            }
        }

        private String words(DiskFindings.Summary summary) {
            return tally.words(withFindings, summary.files());
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
        public void found(List<Finding> findings) {
            Tally here = Tally.of(findings);
            tally = tally.plus(here);
            if (!here.isNone()) {
                withFindings++;
            }
        }
    }
}
