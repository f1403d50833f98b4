package io.github.urnls.fuzz;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The command: {@code TARGET SECONDS}, or {@code all SECONDS} for each in turn, and after that any options of Jazzer
 * and libFuzzer. Each target runs in a process of its own. What is found is made small, and printed as the fixture that
 * it should become.
 *
 * <p>
 * What the search has kept is in {@code target/fuzz/corpus/TARGET}, and the next run begins with it.
 */
public final class Fuzz {

    private static final Path FOLDER = Path.of("target", "fuzz");
    private static final Path FIXTURES = Path.of("src-test", "fixtures", "fuzz");

    private Fuzz() {}

    /** Ends with 1 when something was found, with 2 when the command is none. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (arguments.length < 2) {
            System.err.println("fuzz TARGET|all SECONDS [OPTION…], where TARGET is one of "
                    + Targets.all().stream().map(FuzzTarget::name).toList());
            System.exit(2);
        }
        List<FuzzTarget> targets = arguments[0].equals("all") ? Targets.all() : List.of(Targets.named(arguments[0]));
        boolean found = false;
        for (FuzzTarget target : targets) {
            found |= run(target, arguments[1], List.of(arguments).subList(2, arguments.length));
        }
        System.exit(found ? 1 : 0);
    }

    private static boolean run(FuzzTarget target, String seconds, List<String> options)
            throws IOException, InterruptedException {
        Path corpus = Files.createDirectories(FOLDER.resolve("corpus").resolve(target.name()));
        Path seeds = seeds(target);
        Path results = fresh("found", target);
        List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElse("java"),
                "-Xmx1g",
                "--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path"),
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + Entry.class.getName(), "--target_args=" + target.name(),
                "--instrumentation_includes="
                        + Stream.of("io.github.urnls.**", target.alsoWatched()).filter(one -> !one.isEmpty())
                                .reduce((a, b) -> a + ":" + b).orElseThrow(),
                "--instrumentation_excludes=io.github.urnls.fuzz.**:io.github.urnls.support.**:"
                        + target.getClass().getName(),
                // Both follow names from outside into files and patterns, which is what settings are for.
                "--disabled_hooks=com.code_intelligence.jazzer.sanitizers.FilePathTraversal:"
                        + "com.code_intelligence.jazzer.sanitizers.RegexInjection",
                "-max_total_time=" + seconds, "-timeout=60", "-max_len=2048", "-rss_limit_mb=0", "-print_final_stats=1",
                "-dict=src-test/measure/fuzz/words.dict", "-artifact_prefix=" + results + "/",
                "--reproducer_path=" + results));
        command.addAll(options);
        command.addAll(List.of(corpus.toString(), seeds.toString()));
        if (Files.isDirectory(FIXTURES.resolve(target.name()))) {
            command.add(FIXTURES.resolve(target.name()).toString());
        }
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String last = "";
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
                var log = Files.newBufferedWriter(results.resolveSibling(target.name() + ".log"))) {
            log.write("commit " + System.getenv("URN_LS_COMMIT") + "\n"); // told with the figures
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                log.write(line);
                log.newLine();
                log.flush();
                last = line.matches("#\\d+\\s.* cov: .*") ? line : last;
            }
        }
        int code = process.waitFor();
        System.out.println(target.name() + ": " + last.replaceAll("\\s+", " "));
        // Told to go on after what it finds, Jazzer may end as if there had been nothing.
        List<Path> inputs = inputs(results);
        if (code == 0 && inputs.isEmpty()) {
            return false;
        }
        report(target, results, inputs);
        return true;
    }

    /** An empty folder of that name. */
    private static Path fresh(String kind, FuzzTarget target) throws IOException {
        Path folder = Files.createDirectories(FOLDER.resolve(kind).resolve(target.name()));
        try (Stream<Path> old = Files.list(folder)) {
            for (Path file : old.toList()) {
                Files.delete(file);
            }
        }
        return folder;
    }

    private static Path seeds(FuzzTarget target) throws IOException {
        Path folder = fresh("seeds", target);
        int number = 0;
        for (byte[] seed : (Iterable<byte[]>) target.seeds()::iterator) {
            Files.write(folder.resolve(String.valueOf(number++)), seed);
        }
        return folder;
    }

    private static List<Path> inputs(Path results) throws IOException {
        try (Stream<Path> all = Files.list(results)) {
            return all.filter(file -> file.getFileName().toString().matches("(crash|timeout|oom)-[0-9a-f]+")).sorted()
                    .toList();
        }
    }

    /** Says what was found, each input as small as it can be made. */
    private static void report(FuzzTarget target, Path results, List<Path> inputs) throws IOException {
        System.out.println("  something was found, or the run failed; all of it is in "
                + results.resolveSibling(target.name() + ".log"));
        for (Path file : inputs) {
            boolean crash = file.getFileName().toString().startsWith("crash");
            byte[] octets = Files.readAllBytes(file);
            byte[] small = crash ? new Shrink(target).shrink(octets) : octets;
            Path shrunk = results.resolve("small-" + file.getFileName());
            Files.write(shrunk, small);
            System.out.println(
                    "  " + shrunk + (crash ? ": " + Shrink.what(target, small).lines().findFirst().orElse("") : ""));
            System.out.println("  repeat with cp " + shrunk + " " + FIXTURES.resolve(target.name())
                    + "/WHAT-IS-WRONG && mvn test -Dtest=FuzzFixturesTest");
        }
    }
}
