package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.run.Checker;
import io.github.urnls.jsonrpc.Endpoint;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RawJson;
import io.github.urnls.lsp.diagnostics.DiagnosticsModel;
import io.github.urnls.lsp.diagnostics.PullDiagnostics;
import io.github.urnls.lsp.diagnostics.PushDiagnostics;
import io.github.urnls.lsp.documents.OpenDocuments;
import io.github.urnls.lsp.documents.Reading;
import io.github.urnls.lsp.documents.Workers;
import io.github.urnls.lsp.protocol.Client;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.text.Document;
import io.github.urnls.text.PositionEncoding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How long nothing is said of a name in which someone types, on a clock that the test moves. */
class TypingTest {

    private static final String URI = "file:///w/a.xml";

    private static final int PAUSE = 500;

    private static final int COMPLETION_PAUSE = 2000;

    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private final ManualClock clock = new ManualClock();
    private final Workers workers = new Workers(failures::add, Long.MAX_VALUE / 4, clock);
    private final WorkspaceIndex[] index = new WorkspaceIndex[1];
    private final OpenDocuments documents = new OpenDocuments(new Checker((rule, fault) -> {
        throw fault;
    }), uri -> index[0].seenFrom(uri), Reading.SILENT);
    private final Map<String, List<String>> published = new ConcurrentHashMap<>();
    private final List<String> requested = new CopyOnWriteArrayList<>();
    private DiagnosticsModel model;
    private DocumentChecks checks;
    private int version;

    /** A client that is told what is found, or one that asks. */
    private void start(boolean pull) {
        ClientCapabilities capabilities = ClientCapabilities.of(new JsonView(
                JsonParser.parseString("{\"workspace\":{\"diagnostics\":{\"refreshSupport\":true}}}")));
        Client client = new Client(new Endpoint() {
            @Override
            public CompletableFuture<JsonView> request(String method, Object parameters) {
                requested.add(method);
                return CompletableFuture.completedFuture(new JsonView(null));
            }

            @Override
            public void notify(String method, Object parameters) {
                JsonObject told = JsonParser.parseString(((RawJson) parameters).json()).getAsJsonObject();
                published.put(told.get("uri").getAsString(), codes(told.get("diagnostics")));
            }
        }, capabilities);
        index[0] = new WorkspaceIndex(documents);
        model = pull ? new PullDiagnostics(documents, client, workers,
                CompletableFuture.completedFuture(null))
                : new PushDiagnostics(documents, client, workers);
        checks = new DocumentChecks(documents, index[0], model, workers, () -> PAUSE, (keys, uri) -> {});
    }

    @AfterEach
    void stop() {
        workers.stop();
        clock.shutdownNow();
        assertEquals(List.of(), failures);
    }

    private static List<String> codes(JsonElement diagnostics) {
        List<String> codes = new ArrayList<>();
        diagnostics.getAsJsonArray()
                .forEach(diagnostic -> codes.add(diagnostic.getAsJsonObject().get("code").getAsString()));
        return codes;
    }

    /** Waits until all work is done, also what that has brought. */
    private void settle() {
        for (int i = 0; i < 5; i++) {
            CountDownLatch done = new CountDownLatch(1);
            workers.files(() -> workers.check(done::countDown));
            try {
                done.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void pass(int milliseconds) {
        clock.pass(milliseconds, this::settle);
    }

    private void open(String uri, String text) {
        checks.opened(Document.toBeEdited(uri, "xml", ++version, text));
        settle();
    }

    /** Writes {@code text} in the place of as many characters of the first line, in one change. */
    private void write(String uri, int character, int replaced, String text) {
        String change = "{\"range\":{\"start\":{\"line\":0,\"character\":" + character
                + "},\"end\":{\"line\":0,\"character\":" + (character + replaced) + "}},\"text\":"
                + new Gson().toJson(text) + "}";
        JsonView params = new JsonView(JsonParser.parseString("{\"textDocument\":{\"uri\":\"" + uri + "\",\"version\":"
                + ++version + "},\"contentChanges\":[" + change + "]}"));
        checks.edited(FromLsp.edits(documents.get(uri).orElseThrow().document(), params, PositionEncoding.UTF16));
        settle();
    }

    private void complete(int character) {
        documents.get(URI).orElseThrow().completed(character);
    }

    /** Types letter by letter; after each a completion is answered, and nothing is shown. */
    private void typeCompleting(int character, String text) {
        for (int i = 0; i < text.length(); i++) {
            write(URI, character + i, 0, text.substring(i, i + 1));
            complete(character + i + 1);
            assertEquals(List.of(), shown(), text.substring(0, i + 1));
        }
    }

    private List<String> shown() {
        if (model instanceof PullDiagnostics pull) {
            JsonObject asked = JsonParser.parseString("{\"textDocument\":{\"uri\":\"" + URI + "\"}}").getAsJsonObject();
            RawJson report = (RawJson) pull.document(new JsonView(asked)).join();
            return codes(JsonParser.parseString(report.json()).getAsJsonObject().get("items"));
        }
        return published.get(URI);
    }

    private void assertShownAfter(int milliseconds, String code) {
        pass(milliseconds - 1);
        assertEquals(List.of(), shown(), "shown too early");
        pass(1);
        assertEquals(List.of(code), shown());
    }

    @Test
    void theBeginningOfARegisteredNamespaceIsCheckedAfterTwoSeconds() {
        start(false);
        open(URI, "<a b=''/>");
        typeCompleting(6, "urn:isb");
        assertShownAfter(COMPLETION_PAUSE, "missing-nss");
    }

    @Test
    void pullingClientsAreAskedToPullAgainAfterTwoSeconds() {
        start(true);
        open(URI, "<a b=''/>");
        typeCompleting(6, "urn:isb");
        pass(COMPLETION_PAUSE - 1);
        assertEquals(List.of(), shown());
        assertEquals(List.of(), requested);
        pass(1);
        assertEquals(List.of("workspace/diagnostic/refresh"), requested);
        assertEquals(List.of("missing-nss"), shown());
    }

    @Test
    void anyOtherBeginningIsCheckedAfterTheUsualPause() {
        start(false);
        open(URI, "<a b=''/>");
        typeCompleting(6, "urn:zzq");
        assertShownAfter(PAUSE, "missing-nss");
    }

    @Test
    void withoutACompletionTheUsualPauseIsEnough() {
        start(false);
        open(URI, "<a b='urn:is'/>");
        write(URI, 12, 0, "b");
        assertShownAfter(PAUSE, "missing-nss");
    }

    @Test
    void anUnregisteredNamespaceInUseCounts() {
        start(false);
        open(URI, "<a b=''/>");
        typeCompleting(6, "URN:Schemas-Microsoft");
        assertShownAfter(COMPLETION_PAUSE, "missing-nss");
    }

    @Test
    void aNamespaceOfAnotherDocumentCounts() {
        start(false);
        open("file:///w/b.xml", "<a b='urn:zzqueue:1'/>");
        open(URI, "<a b=''/>");
        typeCompleting(6, "urn:zzq");
        assertShownAfter(COMPLETION_PAUSE, "missing-nss");
    }

    @Test
    void anotherHalfTypedNameMakesNoNamespace() {
        start(false);
        open("file:///w/b.xml", "<a b='urn:zzqueue'/>");
        open(URI, "<a b=''/>");
        typeCompleting(6, "urn:zzq");
        assertShownAfter(PAUSE, "missing-nss");
    }

    @Test
    void aCompletionMayBeAnsweredAfterTheNextLetter() {
        start(false);
        open(URI, "<a b='urn:is'/>");
        write(URI, 12, 0, "b");
        pass(PAUSE / 2);
        complete(13);
        assertShownAfter(COMPLETION_PAUSE - PAUSE / 2, "missing-nss");
    }

    @Test
    void completedTextCountsAsTyped() {
        start(false);
        open(URI, "<a b=''/>");
        typeCompleting(6, "urn:is");
        write(URI, 10, 2, "isbn");
        assertShownAfter(COMPLETION_PAUSE, "missing-nss");
    }

    @Test
    void aCompletionElsewhereDoesNotCount() {
        start(false);
        open(URI, "<a b='urn:is' c='urn:is'/>");
        complete(12);
        write(URI, 12, 0, "b");
        write(URI, 24, 0, "b");
        assertEquals(List.of("missing-nss"), shown());
        pass(PAUSE);
        assertEquals(List.of("missing-nss", "missing-nss"), shown());
    }

    @Test
    void anIdentifierCanBeTypedBeforeTheRest() {
        start(false);
        open(URI, "<a b='urn:i:0451450523'/>");
        complete(11);
        write(URI, 11, 0, "s");
        write(URI, 12, 0, "b");
        assertShownAfter(COMPLETION_PAUSE, "misspelled-nid");
    }

    @Test
    void anEditElsewhereEndsIt() {
        start(false);
        open(URI, "<a b='urn:is'  c=''/>");
        complete(12);
        write(URI, 12, 0, "b");
        assertEquals(List.of(), shown());
        write(URI, 14, 0, " ");
        assertEquals(List.of("missing-nss"), shown());
    }

    @Test
    void anEditInAnotherDocumentEndsIt() {
        start(false);
        open("file:///w/b.xml", "<a/>");
        open(URI, "<a b='urn:is'/>");
        complete(12);
        write(URI, 12, 0, "b");
        assertEquals(List.of(), shown());
        write("file:///w/b.xml", 2, 0, " ");
        assertEquals(List.of("missing-nss"), shown());
    }

    @Test
    void aSaveEndsThePause() {
        start(true);
        open(URI, "<a b='urn:is'/>");
        complete(12);
        write(URI, 12, 0, "b");
        assertEquals(List.of(), shown());
        checks.releaseIn(URI);
        settle();
        assertEquals(List.of("workspace/diagnostic/refresh"), requested);
        assertEquals(List.of("missing-nss"), shown());
    }
}
