package io.github.urnls.lsp;

import com.google.gson.JsonObject;
import io.github.urnls.workspace.index.NameTree.Level;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.Uses;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.documents.FolderOptions;
import io.github.urnls.lsp.documents.Workers.Queue;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.ToLsp;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.scan.Name;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.Machine;
import io.github.urnls.workspace.index.NameFilter;
import io.github.urnls.workspace.index.NameSearch.InFile;
import io.github.urnls.workspace.index.NameTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The names of the workspace level by level, for a view: the namespaces, the names of one, the places of one. It
 * answers from the index as it is, also while files are still read; then the answer says so.
 */
record WorkspaceNames(Workspace workspace, BooleanSupplier unwanted) {

    /** Requests are queued by documents; this one is about none. */
    private static final String QUEUED_AS = "urn-ls:/names";

    private static final int MOST_NAMESPACES = 1000;
    private static final int NAMES_AT_FIRST = 200;
    private static final int MOST_NAMES = 5000;
    private static final int MOST_FILES = 100;
    private static final int MOST_PLACES = 100;

    /** Answers the command {@link io.github.urnls.lsp.protocol.CommandNames#NAMES}. */
    static CompletableFuture<?> answer(Workspace workspace, JsonView wanted) {
        Optional<String> name = wanted.text("name");
        Optional<String> nid = wanted.text("namespace").map(Normalization::fold);
        NameFilter filter = NameFilter.of(wanted.text("filter").orElse(""));
        boolean byUses = wanted.text("sort").filter("uses"::equals).isPresent();
        int most = Math.clamp(wanted.number("limit").orElse(NAMES_AT_FIRST), 1, MOST_NAMES);
        if (workspace.capabilities().has(Ability.NAMES_CHANGED)) {
            // Before the answer is made, so that no change is missed.
            workspace.index().watch(workspace.client()::namesChanged);
        }
        return workspace.workers().answer(Queue.VIEW, QUEUED_AS, unwanted -> {
            WorkspaceNames names = new WorkspaceNames(workspace, unwanted);
            if (name.isPresent()) {
                return names.places(name.get());
            }
            return nid.isPresent() ? names.names(nid.get(), filter, most, byUses) : names.namespaces(filter);
        });
    }

    private NameTree tree(NameFilter filter) {
        return new NameTree(workspace.index().names(), options().map(one -> one.registry().names()).distinct().toList(),
                filter);
    }

    /** Those of the settings, of the folders, and of the project files that were read so far. */
    private Stream<CheckOptions> options() {
        FolderOptions options = workspace.documents().options();
        return Stream.concat(options.projects().known().stream().map(project -> project.options(project.path())),
                options.choices().stream().map(FolderOptions.Choice::options));
    }

    private JsonObject namespaces(NameFilter filter) {
        Level<NameTree.Namespace> level = tree(filter).namespaces(MOST_NAMESPACES);
        return Json.object("namespaces", Json.list(level.rows(), this::namespace),
                "total", level.total(), "reading", workspace.isReading(), "note", note());
    }

    private JsonObject namespace(NameTree.Namespace namespace) {
        String title = options().flatMap(one -> one.registry().find(namespace.nid()).stream()).map(Namespace::title)
                .filter(text -> !text.isEmpty()).findFirst().orElse("");
        return Json.object("nid", namespace.nid(), "title", title, "names", namespace.names(), "undeclared",
                namespace.undeclared());
    }

    /** Why there are not all names; empty if there are, or will be. */
    private String note() {
        if (!Machine.hasDisk()) {
            return "Only names of open files are shown here.";
        }
        return workspace.index().omission().sentence();
    }

    private JsonObject names(String nid, NameFilter filter, int most, boolean byUses) {
        Level<NameTree.Row> level = tree(filter).names(nid, most, byUses);
        return Json.object("names", Json.list(level.rows(), this::name), "total", level.total());
    }

    private JsonObject name(NameTree.Row row) {
        Uses uses = row.uses();
        JsonObject name = Json.object("name", row.spelling(), "spellings", uses.spellings(), "uses", uses.count(),
                "files", uses.files(), "declarations", uses.declarations());
        uses.declaring().ifPresent(uri -> Json.put(name, "declaredIn", workspace.shownPath(uri)));
        row.listed().ifPresent(listed -> Json.put(name, "status", listed.status().word(), "deprecated",
                listed.isPast(), "title", listed.title(), "source", listed.source()));
        if (row.listed().isEmpty() && UrnParser.parse(row.spelling()).isValid()
                && workspace.documents().options().of(uses.home().orElse("")).accepts(row.spelling())) {
            Json.put(name, "status", "accepted");
        }
        row.newer().ifPresent(newer -> Json.put(name, "newer", newer));
        return name;
    }

    private Map<String, Object> places(String name) {
        WorkspaceIndex index = workspace.index();
        NameTarget target = options().map(CheckOptions::specification).distinct()
                .flatMap(specification -> NameTarget.written(name, specification).stream()).findFirst()
                .orElseThrow(() -> RpcException.invalidParameters("“" + name + "” is not a name"));
        List<InFile> found = new ArrayList<>();
        index.search(() -> unwanted.getAsBoolean() || found.size() == MOST_FILES).eachReference(target, found::add);
        int total = Math.max(found.size(), index.names().filesWith(target.key()).size());
        return Json.members("files", found.stream().map(file -> file(file, target)).toList(), "total", total);
    }

    private Map<String, Object> file(InFile found, NameTarget target) {
        String uri = found.file().document().uri();
        Predicate<Name> declares = found.declaring();
        ToLsp toLsp = new ToLsp(found.file().document(), workspace.capabilities());
        List<Map<String, Object>> places = found.places().stream().limit(MOST_PLACES)
                .map(place -> Json.members("range", toLsp.range(target.rangeAt(place)),
                        "declares", declares.test(place)))
                .toList();
        return Json.members("uri", uri, "path", workspace.shownPath(uri), "declares",
                found.places().stream().anyMatch(declares), "places", places,
                "total", found.places().size());
    }
}
