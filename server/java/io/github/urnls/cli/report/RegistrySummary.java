package io.github.urnls.cli.report;

import io.github.urnls.check.project.RegistryFile;
import io.github.urnls.feature.Tally;
import io.github.urnls.namespace.known.NameList;
import java.util.List;

/** What a test of a registry file looked at, in one line. */
public final class RegistrySummary {

    private RegistrySummary() {}

    public static String of(RegistryFile.Content content, int contradictions) {
        int fitting = (int) content.examples().stream().filter(RegistryFile.Example::fits).count();
        int names = content.names().stream().map(NameList::names).mapToInt(List::size).sum();
        return Tally.counted(fitting, "example") + ", "
                + Tally.counted(content.examples().size() - fitting, "counter-example") + ", "
                + Tally.counted(names, "listed name") + "; "
                + (contradictions == 0 ? "no contradiction" : Tally.counted(contradictions, "contradiction"));
    }
}
