package io.github.urnls.cli.command;

import io.github.urnls.check.Severity;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** The levels of findings, as words that a shell offers. */
final class LevelWords implements Iterable<String> {

    static final List<String> ALL = Stream.of(Severity.values()).map(Severity::id).toList();

    @Override
    public Iterator<String> iterator() {
        return ALL.iterator();
    }
}
