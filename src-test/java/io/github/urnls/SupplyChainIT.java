package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The packaged jar: everything in it is in its list and its notices, under a licence that is allowed, and none of it
 * calls anybody.
 */
class SupplyChainIT {

    private static final Set<String> ALLOWED = Set.of("Apache-2.0", "EPL-2.0");

    /** By which a program talks to other machines. */
    private static final Set<String> FOR_CONNECTIONS = Set.of("java.net.Socket", "java.net.ServerSocket",
            "java.net.DatagramSocket", "java.net.MulticastSocket",
            "java.net.URLConnection", "java.net.HttpURLConnection", "javax.net.SocketFactory",
            "javax.net.ssl.SSLSocketFactory", "java.nio.channels.SocketChannel",
            "java.nio.channels.ServerSocketChannel", "java.nio.channels.AsynchronousSocketChannel",
            "java.nio.channels.AsynchronousServerSocketChannel",
            "java.nio.channels.DatagramChannel");

    private static final List<String> ROOTS_FOR_CONNECTIONS = List.of("java.net.http.", "java.rmi.", "javax.naming.",
            "javax.management.remote.", "sun.", "jdk.internal.");

    private static Path jar() {
        return Path.of(System.getProperty("urnls.jar", "target/urn-ls.jar"));
    }

    private static String entry(String name) throws IOException {
        try (JarFile jar = new JarFile(jar().toFile()); InputStream in = jar.getInputStream(jar.getEntry(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Set<String> classes(Path file) throws IOException {
        try (JarFile jar = new JarFile(file.toFile())) {
            return jar.stream().map(JarEntry::getName)
                    .filter(name -> name.endsWith(".class") && !name.startsWith("META-INF/"))
                    .collect(Collectors.toCollection(HashSet::new));
        }
    }

    private static List<JsonObject> components() throws IOException {
        return JsonParser.parseString(entry("META-INF/sbom/urn-ls.cdx.json")).getAsJsonObject()
                .getAsJsonArray("components").asList().stream()
                .map(JsonElement::getAsJsonObject).toList();
    }

    /** From the name of a library's file to the classes of it that are shipped. */
    private static Map<String, Set<String>> shippedByLibrary() throws IOException {
        Set<String> left = classes(jar());
        left.removeIf(name -> name.startsWith("io/github/urnls/"));
        assertTrue(left.size() > 100, "there are libraries in it");
        Map<String, Set<String>> found = new HashMap<>();
        for (String name : left) {
            // jar:file:/…/gson-2.15.0.jar!/com/google/gson/Gson.class
            URL origin = SupplyChainIT.class.getClassLoader().getResource(name);
            assertTrue(origin != null && origin.getProtocol().equals("jar"),
                    "nobody knows where this comes from: " + name);
            String path = origin.getPath().substring(0, origin.getPath().indexOf('!'));
            found.computeIfAbsent(path.substring(path.lastIndexOf('/') + 1), library -> new HashSet<>()).add(name);
        }
        return found;
    }

    @Test
    void everythingThatIsShippedIsInTheList() throws IOException {
        Set<String> listed = components().stream()
                .map(component -> component.get("name").getAsString() + "-" + component.get("version").getAsString()
                        + ".jar")
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(listed, new TreeSet<>(shippedByLibrary().keySet()));
        components()
                .forEach(component -> assertTrue(component.getAsJsonArray("hashes").size() > 0, component::toString));
    }

    @Test
    void everyLicenceIsAllowedAndItsTextIsThere() throws IOException {
        String notices = entry("META-INF/THIRD-PARTY-NOTICES.txt");
        Set<String> used = new TreeSet<>();
        for (JsonObject component : components()) {
            String name = component.get("group").getAsString() + ":" + component.get("name").getAsString() + " "
                    + component.get("version").getAsString();
            assertTrue(notices.contains("\n" + name + "\nLicence: "), name);
            List<String> ids = component.getAsJsonArray("licenses").asList().stream()
                    .map(choice -> choice.getAsJsonObject().getAsJsonObject("license").get("id").getAsString())
                    .toList();
            assertTrue(!ids.isEmpty() && ALLOWED.containsAll(ids), name + " is under " + ids);
            used.addAll(ids);
        }
        for (String id : used) {
            int text = notices.indexOf("The text of " + id + ":");
            assertTrue(text > 0 && notices.length() - text > 9000, id);
        }
        assertTrue(notices.contains("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION")
                && notices.contains("Eclipse Public License - v 2.0"));
        assertTrue(entry("META-INF/LICENSE").contains("Apache License"), "our own");
    }

    /** Of a program that is never told to connect, not even a library can. */
    @Test
    void nothingInTheJarCanOpenAConnection() throws IOException {
        List<String> faults = new ArrayList<>();
        int classes = 0;
        try (JarFile packaged = new JarFile(jar().toFile())) {
            for (JavaClass one : new ClassFileImporter().importJar(packaged)) {
                classes++;
                one.getDirectDependenciesFromSelf().stream().map(dependency -> dependency.getTargetClass().getName())
                        .filter(name -> FOR_CONNECTIONS.contains(name)
                                || ROOTS_FOR_CONNECTIONS.stream().anyMatch(name::startsWith))
                        .forEach(name -> faults.add(one.getName() + " uses " + name));
            }
        }
        assertTrue(classes > 500, "classes were read: " + classes);
        assertEquals(List.of(), faults);
    }
}
