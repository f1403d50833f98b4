package io.github.urnls.lsp;

import com.google.gson.JsonObject;
import io.github.urnls.check.CanonicalForm;
import io.github.urnls.feature.Tally;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcError;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.documents.Workers.Queue;
import io.github.urnls.lsp.protocol.CommandNames;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Position;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Machine;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** The commands of {@code workspace/executeCommand}. */
public final class Commands {

    private Commands() {}

    static CompletableFuture<?> execute(Workspace workspace, JsonView params) {
        return switch (params.text("command").orElse("")) {
            case CommandNames.CANONICAL -> at(workspace, params, Queue.ANSWER, Commands::canonical);
            case CommandNames.PAGE -> at(workspace, params, Queue.SEARCH, NamePages::at);
            case CommandNames.MOVE_NAMESPACE -> NamespaceMove.of(workspace, argument(params)).run();
            case CommandNames.NAMES -> WorkspaceNames.answer(workspace, argument(params));
            case CommandNames.CHECK_WORKSPACE -> checkWorkspace(workspace, params);
            case CommandNames.SUMMARY ->
                    workspace.ask(argument(params).text("uri").orElse(""), Queue.VIEW, Commands::summary, null);
            case String other -> throw RpcException.invalidParameters("there is no command " + other);
        };
    }

    private static JsonView argument(JsonView params) {
        return params.list("arguments").stream().findFirst().orElse(new JsonView(null));
    }

    private static CompletableFuture<?> checkWorkspace(Workspace workspace, JsonView params) {
        if (!Machine.hasDisk()) {
            throw new RpcException(RpcError.INVALID_REQUEST,
                    "this needs the server in Java; here, open files are checked");
        }
        Optional<String> folder = argument(params).text("uri");
        if (folder.isEmpty()) {
            return workspace.checkAll();
        }
        Path path = FileUris.path(folder.get())
                .orElseThrow(() -> RpcException.invalidParameters(folder.get() + " is not a folder on disk"));
        return workspace.check(path);
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
        return question
                .project()
                .flatMap(project -> project.problems().stream().findFirst()
                        .map(fault -> fault.replace(FileNames.text(project.path()),
                                question.workspace().shownPath(FileUris.of(project.path())))))
                .orElse("");
    }

    /** Answers a command about a place in a document, which the argument names. */
    private static CompletableFuture<?> at(Workspace workspace, JsonView params, Queue queue,
            BiFunction<Question, Position, @Nullable String> work) {
        JsonView place = argument(params);
        Position position;
        try {
            position = FromLsp.position(place);
        } catch (RpcException e) {
            throw RpcException.invalidParameters("the command needs {uri, position}: " + e.getMessage());
        }
        return workspace.ask(place.text("uri").orElse(""), queue, question -> work.apply(question, position), null);
    }

    private static @Nullable String canonical(Question question, Position position) {
        return question.analysis().names(question.offset(position)).stream().filter(Name::isUrn).findFirst()
                .flatMap(CanonicalForm::of).orElse(null);
    }
}
