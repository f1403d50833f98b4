package io.github.urnls.cli.run;

import io.github.urnls.cli.report.Report;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The baselines during one run: a given one for all files, or else for each file the one that its project names.
 *
 * @param rest   what is known in files whose project names none
 * @param named  the baseline for a file
 * @param reader reads a baseline
 * @param read   those that were read
 */
public record Baselines(KnownFindings rest, Function<Path, Optional<Path>> named,
        Function<Path, KnownFindings> reader, Map<Path, KnownFindings> read) {

    /** Those that projects name. */
    public Baselines(KnownFindings rest, Function<Path, Optional<Path>> named, Function<Path, KnownFindings> reader) {
        this(rest, named, reader, new TreeMap<>());
    }

    /** One for all files. */
    public static Baselines one(KnownFindings known) {
        return new Baselines(known, file -> Optional.empty(), file -> known);
    }

    /** What is known in a file. */
    KnownFindings of(Path file) {
        return named.apply(file).map(baseline -> read.computeIfAbsent(baseline, reader)).orElse(rest);
    }

    private Stream<KnownFindings> all() {
        return Stream.concat(Stream.of(rest), read.values().stream());
    }

    /** How many known findings are in other files than the baselines say. */
    public int elsewhere() {
        return all().mapToInt(KnownFindings::elsewhere).sum();
    }

    /** The findings that are gone, from files that were checked or no longer exist. */
    public List<Report.Gone> gone() {
        return all().flatMap(one -> one.gone().stream()).toList();
    }
}
