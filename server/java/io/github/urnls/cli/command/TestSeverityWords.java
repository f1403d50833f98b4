package io.github.urnls.cli.command;

import io.github.urnls.check.TestSeverity;
import java.util.Iterator;
import java.util.stream.Stream;

/** How findings in tests may be reported, as words that a shell offers. */
final class TestSeverityWords implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Stream.of(TestSeverity.values()).map(TestSeverity::id).iterator();
    }
}
