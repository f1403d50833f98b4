package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Setting;
import io.github.urnls.check.run.Checker;
import io.github.urnls.jsonrpc.Endpoint;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.diagnostics.DiagnosticsModel;
import io.github.urnls.lsp.diagnostics.PullDiagnostics;
import io.github.urnls.lsp.diagnostics.PushDiagnostics;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.documents.FolderOptions;
import io.github.urnls.lsp.documents.OpenDocuments;
import io.github.urnls.lsp.documents.Reading;
import io.github.urnls.lsp.documents.Workers;
import io.github.urnls.lsp.protocol.Client;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.lsp.protocol.Edit;
import io.github.urnls.namespace.Registry;
import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Change;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.Projects;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/**
 * Once all work is done, every document shows the findings of a new check, after any requests about any state at any
 * time.
 */
class DocumentChecksProperties {

    private static final List<String> URIS = List.of("file:///w/a.txt", "file:///w/b.txt", "file:///w/c.txt");

    private static final List<String> LINES = List.of("See urn:example:a here.\n", "See URN:example:a here.\n",
            "See urn:EXAMPLE:a here.\n", "See urn:example:b here.\n", "See URN:example:b here.\n", "Nothing.\n",
            "See urn:example:contacts and urn:example:contacts.\n", "See urn:example:contact here.\n");

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    /** Open documents, and a client to which the same is told as to a real one. */
    private static final class World implements Endpoint, BiConsumer<Set<String>, String> {

        private final List<Throwable> failures = new CopyOnWriteArrayList<>();
        private final Workers workers = new Workers(failures::add, 0,
                Executors.newSingleThreadScheduledExecutor());
        private final WorkspaceIndex[] index = new WorkspaceIndex[1];
        private final OpenDocuments documents = new OpenDocuments(CHECKER, uri -> index[0].seenFrom(uri),
                Reading.SILENT);
        private final Map<Long, List<Finding>> told = new ConcurrentHashMap<>();
        private final Map<String, String> published = new ConcurrentHashMap<>();
        private final List<Analysis> states = new ArrayList<>();
        private final boolean pull;
        private final DocumentChecks checks;
        private CountDownLatch gate = new CountDownLatch(0);
        private int version;

        World(boolean pull) {
            this.pull = pull;
            index[0] = new WorkspaceIndex(documents);
            Client client = new Client(this, ClientCapabilities.of(new JsonView(new JsonObject())));
            DiagnosticsModel model = pull ? new PullDiagnostics(documents, client, workers,
                    CompletableFuture.completedFuture(null))
                    : new PushDiagnostics(documents, client, workers);
            checks = new DocumentChecks(documents, index[0], model, workers, () -> 0, this);
        }

        @Override
        public void accept(Set<String> keys, String known) {
            if (!keys.isEmpty()) {
                checks.respelled(keys, known);
            }
        }

        @Override
        public CompletableFuture<JsonView> request(String method, Object parameters) {
            return CompletableFuture.completedFuture(new JsonView(null));
        }

        @Override
        public void notify(String method, Object parameters) {
            String text = parameters.toString();
            URIS.stream().filter(text::contains).forEach(uri -> published.put(uri, text));
        }

        /** The thread that checks stands still. */
        void hold() {
            gate.countDown();
            CountDownLatch next = new CountDownLatch(1);
            gate = next;
            workers.check(() -> await(next));
        }

        void edit(String uri, String text) {
            documents.get(uri).ifPresentOrElse(before -> {
                Document after = before.document().withText(++version, text);
                Change change = new Change(0, before.document().length(), after.length());
                checks.edited(List.of(new Edit(after, change, Edit.Typing.NONE)));
            }, () -> checks.opened(new Document(uri, "", ++version, text)));
            documents.get(uri).ifPresent(states::add);
        }

        void ask(Analysis state) {
            told.put(state.number(), state.findings());
        }

        void askInTurn(String uri) {
            workers.check(() -> documents.get(uri).ifPresent(this::ask));
        }

        void setOptions(Severity severity) {
            checks.setOptions(new FolderOptions(FolderOptions.Choice.of(Layer.NONE.with(Setting.SEVERITY,
                    Map.of("equivalent-spelling", severity.id())), Registry.BUILT_IN), Map.of(),
                    List.of(),
                    new Projects()));
        }

        /** Work may ask for more work, but not for ever. */
        void end() {
            gate.countDown();
            for (int i = 0; i < 20; i++) {
                CountDownLatch done = new CountDownLatch(1);
                workers.files(() -> workers.check(done::countDown));
                await(done);
            }
        }

        void assertAsFoundAfresh() {
            assertEquals(List.of(), failures);
            for (Analysis analysis : documents.all()) {
                String uri = analysis.document().uri();
                List<Finding> fresh = CHECKER.check(new DocumentSubject(analysis.document(), analysis.names(),
                        analysis.options(), index[0].seenFrom(uri)));
                assertEquals(fresh, analysis.findings(), uri);
                assertEquals(fresh, told.getOrDefault(analysis.number(), fresh), "told under the same number: " + uri);
                if (!pull) {
                    long shown = published.get(uri).split("\"code\":", -1).length - 1;
                    assertEquals(fresh.size(), shown, "published: " + uri);
                }
            }
        }

        private static void await(CountDownLatch latch) {
            try {
                latch.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Test
    void shownFindingsAreThoseOfANewCheck() {
        Cases.forEach(Cases.tries(300, 2000), random -> {
            World world = new World(random.nextBoolean());
            try {
                for (int step = 0; step < 40; step++) {
                    step(world, random);
                }
                world.end();
                world.assertAsFoundAfresh();
            } finally {
                world.gate.countDown();
                world.workers.stop();
            }
        });
    }

    private static void step(World world, Case random) {
        switch (random.nextInt(9)) {
            case 0, 1, 2 -> world.edit(random.one(URIS), random.joined(0, 4, LINES));
            case 3 -> world.documents.get(random.one(URIS)).ifPresent(world::ask);
            case 4, 5 -> world.askInTurn(random.one(URIS));
            case 6 -> {
                if (!world.states.isEmpty()) {
                    world.ask(world.states.get(random.nextInt(world.states.size())));
                }
            }
            case 7 -> world.setOptions(random.one(Severity.WARNING, Severity.INFORMATION));
            default -> world.hold();
        }
    }
}
