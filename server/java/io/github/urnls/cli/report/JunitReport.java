package io.github.urnls.cli.report;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Product;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.Severity;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.feature.Tally;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/**
 * {@code --format junit}: a suite for each file that may have a URN, and a case for each finding. A case fails if its
 * finding makes the run fail; any other case only has output. The last suite is the run itself.
 */
public final class JunitReport implements Report {

    private final PrintWriter out;
    private final Severity threshold;
    private Xml xml;

    public JunitReport(PrintWriter out, Severity threshold) {
        this.out = out;
        this.threshold = threshold;
    }

    @Override
    public void begin() {
        xml = new Xml(out);
        xml.open("testsuites", "name", Product.NAME);
    }

    @Override
    public void file(CheckedFile file) {
        List<ReportedFinding> findings = file.counting();
        String name = file.document().uri();
        suite(name, Math.max(1, findings.size()),
                (int) findings.stream().filter(reported -> fails(reported.finding())).count(), 0);
        if (findings.isEmpty()) {
            xml.empty("testcase", "classname", name, "name", "no findings", "time", "0");
        }
        findings.forEach(reported -> testcase(file, name, reported.finding()));
        xml.close("testsuite");
    }

    private void suite(String name, int tests, int failures, int errors) {
        xml.open("testsuite", "name", name, "tests", String.valueOf(tests), "failures", String.valueOf(failures),
                "errors", String.valueOf(errors), "skipped", "0", "time", "0");
    }

    private boolean fails(Finding finding) {
        return finding.isAtLeast(threshold);
    }

    private void testcase(CheckedFile file, String name, Finding finding) {
        Place place = Place.of(file.document(), finding.start());
        xml.open("testcase", "classname", name, "name", finding.code() + " at " + place, "time", "0");
        if (fails(finding)) {
            xml.text("failure", text(name + ":" + place, finding), "message", finding.message(), "type",
                    finding.severity().id());
        } else {
            xml.text("system-out", text(name + ":" + place, finding));
        }
        xml.close("testcase");
    }

    private static String text(String place, Finding finding) {
        String fixes = finding.fixes().stream().map(fix -> "fix: " + Printable.of(fix.title()) + "\n")
                .collect(Collectors.joining());
        return place + ": " + finding.severity().id() + "[" + finding.code() + "] " + Printable.of(finding.message())
                + "\n" + fixes + RulePages.address(finding.code()) + "\n";
    }

    @Override
    public void end(Ending ending) {
        List<Notice> failed = ending.notices().stream()
                .filter(notice -> notice.kind() == Notice.Kind.FAILED).toList();
        suite(Product.NAME, Math.max(1, failed.size()), 0, failed.size());
        if (failed.isEmpty()) {
            xml.empty("testcase", "classname", Product.NAME, "name",
                    Tally.counted(ending.files(), "file") + " could be read", "time",
                    "0");
        }
        failed.forEach(notice -> {
            xml.open("testcase", "classname", Product.NAME, "name", Printable.path(notice.path()), "time", "0");
            xml.text("error", notice.text(), "message", notice.text(), "type", notice.kind().id);
            xml.close("testcase");
        });
        xml.close("testsuite");
        xml.close("testsuites");
    }
}
