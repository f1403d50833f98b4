package io.github.urnls.soak;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What is to be done.
 *
 * @param seed     the number that everything is made of, the same unless another one is given
 * @param pull     whether the client asks for diagnostics or is told
 * @param duration for how long new batches are begun
 * @param steps    after how many steps to end, instead of by duration
 * @param eachFrom from which step on the state is compared after each step, not only after each batch
 * @param growth   the share by which the memory in use may grow
 * @param jar      the server
 * @param runtime  the folder of a Java runtime with the server inside, to be used instead of the jar
 * @param out      where a failure is written to
 */
record Plan(long seed, boolean pull, Duration duration, OptionalLong steps, long eachFrom, double growth, Path jar,
        Optional<Path> runtime,
        Path out) {

    static final int DOCUMENTS = 50;

    static final int STEPS_OF_A_BATCH = 100;

    /** As many as it takes to say whether memory grows, however long that is. */
    static final int FEWEST_BATCHES = 12;

    /**
     * Reads {@code --seed 1 --client pull|push --seconds 45 --steps 1000 --each-from 900 --growth 0.1
     * --jar F --runtime F --out F}.
     */
    static Plan of(String[] arguments) {
        Map<String, String> given = new HashMap<>();
        for (int i = 0; i + 1 < arguments.length; i += 2) {
            given.put(arguments[i], arguments[i + 1]);
        }
        String client = given.getOrDefault("--client", "pull");
        if (arguments.length % 2 != 0 || !List.of("pull", "push").contains(client)) {
            throw new IllegalArgumentException("each option has a value: " + String.join(" ", arguments));
        }
        if (!given.containsKey("--runtime")
                && !Files.exists(Path.of(given.getOrDefault("--jar", "target/urn-ls.jar")))) {
            throw new IllegalArgumentException(
                    "the server is not built yet: there is no " + given.getOrDefault("--jar", "target/urn-ls.jar"));
        }
        return new Plan(Long.parseLong(given.getOrDefault("--seed", "8141")),
                client.equals("pull"),
                Duration.ofSeconds(Long.parseLong(given.getOrDefault("--seconds", "45"))),
                given.containsKey("--steps") ? OptionalLong.of(Long.parseLong(given.get("--steps")))
                        : OptionalLong.empty(),
                Long.parseLong(given.getOrDefault("--each-from", String.valueOf(Long.MAX_VALUE))),
                Double.parseDouble(given.getOrDefault("--growth", "0.1")),
                Path.of(given.getOrDefault("--jar", "target/urn-ls.jar")),
                Optional.ofNullable(given.get("--runtime")).map(Path::of),
                Path.of(given.getOrDefault("--out", "target/soak")));
    }

    /** Whether a part of a run is done again. */
    boolean isReplay() {
        return eachFrom < Long.MAX_VALUE;
    }

    /** The server, with the options that the extension starts it with. */
    List<String> command() {
        List<String> command = new ArrayList<>(List.of(
                runtime.orElse(Path.of(System.getProperty("java.home"))).resolve("bin").resolve("java").toString(),
                "-Xmx512m", "-Xmn24m", "-XX:MinHeapFreeRatio=10",
                "-XX:MaxHeapFreeRatio=20", "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", "-XX:+ExitOnOutOfMemoryError", "-Xlog:disable", "-Xlog:all=warning:stderr"));
        if (runtime.isPresent()) {
            command.addAll(List.of("-XX:AOTCache=" + runtime.get().resolve("lib").resolve("urn-ls.aot"), "-m",
                    "io.github.urnls/io.github.urnls.cli.Main"));
        } else {
            command.addAll(List.of("-jar", jar.toString()));
        }
        return command;
    }

    /** How to come to the same place again, and to look more closely on the way. */
    String replay(long from, long to) {
        return "src-test/measure/soak/run --seed " + seed + " --client " + (pull ? "pull" : "push") + " --steps " + to
                + " --each-from " + from;
    }
}
