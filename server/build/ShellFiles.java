import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes the manual page and the completions of the shells, as the packaged program prints them, to where systems look for them.
 *
 * <pre>java ShellFiles.java JAR DATE OUTPUT</pre>
 */
final class ShellFiles {

    public static void main(String[] args) throws IOException, InterruptedException {
        Map<String, List<String>> files = new TreeMap<>(Map.of(
                "man/man1/urn-ls.1", List.of("generate-man-page", args[1]),
                "bash-completion/completions/urn-ls", List.of("generate-completion", "bash"),
                "zsh/site-functions/_urn-ls", List.of("generate-completion", "zsh"),
                "fish/vendor_completions.d/urn-ls.fish", List.of("generate-completion", "fish"),
                "powershell/urn-ls.ps1", List.of("generate-completion", "powershell")));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        for (Map.Entry<String, List<String>> file : files.entrySet()) {
            Path output = Path.of(args[2], file.getKey());
            Files.createDirectories(output.getParent());
            List<String> command = new ArrayList<>(List.of(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", args[0]));
            command.addAll(file.getValue());
            int code = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).redirectOutput(output.toFile()).start().waitFor();
            if (code != 0) {
                throw new IOException(String.join(" ", command) + " ended with " + code);
            }
        }
    }
}
