package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Product;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * What the project is made of, and made with, is of one version each: nothing changes under it without a commit that
 * says so.
 */
class PinnedVersionsTest {

    private static final Path ROOT = Path.of("").toAbsolutePath();

    /** Those that Maven runs for a jar without being asked; their versions would be Maven's. */
    private static final Set<String> OF_MAVEN = Set.of("maven-clean-plugin", "maven-resources-plugin",
            "maven-compiler-plugin", "maven-surefire-plugin",
            "maven-jar-plugin", "maven-install-plugin", "maven-deploy-plugin");

    private static final Pattern EXACT = Pattern.compile("[0-9]+(\\.[0-9A-Za-z-]+)*");
    private static final Pattern EXACT_NPM = Pattern.compile("[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.]+)?");

    private static List<Path> files(String name) throws IOException {
        Set<String> built = Set.of(".git", "target", "node_modules", "dist", "runtime");
        List<Path> found = new ArrayList<>();
        Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return built.contains(String.valueOf(folder.getFileName())) ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (file.getFileName().toString().matches(name)) {
                    found.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return found;
    }

    // ---- Maven

    private static Optional<String> child(Element element, String name) {
        for (Node at = element.getFirstChild(); at != null; at = at.getNextSibling()) {
            if (at instanceof Element found && found.getTagName().equals(name)) {
                return Optional.of(found.getTextContent().strip());
            }
        }
        return Optional.empty();
    }

    private static List<Element> all(Element root, String name) {
        NodeList found = root.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            elements.add((Element) found.item(i));
        }
        return elements;
    }

    private static boolean isManaged(Element dependency) {
        return dependency.getParentNode().getParentNode() instanceof Element above
                && above.getTagName().equals("dependencyManagement");
    }

    /** What is not pinned in a project of Maven. */
    private static List<String> faults(String name, Element project) {
        Map<String, String> properties = new HashMap<>();
        for (Element list : all(project, "properties")) {
            for (Node at = list.getFirstChild(); at != null; at = at.getNextSibling()) {
                if (at instanceof Element property) {
                    properties.put("${" + property.getTagName() + "}", property.getTextContent().strip());
                }
            }
        }
        child(project, "version").ifPresent(version -> properties.put("${project.version}", version));
        Set<String> managed = new HashSet<>();
        boolean imports = false;
        for (Element dependency : all(project, "dependency")) {
            if (isManaged(dependency)) {
                managed.add(child(dependency, "groupId").orElse("") + ":" + child(dependency, "artifactId").orElse(""));
                imports |= child(dependency, "scope").equals(Optional.of("import"));
            }
        }
        for (Element plugin : all(project, "plugin")) { // in a profile, the version is that of the build
            child(plugin, "version").ifPresent(version -> managed.add("plugin " + child(plugin, "artifactId").get()));
        }
        List<String> faults = new ArrayList<>();
        for (String kind : List.of("dependency", "plugin", "path", "extension", "parent")) {
            for (Element element : all(project, kind)) {
                String what = name + ": " + kind + " "
                        + child(element, "artifactId").orElse(element.getTextContent().strip());
                if (child(element, "artifactId").isEmpty()) {
                    continue;
                }
                String key = child(element, "groupId").orElse("") + ":" + child(element, "artifactId").get();
                Optional<String> version = child(element, "version");
                boolean byManagement = managed.contains("plugin " + child(element, "artifactId").get())
                        || kind.equals("dependency")
                                && (managed.contains(key) || imports && key.startsWith("org.junit"));
                String resolved = version.map(text -> properties.getOrDefault(text, text)).orElse("");
                if (version.isEmpty() ? !byManagement
                        : !EXACT.matcher(resolved).matches() || resolved.endsWith("SNAPSHOT")) {
                    faults.add(what + ": version “" + resolved + "”");
                }
            }
        }
        return faults;
    }

    private static Element xml(String text) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new org.xml.sax.InputSource(new java.io.StringReader(text))).getDocumentElement();
    }

    @Test
    void everyLibraryAndPluginOfMavenIsPinned() throws Exception {
        List<String> faults = new ArrayList<>();
        List<Path> projects = files("pom\\.xml");
        assertTrue(projects.size() >= 4, projects::toString);
        for (Path file : projects) {
            faults.addAll(faults(ROOT.relativize(file).toString(), xml(Files.readString(file))));
        }
        assertEquals(List.of(), faults);
    }

    @Test
    void noPluginIsLeftToMaven() throws Exception {
        Set<String> missing = new HashSet<>(OF_MAVEN);
        all(xml(Files.readString(ROOT.resolve("pom.xml"))), "plugin")
                .forEach(plugin -> missing.remove(child(plugin, "artifactId").orElse("")));
        assertEquals(Set.of(), missing);
    }

    @Test
    void whatIsNotPinnedInMavenIsSeen() throws Exception {
        for (String version : List.of("", "<version>[1,2)</version>", "<version>LATEST</version>",
                "<version>RELEASE</version>", "<version>1-SNAPSHOT</version>",
                "<version>1.+</version>", "<version>${unknown}</version>", "<version>(,1]</version>")) {
            for (String kind : List.of("dependency", "plugin")) {
                String project = "<project><a><" + kind + "><groupId>g</groupId><artifactId>a</artifactId>" + version
                        + "</" + kind + "></a></project>";
                assertEquals(1, faults("x", xml(project)).size(), project);
            }
        }
    }

    // ---- npm

    /** What is not pinned in a package of npm. What a user of it brings along, its “peer”, may have other versions. */
    private static List<String> faults(String name, JsonObject content) {
        List<String> faults = new ArrayList<>();
        for (String kind : List.of("dependencies", "devDependencies", "optionalDependencies", "overrides")) {
            JsonElement list = content.get(kind);
            if (list instanceof JsonObject versions) {
                versions.entrySet().stream()
                        .filter(entry -> !(entry.getValue().isJsonPrimitive()
                                && EXACT_NPM.matcher(entry.getValue().getAsString()).matches()))
                        .forEach(entry -> faults.add(name + ": " + entry.getKey() + " " + entry.getValue()));
            }
        }
        return faults;
    }

    @Test
    void everyPackageOfNpmIsPinnedAndLocked() throws IOException {
        List<String> faults = new ArrayList<>();
        List<Path> packages = files("package\\.json");
        assertTrue(packages.size() >= 5, packages::toString);
        for (Path file : packages) {
            String name = ROOT.relativize(file).toString();
            JsonObject content = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
            faults.addAll(faults(name, content));
            if (!content.has("dependencies") && !content.has("devDependencies")) {
                continue; // nothing to lock
            }
            Path lock = file.resolveSibling("package-lock.json");
            if (!Files.exists(lock)) {
                faults.add(name + " has no lock file");
                continue;
            }
            JsonObject locked = JsonParser.parseString(Files.readString(lock)).getAsJsonObject()
                    .getAsJsonObject("packages");
            assertTrue(locked.size() > 1, name);
            locked.entrySet().stream().filter(entry -> !entry.getKey().isEmpty()).forEach(entry -> {
                JsonObject one = entry.getValue().getAsJsonObject();
                if (!one.has("integrity") && !one.has("link") && !one.has("inBundle")) {
                    faults.add(name + ": the lock file has no hash of " + entry.getKey());
                }
            });
        }
        assertEquals(List.of(), faults);
    }

    @Test
    void whatIsNotPinnedInNpmIsSeen() {
        for (String version : List.of("^1.2.3", "~1.2.3", "1.2", "*", "latest", "", ">=1.2.3", "1.2.3 - 2.0.0",
                "git+https://x", "1.x.0")) {
            JsonObject content = JsonParser.parseString("{\"dependencies\": {\"a\": \"" + version + "\"}}")
                    .getAsJsonObject();
            assertEquals(1, faults("x", content).size(), version);
        }
    }

    // ---- what else is fetched

    /** An action is a commit, an image a digest: both may be moved under a name. */
    @Test
    void imagesAndActionsArePinned() throws IOException {
        List<String> faults = new ArrayList<>();
        List<Path> workflows = new ArrayList<>(files("(ci|nightly|packages|release)\\.yml"));
        assertEquals(4, workflows.size(), workflows::toString);
        workflows.addAll(List.of(ROOT.resolve("action.yml"), ROOT.resolve("docs/plug-in/github.yml")));
        int uses = 0;
        for (Path file : workflows) {
            for (String line : Files.readAllLines(file)) {
                if (line.matches("\\s+image: .*")
                        && !line.matches("\\s+image: [a-z]+:[a-z0-9.-]+@sha256:[0-9a-f]{64}")) {
                    faults.add(ROOT.relativize(file) + ": " + line.strip());
                }
                Matcher used = Pattern.compile("uses: (\\S+)(.*)").matcher(line);
                if (used.find()) {
                    uses++;
                    boolean own = used.group(1).startsWith(Product.HOME.replaceFirst("https://[^/]+/", "") + "@v")
                            || used.group(1).startsWith("./");
                    if (!own && !(used.group(1).matches("[\\w-]+/[\\w-]+@[0-9a-f]{40}")
                            && used.group(2).matches(" # v[0-9.]+"))) {
                        faults.add(ROOT.relativize(file) + ": " + line.strip());
                    }
                }
            }
        }
        assertTrue(uses >= 20, uses + " actions");
        assertEquals(List.of(), faults);
    }

    /** Scripts of the gate install what the lock files say, and nothing newer. */
    @Test
    void scriptsInstallWhatIsLocked() throws IOException {
        List<String> faults = new ArrayList<>();
        for (Path file : files("run|.*\\.sh|.*\\.mjs|reproducible")) {
            if (file.endsWith("install-code-server.sh")) {
                continue; // an editor for the tests alone: of one version, with the lock files that it brings along
            }
            for (String line : Files.readAllLines(file)) {
                if (line.matches(".*\\bnpm (install|i|update)\\b.*|.*\\bnpx (-y|--yes)\\b.*|.*@latest\\b.*")
                        && !line.strip().startsWith("#")) {
                    faults.add(ROOT.relativize(file) + ": " + line.strip());
                }
            }
        }
        assertEquals(List.of(), faults);
    }
}
