package io.github.urnls.cli.run;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.Tally;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.index.FilesIndex;
import io.github.urnls.workspace.index.NameSearch;
import io.github.urnls.workspace.index.NameStatistics;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/**
 * The files that a question is about, and the index of their names.
 *
 * @param paths   the files and folders, not read yet
 * @param log     reads them
 * @param options those for the first path, by which the names in a question are read and checked
 * @param shown   what a file is called in answers
 */
public record Tree(List<Path> paths, FileLog log, Configuration configuration, FilesIndex index, CheckOptions options,
        Function<Path, String> shown) {

    /** Reads all files into the index. */
    public NameSearch read() {
        log.examine(paths, List.of(), FileLog.Work.reading(index::add, index::addEmpty));
        return index.search(log::isCancelled);
    }

    /** The file with this URI, as it is shown. */
    public String path(String uri) {
        return shown.apply(index.file(uri));
    }

    /** The specification of the names that were given. */
    public Specification specification() {
        return options.specification();
    }

    /**
     * The name {@code text}, an argument: all of it, letter by letter, also if it is wrong.
     *
     * @throws UsageException if it does not begin as a name
     */
    NameTarget target(String text) {
        NameTarget.fault(text).ifPresent(fault -> {
            throw new UsageException(fault);
        });
        return NameTarget.written(text, specification()).orElseThrow();
    }

    /** The lists of names that count where {@code name} stands. */
    Registry registry(NameStatistics name) {
        return name.uses().home().or(name.uses()::declaring).map(uri -> configuration.registry(index.file(uri)))
                .orElse(Registry.BUILT_IN);
    }

    /** The files that were read, for a message. */
    public String extent() {
        String omissions = log.omissions();
        return Tally.counted(log.files(), "file") + (omissions.isEmpty() ? "" : " (" + omissions + ")");
    }
}
