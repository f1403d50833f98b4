package io.github.urnls.soak;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a JVM holds in memory once nothing is left to collect: {@code jcmd PID GC.class_histogram} collects first and
 * counts then.
 *
 * @param bytes    in all
 * @param classes  of the classes with the most, by name
 * @param resident of the process, in bytes; zero where the system does not tell
 */
record Heap(long bytes, Map<String, Long> classes, long resident) {

    private static final int LISTED = 100;

    private static final int NAMED = 6;

    /** What a collector puts where objects were that it did not close up: neither in use nor kept by anybody. */
    private static final Set<String> FILLERS = Set.of("[Ljdk.internal.vm.FillerElement;",
            "jdk.internal.vm.FillerObject", "jdk.internal.vm.FillerArray");

    static Heap of(long pid) throws IOException {
        Process jcmd = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                String.valueOf(pid),
                "GC.class_histogram").redirectErrorStream(true).start();
        Map<String, Long> classes = new LinkedHashMap<>();
        long total = 0;
        long filled = 0;
        String output = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        for (String line : output.split("\n")) {
            String[] words = line.strip().split("\\s+");
            if (words[0].equals("Total")) {
                total = Long.parseLong(words[2]) - filled;
            } else if (words.length > 3 && FILLERS.contains(words[3])) {
                filled += Long.parseLong(words[2]);
            } else if (words.length > 3 && words[0].endsWith(":") && classes.size() < LISTED) {
                classes.put(words[3], Long.parseLong(words[2]));
            }
        }
        if (total == 0) {
            throw new Failure("jcmd does not tell what is in memory: " + output);
        }
        return new Heap(total, classes, resident(pid));
    }

    /** The classes of which there is more than there was in {@code before}, the most first, with the difference. */
    String more(Heap before) {
        return classes.entrySet().stream()
                .map(entry -> Map.entry(entry.getKey(),
                        entry.getValue() - before.classes.getOrDefault(entry.getKey(), 0L)))
                .filter(entry -> entry.getValue() > 0).sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .limit(NAMED)
                .map(entry -> String.format(Locale.ROOT, "%s %+.0f kB", entry.getKey(), entry.getValue() / 1e3))
                .collect(Collectors.joining(", "));
    }

    private static long resident(long pid) throws IOException {
        Path status = Path.of("/proc", String.valueOf(pid), "status");
        if (!Files.exists(status)) {
            return 0;
        }
        return Files.readAllLines(status).stream().filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024).findFirst().orElse(0);
    }
}
