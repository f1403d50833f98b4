package io.github.urnls.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.output.Printable;
import io.github.urnls.check.TestSeverity;
import com.google.gson.JsonParser;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import io.github.urnls.check.Finding;
import io.github.urnls.check.FindingStatus;
import io.github.urnls.check.Fix;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.check.run.Rules;
import io.github.urnls.check.Severity;
import io.github.urnls.cli.SarifTest;
import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.text.UnsafeCharacters;
import io.github.urnls.workspace.FileContent;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/** With any text in a file, its name and messages, each format stays valid, and nothing acts on a terminal. */
class ReportProperties {

    private static final SourceRoot ROOT = new SourceRoot(Path.of("root"));

    private static final String HOSTILE = "::%,=\r\n\t\u001b\u009b\u202e\u2028<>&\"']]>\\ "
            + "\ud83d\ude00\ud800\ufffe\ufeffa1";

    /** Mostly what means something in some format. */
    private static String hostile(Case random) {
        return String.join("", random.list(0, 12, () -> random.one(random.characters(1, 1, HOSTILE),
                random.characters(1, 3, '\udc20', '\udc7f').replaceAll(".", "\udb40$0"), random.text(1))));
    }

    private static String written(Function<PrintWriter, Report> format, CheckedFile file) {
        StringWriter text = new StringWriter();
        Report report = format.apply(new PrintWriter(text, true));
        report.begin();
        report.file(file);
        report.end(new Report.Ending(1, 1, List.of(new Notice(Path.of("x"), Notice.Kind.FAILED,
                file.findings().getFirst().finding().message())), List.of()));
        assertTrue(text.toString().codePoints().noneMatch(c -> c != '\n' && c != '\r' && UnsafeCharacters.isUnsafe(c)),
                text::toString);
        return text.toString();
    }

    @Test
    void everyFormatStaysWhatItIs() {
        Cases.forEach(Cases.tries(100, 300), random -> {
            String name = hostile(random);
            String text = hostile(random);
            String message = hostile(random);
            Document document = new Document(Printable.of(name), "", 0, text);
            TextRange range = new TextRange(text.length() / 2, text.length());
            List<Finding> findings = List.of(
                    new Finding(Rules.all().getFirst().code(), Severity.ERROR, range, message, text,
                            List.of(new Fix(message, Fix.Safety.SAFE, List.of(new TextEdit(range, message))))),
                    new Finding(Rules.all().getLast().code(), Severity.HINT, range, message, text, List.of()));
            CheckedFile file = new CheckedFile(Path.of("root", "f", name.replaceAll("[^\\x01-\\x7e]|/", "_") + "x"),
                    document, new FileContent.Encoding(StandardCharsets.UTF_8, false), ReportedFinding.of("f", findings,
                            found -> new FindingStatus.Plain()),
                    TestSeverity.SAME, 0);

            String sarif = written(out -> new SarifReport(out, ROOT), file);
            strict(sarif);
            SarifTest.assertValid(sarif);
            strict(written(out -> new GitlabReport(out, ROOT), file));
            written(out -> new JsonlReport(out), file).lines().forEach(ReportProperties::strict);
            assertEquals(2, written(out -> new JsonlReport(out), file).lines().count());
            List<String> commands = written(out -> new GithubReport(out, ROOT), file).lines().toList();
            assertEquals(3, commands.size());
            assertTrue(commands.stream().allMatch(line -> line.matches(
                    "::(error|notice) file=[^,:]*(,[a-zA-Z]+=[^,:]*)*::.*")), commands::toString);
            Ink plain = new Ink(false, false);
            written(out -> new TextReport(out, plain, false), file);
            assertEquals(2, written(out -> new ConciseReport(out, plain), file).lines().count());
            DocumentBuilder xml = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            String junit = written(out -> new JunitReport(out, Severity.ERROR), file);
            assertEquals(3, xml.parse(new InputSource(new StringReader(junit)))
                    .getElementsByTagName("testcase").getLength());
        });
    }

    private static void strict(String json) {
        JsonReader reader = new JsonReader(new StringReader(json));
        reader.setStrictness(Strictness.STRICT);
        JsonParser.parseReader(reader);
    }
}
