import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Copies the sources that the Javadoc describes: the types of the API, as docs/library-types.md lists them, and the pages of their packages.
 *
 * <pre>java ApiSources.java PAGE SOURCES OUTPUT</pre>
 */
final class ApiSources {

    private static final Pattern ROW = Pattern.compile("^## `([\\w.]+)`$|^\\| `(\\w+)` \\|", Pattern.MULTILINE);

    public static void main(String[] args) throws IOException {
        List<MatchResult> rows = ROW.matcher(Files.readString(Path.of(args[0]))).results().toList();
        String room = "";
        for (MatchResult row : rows) {
            room = row.group(1) == null ? room : "io/github/urnls/" + row.group(1).replace('.', '/');
            String type = row.group(1) == null ? row.group(2) : "package-info";
            Path copy = Path.of(args[2], room, type + ".java");
            Files.createDirectories(copy.getParent());
            Files.copy(Path.of(args[1], room, type + ".java"), copy, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
