package io.github.urnls.support;

import io.github.urnls.support.lsp.Frame;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * What the JVM keeps of the classes of the packaged program from one start to the next, as the packages have it too.
 * Tests start the program some hundred times, and reading and verifying its classes is half of a start. It changes
 * nothing else: without an archive, or with a class that is not in it, the JVM reads the jar.
 */
public final class ClassArchive {

    private static final Path SAMPLE = Path.of("docs/sample").toAbsolutePath();

    /** What a client says to the server in one go, a message a line. */
    private static final String SESSION = """
            {"id":1,"method":"initialize","params":{"processId":null,"capabilities":{"workspace":{"workspaceEdit":\
            {"documentChanges":true}}},"workspaceFolders":[{"uri":"FOLDER","name":"sample"}]}}
            {"method":"initialized","params":{}}
            {"method":"textDocument/didOpen","params":{"textDocument":{"uri":"FOLDER/a.xml","languageId":"xml",\
            "version":1,"text":"<a b='urn:isbn:9780306406157' c='urn:example:a b'/>"}}}
            {"id":2,"method":"workspace/symbol","params":{"query":"isbn"}}
            {"id":3,"method":"textDocument/hover","params":{"textDocument":{"uri":"FOLDER/a.xml"},\
            "position":{"line":0,"character":9}}}
            {"id":4,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"FOLDER/a.xml"},\
            "range":{"start":{"line":0,"character":0},"end":{"line":0,"character":40}},"context":{"diagnostics":[]}}}
            {"id":5,"method":"textDocument/references","params":{"textDocument":{"uri":"FOLDER/a.xml"},\
            "position":{"line":0,"character":9},"context":{"includeDeclaration":true}}}
            {"id":6,"method":"shutdown"}
            {"method":"exit"}
            """.replace("FOLDER", SAMPLE.toUri().toString().replaceFirst("/$", ""));

    private static final long PATIENCE_MINUTES = 5;

    private static List<String> options;

    private ClassArchive() {}

    /** The packaged program. */
    public static Path jar() {
        return Path.of(System.getProperty("urnls.jar", "target/urn-ls.jar")).toAbsolutePath();
    }

    /**
     * The options of a JVM that is to use the archive; none where this JVM can make no archive. The first call makes
     * it, unless another process of the tests has.
     */
    public static synchronized List<String> options() {
        if (options == null) {
            try {
                Path archive = made();
                options = Files.exists(archive) ? List.of("-XX:SharedArchiveFile=" + archive) : List.of();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        return options;
    }

    /** Named after what it is bound to: the jar and the JVM. */
    private static Path made() throws IOException, InterruptedException {
        Path folder = Files.createDirectories(jar().resolveSibling("class-archive"));
        Path archive = folder.resolve(Files.getLastModifiedTime(jar()).toMillis() + "-"
                + Runtime.version().toString().replaceAll("[^\\w.]", "-") + ".jsa");
        try (FileChannel file = FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE,
                StandardOpenOption.WRITE); FileLock lock = file.lock()) {
            if (lock.isValid() && Files.notExists(archive)) {
                make(folder, archive);
            }
        }
        return archive;
    }

    private static void make(Path folder, Path archive) throws IOException, InterruptedException {
        Path recorded = folder.resolve("recorded");
        Path list = folder.resolve("list");
        Path half = folder.resolve("half");
        Set<String> loaded = new LinkedHashSet<>();
        for (List<String> arguments : List.of(List.<String>of(), List.of("check", "--exit-zero", SAMPLE.toString()))) {
            List<String> program = new ArrayList<>();
            program.addAll(List.of("-XX:DumpLoadedClassList=" + recorded, "-jar", jar().toString()));
            program.addAll(arguments);
            if (!succeeds(folder, program)) {
                return;
            }
            // A number behind a class is that of this run.
            Files.readAllLines(recorded).forEach(line -> loaded.add(line.replaceFirst("^([^@ ]+) id: .*", "$1")));
        }
        Files.write(list, loaded);
        if (succeeds(folder, List.of("-Xshare:dump", "-XX:SharedClassListFile=" + list,
                "-XX:SharedArchiveFile=" + half, "-cp", jar().toString())) && Files.exists(half)) {
            Files.move(half, archive, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** Runs Java with the session as its input. */
    private static boolean succeeds(Path folder, List<String> arguments) throws IOException, InterruptedException {
        ByteArrayOutputStream session = new ByteArrayOutputStream();
        SESSION.lines().map(line -> Frame.of("{\"jsonrpc\":\"2.0\"," + line.substring(1)))
                .forEach(session::writeBytes);
        Path in = Files.write(folder.resolve("in"), session.toByteArray());
        List<String> command = new ArrayList<>();
        command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1"));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectInput(in.toFile())
                .redirectOutput(folder.resolve("out").toFile()).redirectErrorStream(true).start();
        boolean hasEnded = process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES);
        process.destroyForcibly();
        return hasEnded && process.exitValue() == 0;
    }
}
