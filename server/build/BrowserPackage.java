import io.github.urnls.format.languages.Language;
import io.github.urnls.namespace.Folding;
import io.github.urnls.namespace.forms.Families;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.instructions.AssignInstruction;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Makes the package of npm with the checker, of the compiled classes and {@code server/browser}. Run by the build:
 *
 * <pre>java -classpath CLASSES:TEAVM BrowserPackage.java ROOT VERSION</pre>
 */
final class BrowserPackage {

    private static final String NAMES = "target/names.tsv";

    private static final Pattern EXPORTED = Pattern.compile("^export function (\\w+)", Pattern.MULTILINE);
    private static final Pattern FOLDINGS_IMPORT = Pattern.compile("^import .*foldings\\.js';\\R", Pattern.MULTILINE);

    /** A comment of a table, but for the date that {@code Registry} reads. */
    private static final Pattern COMMENT = Pattern.compile("(?m)^# (?!updated ).*\n");

    /** A resource as TeaVM writes it: its path, and its bytes in Base64, cut into short strings. */
    private static final Pattern RESOURCE = Pattern.compile(
            "\"(io/github/urnls/[^\"]+)\":\\s*((?:\"[A-Za-z0-9+/=]*\"[\\s+]*+)++)");

    private static final Pattern STRING = Pattern.compile("\"([^\"]*)\"");

    private static final String NOTICES = """
            THIRD-PARTY NOTICES

            urn-ls is licensed under Apache-2.0, the text in LICENSE. core.js contains these, each under the same licence:

            TeaVM %s, the compiler's runtime and class library, parts of which come from Apache Harmony
            Gson %s, the writer of JSON

            It also contains this, under the Eclipse Public License 2.0, whose text is at the end:

            Eclipse LSP4J %s, the types of the Language Server Protocol; https://github.com/eclipse-lsp4j/lsp4j

            %s

            %s""";

    private final Path root;
    private final Path classes;
    private final Path target;

    private BrowserPackage(Path root) throws IOException {
        this.root = root;
        this.classes = Files.createDirectories(root.resolve("target/browser/classes"));
        this.target = Files.createDirectories(root.resolve("target/browser/npm"));
    }

    public static void main(String[] args) throws Exception {
        BrowserPackage made = new BrowserPackage(Path.of(args[0]));
        made.clean();
        made.compile();
        made.translate();
        made.texts();
        made.names();
        made.foldings();
        made.languages();
        made.copyFiles(args[1]);
        made.forRequire();
        System.exit(0); // the compiler leaves threads
    }

    /** Removes what an earlier build left, so that it is not packed. */
    private void clean() throws IOException {
        try (Stream<Path> files = Files.list(target)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.delete(file);
            }
        }
    }

    /** Compiles the classes that only a browser needs: first those of the JDK that TeaVM's class library lacks. */
    private void compile() throws IOException {
        Path jdk = root.resolve("server/browser/jdk");
        compile(jdk, "-Xlint:none", "--source", "21", "--target", "21", "--patch-module", "java.base=" + jdk,
                "--add-reads", "java.base=ALL-UNNAMED");
        // JSBody has an annotation of another library, which is missing.
        compile(root.resolve("server/browser/java"), "-Xlint:all,-processing,-classfile", "-Werror", "--release",
                "21");
    }

    private void compile(Path sources, String... options) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(options));
        arguments.addAll(List.of("-proc:none", "-classpath", System.getProperty("java.class.path"), "-d",
                classes.toString()));
        try (Stream<Path> files = Files.walk(sources)) {
            files.filter(file -> file.toString().endsWith(".java")).map(Path::toString).forEach(arguments::add);
        }
        if (ToolProvider.getSystemJavaCompiler().run(null, System.out, System.err,
                arguments.toArray(String[]::new)) != 0) {
            System.exit(1);
        }
    }

    /** Translates them, and all that they call, into one JavaScript module. */
    private void translate() throws Exception {
        List<Path> path = new ArrayList<>(List.of(classes, root.resolve("server/browser/resources")));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            path.add(Path.of(entry));
        }
        List<URL> urls = new ArrayList<>();
        for (Path entry : path) {
            urls.add(entry.toUri().toURL());
        }
        ConsoleTeaVMToolLog log = new ConsoleTeaVMToolLog(false);
        TeaVMTool tool = new TeaVMTool();
        tool.setClassLoader(new URLClassLoader(urls.toArray(URL[]::new), BrowserPackage.class.getClassLoader()));
        tool.setClassPath(path.stream().map(Path::toFile).toList());
        tool.setMainClass("io.github.urnls.browser.BrowserModule");
        tool.setTargetDirectory(target.toFile());
        tool.setTargetFileName("core.js");
        tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
        tool.setJsModuleType(JSModuleType.ES2015);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(!Boolean.getBoolean("readable"));
        tool.getTransformers().addAll(List.of("io.github.urnls.browser.Lighter", ResourcesAsText.class.getName()));
        tool.setLog(log);
        tool.generate();
        TeaVMProblemRenderer.describeProblems(tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
            System.exit(1);
        }
    }

    /**
     * Writes the tables and pages in the module as texts, each character a byte. TeaVM writes them in Base64, which
     * compresses badly: with it the module would be 43 KB larger. They are sorted, so that what is alike stands
     * together and the size does not depend on TeaVM's order, which changes with every class.
     */
    private void texts() throws IOException {
        Path core = target.resolve("core.js");
        String module = Files.readString(core);
        Iterator<String> sorted = RESOURCE.matcher(module).results()
                .map(found -> "\"" + found.group(1) + "\":" + literal(read(found.group(1), decoded(found.group(2)))))
                .sorted().iterator();
        String texts = RESOURCE.matcher(module).replaceAll(found -> Matcher.quoteReplacement(sorted.next()));
        if (texts.equals(module)) {
            throw new IllegalStateException("no resource was found in core.js: how does TeaVM write them now?");
        }
        Files.writeString(core, texts);
    }

    /** {@code text} without what no program reads of a table: comments, and the sources of slots, the last column. */
    private static String read(String path, String text) {
        if (!path.endsWith(".tsv")) {
            return text; // the page of a rule, with headings
        }
        String table = COMMENT.matcher(text).replaceAll("");
        return path.endsWith("/slots.tsv") ? table.replaceAll("\t[^\t\n]*\n", "\n") : table;
    }

    /** What strings of Base64 hold. */
    private static String decoded(String strings) {
        String digits = STRING.matcher(strings).results().map(found -> found.group(1)).collect(Collectors.joining());
        return new String(Base64.getDecoder().decode(digits), StandardCharsets.ISO_8859_1);
    }

    /** Has TeaVM's runtime read resources as {@link #texts} writes them. */
    public static final class ResourcesAsText implements ClassHolderTransformer {

        @Override
        public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
            if (!type.getName().equals("java.lang.ClassLoader")) {
                return;
            }
            for (MethodHolder method : type.getMethods()) {
                if (method.getProgram() != null) {
                    method.getProgram().getBasicBlocks().forEach(block -> block.forEach(ResourcesAsText::plain));
                }
            }
        }

        private static void plain(Instruction instruction) {
            if (instruction instanceof InvokeInstruction call && call.getMethod().getName().equals("decode")) {
                AssignInstruction bytes = new AssignInstruction();
                bytes.setReceiver(call.getReceiver());
                bytes.setAssignee(call.getArguments().getFirst());
                call.replace(bytes);
            }
        }
    }

    /** A literal of JavaScript, on as many lines as the text. */
    private static String literal(String text) {
        return "`" + text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${").replace("\r", "\\r")
                + "`";
    }

    /** The known names as one string, of the rows that the build of the program has made. */
    private void names() throws IOException {
        Files.writeString(target.resolve("names.js"),
                "export default " + literal(Files.readString(root.resolve(NAMES))) + ";\n");
    }

    /** How namespaces compare names, for the small entry; by NID. Its names are those of {@link Folding}. */
    private void foldings() throws IOException {
        StringBuilder rows = new StringBuilder();
        for (String nid : new TreeSet<>(Families.builtIn().nids())) {
            Folding folding = Families.builtIn().folding(nid);
            if (folding != Folding.NONE) {
                rows.append("  '").append(nid).append("': '").append(folding).append("',\n");
            }
        }
        Files.writeString(target.resolve("foldings.js"), "export const foldings = {\n" + rows + "};\n");
    }

    /** The names of the languages that are read, so that another one can be refused. */
    private void languages() throws IOException {
        StringBuilder ids = new StringBuilder("plaintext"); // what has no row of its own
        for (Language language : Language.values()) {
            language.ids().forEach(id -> ids.append(' ').append(id));
        }
        Files.writeString(target.resolve("languages.js"),
                "export const languages = '" + ids + "'.split(' ');\n");
    }

    /** What {@code require} gets: the small entry once more, since it answers at once, and the types of both. */
    private void forRequire() throws IOException {
        String urn = Files.readString(target.resolve("urn.js"));
        List<String> names = EXPORTED.matcher(urn).results().map(found -> found.group(1)).toList();
        String foldings = Files.readString(target.resolve("foldings.js")).replaceFirst("^export ", "");
        Files.writeString(target.resolve("urn.cjs"), FOLDINGS_IMPORT.matcher(urn).replaceFirst(foldings)
                .replaceAll("(?m)^export function", "function")
                + "\nmodule.exports = { " + String.join(", ", names) + " };\n");
        Files.copy(target.resolve("urn.d.ts"), target.resolve("urn.d.cts"));
        Files.writeString(target.resolve("index.d.cts"),
                Files.readString(target.resolve("index.d.ts")).replace("'./urn.js'", "'./urn.cjs'"));
    }

    private void copyFiles(String version) throws IOException {
        try (Stream<Path> files = Files.list(root.resolve("server/browser/npm"))) {
            for (Path file : files.toList()) {
                Files.copy(file, target.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        Path manifest = target.resolve("package.json");
        Files.writeString(manifest, Files.readString(manifest).replaceFirst("\"version\": \"[^\"]*\"",
                "\"version\": \"" + version + "\""));
        Files.copy(root.resolve("LICENSE"), target.resolve("LICENSE"), StandardCopyOption.REPLACE_EXISTING);
        Files.writeString(target.resolve("THIRD-PARTY-NOTICES.txt"), NOTICES.formatted(version("teavm-core"),
                version("gson"), version("org.eclipse.lsp4j"), Files.readString(root.resolve("server/names/SOURCES.txt")),
                Files.readString(root.resolve("server/build/licences/EPL-2.0.txt"))));
    }

    /** The version of a library, from the name of its jar. */
    private static String version(String library) {
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            String jar = Path.of(entry).getFileName().toString();
            if (jar.startsWith(library + "-") && jar.endsWith(".jar")) {
                return jar.substring(library.length() + 1, jar.length() - 4);
            }
        }
        throw new IllegalStateException(library + " is not on the class path");
    }
}
