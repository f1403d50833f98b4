package io.github.urnls.cli;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A tree with names and contents that would break out of a format that does not escape them, and reports on it. */
record ReportTree(Path folder) {

    static final List<String> NAMES = List.of("plain.xml", "a b/100%25,c=d.xml", "col:on::error ::x.xml",
            "line\n::error::x.xml",
            "esc\u001b[31m.xml", "quo\"te'<&>]]>.xml");

    static final String TEXT = "<a b=\"urn:example:\ud83d\ude00 x\" c='urn:my_x:&#10;::error::y'>\n"
            + "  <d e=\"URN:example:x\" f=\"urn:example:a?b\"/>]]>\u001b[31m\r\n<g h=\"urn:example:x,y:\u009b "
            + "\n z\"/></a>\n";

    /** Writes the tree into a folder of its own. */
    static ReportTree in(Path folder) throws IOException {
        Path tree = Files.createDirectory(folder.resolve("tree"));
        for (String name : NAMES) {
            Path file = tree.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, TEXT);
        }
        if (Charset.forName(System.getProperty("sun.jnu.encoding")).newEncoder().canEncode("\u00e9\u202e")) {
            Files.writeString(tree.resolve("caf\u00e9\u202e.xml"), TEXT);
        }
        Files.writeString(tree.resolve("clean.xml"), "<a b='urn:example:x'/>");
        Files.writeString(tree.resolve("none.xml"), "<a/>");
        Files.write(tree.resolve("latin1.txt"), "urn:my_x:y caf\u00e9".getBytes(StandardCharsets.ISO_8859_1));
        return new ReportTree(tree);
    }

    Run check(String format, String... more) {
        List<String> args = new ArrayList<>(List.of("check", "--min-severity", "hint", "--format", format));
        if (List.of("sarif", "github", "gitlab").contains(format)) {
            args.addAll(List.of("--root", folder.toString()));
        }
        args.addAll(List.of(more));
        args.add(folder.toString());
        args.add(folder.resolve("missing.xml").toString());
        return Run.of(args.toArray(String[]::new));
    }

    /** The findings, one a line. */
    List<JsonObject> jsonl() {
        return check("jsonl").out().lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject()).toList();
    }
}
