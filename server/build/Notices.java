import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Writes THIRD-PARTY-NOTICES.txt: what the program is made of besides itself, with the licences. Run by the build, from its list of what is
 * shipped and from the jars themselves:
 *
 * <pre>java -classpath RUNTIME-CLASSPATH Notices.java SBOM PROJECT-FOLDER OUTPUT</pre>
 *
 * <p>The licences that there are texts for are those that are allowed; with any other the build fails.
 */
final class Notices {

    /** What a jar may hold of the words of its makers. */
    private static final String WORDS = "(?i)(META-INF/)?(LICEN[CS]E|NOTICE|COPYING|COPYRIGHT|about)(\\.(txt|md|html))?";

    private static final String RULE = "-".repeat(80) + "\n";

    public static void main(String[] args) throws IOException {
        if (!Files.exists(Path.of(args[0]))) {
            System.err.println(args[0] + " is not there: the list of what is shipped is made by Maven online only; run it once without -o");
            System.exit(1);
        }
        JsonObject bom = JsonParser.parseString(Files.readString(Path.of(args[0]))).getAsJsonObject();
        Path project = Path.of(args[1]);
        Map<String, Path> texts = new TreeMap<>(Map.of("Apache-2.0", project.resolve("LICENSE")));
        try (var files = Files.list(project.resolve("server/build/licences"))) {
            files.forEach(file -> texts.put(file.getFileName().toString().replaceFirst("\\.txt$", ""), file));
        }
        StringBuilder notices = new StringBuilder("THIRD-PARTY NOTICES\n\nurn-ls is licensed under Apache-2.0. It contains these, each under its own licence:\n\n");
        TreeSet<String> used = new TreeSet<>();
        for (JsonElement component : bom.getAsJsonArray("components")) {
            notices.append(RULE).append(describe(component.getAsJsonObject(), texts, used)).append('\n');
        }
        for (String id : used) {
            notices.append(RULE).append("The text of ").append(id).append(":\n\n").append(Files.readString(texts.get(id)).strip()).append("\n\n");
        }
        notices.append(RULE).append(Files.readString(project.resolve("server/names/SOURCES.txt")));
        Files.writeString(Path.of(args[2]), notices);
    }

    private static String describe(JsonObject component, Map<String, Path> texts, TreeSet<String> used) throws IOException {
        String name = component.get("group").getAsString() + ":" + component.get("name").getAsString();
        String version = component.get("version").getAsString();
        List<String> ids = new ArrayList<>();
        JsonArray licences = component.has("licenses") ? component.getAsJsonArray("licenses") : new JsonArray();
        for (JsonElement choice : licences) {
            JsonObject licence = choice.getAsJsonObject().getAsJsonObject("license");
            if (licence == null || !licence.has("id") || !texts.containsKey(licence.get("id").getAsString())) {
                throw new IllegalStateException(name + ": the licence " + choice + " is not among those that are allowed: " + texts.keySet());
            }
            ids.add(licence.get("id").getAsString());
        }
        if (ids.isEmpty()) {
            throw new IllegalStateException(name + " has no licence");
        }
        used.addAll(ids);
        StringBuilder text = new StringBuilder(name + " " + version + "\nLicence: " + String.join(", ", ids) + "\n");
        text.append("Source: Maven Central, ").append(name).append(':').append(version).append(", classifier sources\n");
        source(component).forEach(address -> text.append("Source: ").append(address).append('\n'));
        words(jar(component)).forEach((file, words) -> text.append("\nIts ").append(file).append(":\n\n").append(words).append('\n'));
        return text.toString();
    }

    private static List<String> source(JsonObject component) {
        List<String> addresses = new ArrayList<>();
        if (component.has("externalReferences")) {
            component.getAsJsonArray("externalReferences").forEach(reference -> {
                if (reference.getAsJsonObject().get("type").getAsString().equals("vcs")) {
                    addresses.add(reference.getAsJsonObject().get("url").getAsString());
                }
            });
        }
        return addresses;
    }

    private static Path jar(JsonObject component) {
        String file = component.get("name").getAsString() + "-" + component.get("version").getAsString() + ".jar";
        return List.of(System.getProperty("java.class.path").split(File.pathSeparator)).stream().map(Path::of)
                .filter(path -> path.getFileName().toString().equals(file)).findFirst()
                .orElseThrow(() -> new IllegalStateException(file + " is in the list, but is not used"));
    }

    /** What the makers say in the jar, without the tags of HTML. */
    private static Map<String, String> words(Path path) throws IOException {
        Map<String, String> words = new TreeMap<>();
        try (JarFile jar = new JarFile(path.toFile())) {
            for (JarEntry entry : jar.stream().filter(entry -> entry.getName().matches(WORDS)).toList()) {
                try (InputStream in = jar.getInputStream(entry)) {
                    String text = new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r", "");
                    String plain = entry.getName().endsWith(".html") ? text.replaceAll("(?s)<!--.*?-->|<[^>]*>", "").replace("&quot;", "\"").replace("&amp;", "&") : text;
                    words.put(entry.getName(), plain.replaceAll("[ \t]+\n", "\n").replaceAll("\n{3,}", "\n\n").strip());
                }
            }
        }
        return words;
    }

    private Notices() {}
}
