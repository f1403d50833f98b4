package io.github.urnls.cli.report;

import java.io.PrintWriter;

/** {@code --format concise}: one line a finding, as compilers print them. */
public record ConciseReport(PrintWriter out, Ink ink) implements Report {

    @Override
    public void file(CheckedFile file) {
        file.counting().forEach(reported -> out.println(ink.headline(file.document(), reported.finding(), false)));
    }
}
