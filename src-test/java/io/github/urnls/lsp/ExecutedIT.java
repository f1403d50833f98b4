package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import io.github.urnls.support.lsp.ServerProcess;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jacoco.agent.rt.RT;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.tools.ExecDumpClient;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * How much of the program runs for a keystroke and for a hover: what one must know to change either. An agent counts in
 * the packaged program the types of which a line was executed, and the files that they stand in, over three documents.
 * The numbers may only become smaller.
 */
class ExecutedIT {

    private static final int SESSIONS = 4;

    /** The most files and types. */
    private record Budget(int files, int types) {}

    /** A document, where someone types in a name of it, and what that and a hover there may run. */
    private record Measured(String name, String language, int line, int character, Budget keystroke, Budget hover,
            String text) {}

    private static final List<Measured> DOCUMENTS = List.of(
            new Measured("sso.xml", "xml", 2, 89, new Budget(175, 202), new Budget(113, 128), """
                    <md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="urn:example:sp">
                      <md:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
                        <md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-REDIRECT"
                            Location="https://sp.example/acs" index="0"/>
                      </md:SPSSODescriptor>
                    </md:EntityDescriptor>
                    """),
            new Measured("user.json", "json", 1, 45, new Budget(178, 203), new Budget(111, 127), """
                    {
                      "schemas": ["urn:ietf:params:scim:schemas:core:2.0:User"],
                      "id": "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
                      "book": "urn:isbn:9780306406158"
                    }
                    """),
            new Measured("router.yang", "yang", 1, 30, new Budget(162, 183), new Budget(132, 155), """
                    module acme-router {
                      namespace "urn:example:acme-router";
                      prefix ar;
                      description "Routes; see urn:ietf:rfc:7950.";
                    }
                    """));

    /** A session with the packaged server, watched by the agent. */
    private static final class Watched implements AutoCloseable {

        private final Editor editor;
        private final int port;
        private int version = 1;
        private final Measured document;

        Watched(Measured document) throws IOException {
            try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
                port = free.getLocalPort();
            }
            this.document = document;
            Path agent = Path.of(URI.create(
                    RT.class.getProtectionDomain().getCodeSource().getLocation().toString()));
            editor = Editor.of(ServerProcess.packaged(List.of(), List.of("-javaagent:" + agent
                    + "=output=tcpserver,address=127.0.0.1,port=" + port
                    + ",includes=io.github.urnls.*,dumponexit=false"),
                    List.of("serve")), Path.of("/work")).as(document.language).begin(Editor.PULL_ONCE);
            editor.open(document.name, document.text);
            editor.pulled(document.name, "");
            type("a"); // what runs once and never again, such as reading a table, has run
        }

        void type(String letter) {
            version++;
            JsonElement range = Json.range(document.line, document.character, document.character);
            editor.change(document.name, version, Editor.typed(range, letter));
            editor.pulled(document.name, "");
        }

        /** The types of the program that were executed since the last call. */
        Set<String> executed() throws IOException {
            ExecDumpClient client = new ExecDumpClient();
            client.setReset(true);
            return client.dump(InetAddress.getLoopbackAddress(), port).getExecutionDataStore().getContents().stream()
                    .filter(ExecutionData::hasHits).map(ExecutionData::getName)
                    .collect(Collectors.toCollection(TreeSet::new));
        }

        @Override
        public void close() {
            editor.end();
            editor.close();
        }
    }

    private static String judged(Measured document, String what, Budget budget, Set<String> types) {
        long files = types.stream().map(type -> type.replaceFirst("\\$.*", "")).distinct().count();
        String count = document.name + ", " + what + ": " + files + " files, " + types.size() + " types";
        return files <= budget.files && types.size() <= budget.types ? "" : count + ", the budget is " + budget + ": "
                + types + "\n";
    }

    /** What is over its budget in a session with {@code document}; empty if nothing is. */
    private static String over(Measured document) throws IOException {
        try (Watched watched = new Watched(document)) {
            watched.executed();
            watched.type("b");
            String keystroke = judged(document, "a keystroke", document.keystroke, watched.executed());
            watched.editor.request("workspace/symbol", "{\"query\":\"nothing\"}"); // after all that the keystroke began
            watched.executed();
            assertTrue(watched.editor.hover(document.name, document.line, document.character).isJsonObject());
            return keystroke + judged(document, "a hover", document.hover, watched.executed());
        }
    }

    /** What other threads do meanwhile is counted too, so the best of a few sessions counts. */
    @ParameterizedTest
    @FieldSource("DOCUMENTS")
    void aKeystrokeAndAHoverRunFewFiles(Measured document) throws IOException {
        String over = over(document);
        for (int i = 1; i < SESSIONS && !over.isEmpty(); i++) {
            over = over(document);
        }
        assertEquals("", over, "let less run, or let one thing serve for two");
    }
}
