package io.github.urnls.support.lsp;

import io.github.urnls.support.lsp.Type.Base;
import io.github.urnls.support.lsp.Type.Reference;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Language Server Protocol as its authors declare it. They publish their metamodel, {@code metaModel.json}, in no
 * package; it is made from the declarations in {@code vscode-languageserver-protocol} and
 * {@code vscode-languageserver-types}, which are read here instead, from the copies that Maven's repository has.
 */
record Protocol(Map<String, Type> types, Map<String, Method> methods) {

    private static final String PACKAGES = "META-INF/resources/webjars/";

    private static final Pattern DECLARATIONS = Pattern.compile(
            ".*/vscode-languageserver-(types/[^/]+/lib/esm/main|protocol/[^/]+/lib/common/protocol[^/]*)\\.d\\.ts");

    private static final Pattern CODE = Pattern.compile(".*/lib/common/protocol[^/]*\\.js");

    private static final Pattern SENDER = Pattern.compile(
            "(\\w+)\\.messageDirection = messages_1\\.MessageDirection\\.(\\w+)");

    /** LSP 3.17, Base Protocol; declared with the transport, not with the methods. */
    private static final String BASE_PROTOCOL = """
            type ProgressToken = integer | string;
            type TraceValues = 'off' | 'messages' | 'verbose';
            interface CancelParams { id: integer | string; }
            namespace Cancel { const method: '$/cancelRequest'; const type: ProtocolNotificationType<CancelParams, \
            void>; }
            interface ProgressParams { token: ProgressToken; value: LSPAny; }
            namespace Progress { const method: '$/progress'; const type: ProtocolNotificationType<ProgressParams, \
            void>; }
            interface SetTraceParams { value: TraceValues; }
            namespace SetTrace { const method: '$/setTrace'; const type: ProtocolNotificationType<SetTraceParams, \
            void>; }
            interface LogTraceParams { message: string; verbose?: string; }
            namespace LogTrace { const method: '$/logTrace'; const type: ProtocolNotificationType<LogTraceParams, \
            void>; }
            interface ResponseError { code: integer; message: string; data?: LSPAny; }
            """;

    /** What is used of LSP 3.18, which these packages do not declare yet. */
    private static final String LATER = """
            interface TextDocumentContentParams { uri: string; }
            interface TextDocumentContentResult { text: string; }
            namespace TextDocumentContentRequest { const method: 'workspace/textDocumentContent'; const type: \
            ProtocolRequestType<TextDocumentContentParams, TextDocumentContentResult, void, void, void>; }
            interface TextDocumentContentRefreshParams { uri: string; }
            namespace TextDocumentContentRefreshRequest { const method: 'workspace/textDocumentContent/refresh'; \
            const type: ProtocolRequestType<TextDocumentContentRefreshParams, void, void, void, void>; }
            interface WorkspaceClientCapabilities { textDocumentContent?: { dynamicRegistration?: boolean; }; }
            interface WorkspaceEditClientCapabilities { metadataSupport?: boolean; }
            interface ApplyWorkspaceEditParams { metadata?: { isRefactoring?: boolean; }; }
            """;

    /** A member of what a server tells of itself, and what LSP 3.18 adds behind it. */
    private static final String MEMBER = "fileOperations?: FileOperationOptions;";
    private static final String LATER_MEMBER = MEMBER + " textDocumentContent?: { schemes: string[]; };";

    private static final Map<String, String> SENDERS_OF_THE_BASE_PROTOCOL = Map.of("SetTrace", "clientToServer",
            "LogTrace", "serverToClient", "TextDocumentContentRequest", "clientToServer",
            "TextDocumentContentRefreshRequest", "serverToClient");

    private static final class Holder {

        private static final Protocol LSP = read();
    }

    static Protocol lsp() {
        return Holder.LSP;
    }

    Optional<Method> method(String name) {
        return Optional.ofNullable(methods.get(name));
    }

    /** What is declared under a name. */
    Type named(String name) {
        Type type = types.get(name);
        if (type == null) {
            throw new IllegalArgumentException("the protocol declares no " + name);
        }
        return type;
    }

    /** What a reference stands for, as far as it takes to come to something else. */
    Type resolved(Type type) {
        return type instanceof Reference reference ? resolved(named(reference.name())) : type;
    }

    static boolean isNothing(Type type) {
        return type instanceof Base base && List.of("void", "never").contains(base.name());
    }

    private static Protocol read() {
        Map<String, String> files = new HashMap<>();
        for (String name : List.of("types", "protocol")) {
            files.putAll(files("vscode-languageserver-" + name));
        }
        Map<String, String> senders = new HashMap<>(SENDERS_OF_THE_BASE_PROTOCOL);
        files.forEach((name, text) -> {
            Matcher matcher = SENDER.matcher(CODE.matcher(name).matches() ? text : "");
            while (matcher.find()) {
                senders.put(matcher.group(1), matcher.group(2));
            }
        });
        DeclarationReader reader = new DeclarationReader(senders);
        reader.read(BASE_PROTOCOL);
        reader.read(LATER);
        files.entrySet().stream().filter(file -> DECLARATIONS.matcher(file.getKey()).matches())
                .sorted(Map.Entry.comparingByKey())
                .forEach(file -> reader.read(file.getValue().replace(MEMBER, LATER_MEMBER)));
        return new Protocol(reader.types(), reader.methods());
    }

    /** The texts of the files of a package, by their paths. */
    private static Map<String, String> files(String name) {
        URL folder = Protocol.class.getClassLoader().getResource(PACKAGES + name + "/");
        if (folder == null) {
            throw new IllegalStateException("the package " + name + " is missing among the libraries of the tests");
        }
        Map<String, String> files = new HashMap<>();
        try (JarFile jar = opened(folder)) {
            for (var entry : jar.stream().filter(entry -> entry.getName().matches(".*\\.(d\\.ts|js)")).toList()) {
                try (InputStream in = jar.getInputStream(entry)) {
                    files.put(entry.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    /** A jar of our own: one that others use as well must not be closed. */
    private static JarFile opened(URL folder) throws IOException {
        JarURLConnection connection = (JarURLConnection) folder.openConnection();
        connection.setUseCaches(false);
        return connection.getJarFile();
    }
}
