package io.github.urnls.lsp;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Checker;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.jspecify.annotations.Nullable;

/**
 * A session with nobody, for what the first question of a kind costs: classes are loaded, tables read, and types of the protocol taken apart,
 * 20 ms for a hover and as much for a completion. It is held while the user reads the first document, so that nobody waits for it.
 */
final class Rehearsal {

    /** Long enough for the findings of a document of usual size, and shorter than anybody takes to point at something. */
    private static final int PAUSE_MS = 300;

    private static final String URI = "untitled:rehearsal";

    private static final String TEXT = "<a b='urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66' c='urn:example:a b' d='urn:isbn:9780306406158' e='urn:ietf:rfc:2648'/>";

    /** A question, and what is told of it beside the document. */
    private record Question(String method, String members) {}

    private static final List<Question> QUESTIONS = List.of(
            new Question(Methods.HOVER, "'position':{'line':0,'character':14}"),
            new Question(Methods.HOVER, "'position':{'line':0,'character':60}"),
            new Question(Methods.HOVER, "'position':{'line':0,'character':80}"),
            new Question(Methods.HOVER, "'position':{'line':0,'character':106}"),
            new Question(Methods.COMPLETION, "'position':{'line':0,'character':112}"),
            new Question(Methods.CODE_ACTION,
                    "'range':{'start':{'line':0,'character':0},'end':{'line':1,'character':0}},'context':{'diagnostics':[]}"),
            new Question(Methods.DOCUMENT_LINK, ""),
            new Question(Methods.DOCUMENT_SYMBOL, ""),
            new Question(Methods.SEMANTIC_TOKENS_FULL, ""));

    /** Whom nobody hears, and who has no settings. */
    private static final Endpoint NOBODY = new Endpoint() {
        @Override
        public CompletableFuture<?> request(String method, @Nullable Object parameters) {
            return new CompletableFuture<>();
        }

        @Override
        public void notify(String method, @Nullable Object parameters) {}
    };

    private final Gson gson;

    /** {@code gson} is that of the real session: it keeps what it learns of each type. */
    Rehearsal(Gson gson) {
        this.gson = gson;
    }

    /** Begins after a moment, on a thread of its own. */
    void start() {
        Thread thread = new Thread(() -> {
            try {
                Thread.sleep(PAUSE_MS);
                run();
            } catch (InterruptedException | RuntimeException | Error e) {
                // Nobody has asked. What fails here, be it for want of memory, fails in the real session too, and is said there.
            }
        }, "urn-ls-rehearsal");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
    }

    /** Asks everything once; the answers, as they would be sent. */
    List<String> run() {
        Session session = new Session(code -> { }, Checker::new);
        session.connect(new Client(NOBODY), () -> { });
        List<String> answers = new ArrayList<>();
        try {
            session.request(Methods.INITIALIZE, json("'capabilities':{'textDocument':{'codeAction':{'codeActionLiteralSupport':{}},"
                    + "'hover':{'contentFormat':['markdown']},'documentSymbol':{'hierarchicalDocumentSymbolSupport':true}}}")).join();
            session.notify(Methods.DID_OPEN, json("'textDocument':{'uri':'" + URI + "','languageId':'xml','version':1,'text':\"" + TEXT + "\"}"));
            for (Question question : QUESTIONS) {
                String members = question.members.isEmpty() ? "" : "," + question.members;
                Object parameters = gson.fromJson(json("'textDocument':{'uri':'" + URI + "'}" + members),
                        Methods.TABLE.get(question.method).getParameterTypes()[0]);
                answers.add(gson.toJson(session.request(question.method, parameters).join()));
            }
            session.request(Methods.SHUTDOWN, null).join();
        } finally {
            session.finish();
        }
        return answers;
    }

    private static JsonObject json(String members) {
        return JsonParser.parseString("{" + members + "}").getAsJsonObject();
    }
}
