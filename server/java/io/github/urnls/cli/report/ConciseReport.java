package io.github.urnls.cli.report;

import io.github.urnls.check.ReportedFinding;
import java.io.PrintWriter;

/** {@code --format concise}: one line a finding, as compilers print them. */
public record ConciseReport(PrintWriter out, TextOptions options) implements Report {

    @Override
    public void file(CheckedFile file) {
        Ink ink = new Ink(options.style());
        for (ReportedFinding reported : options.shown(file)) {
            out.println(ink.headline(file.document(), reported.finding(), reported.isKnown()));
        }
    }
}
