package io.github.urnls.bench;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** The languages of a {@link TreeSample}: what a line of each looks like, and a line with a URN in it. */
enum TreeText {
    PROSE(".txt", "%s %s %s %s %s, %s %s %s. %s %s;\n", "It is called urn:example:report:%d in the journal.\n"),
    MARKDOWN(".md", "- %s **%s** %s `%s.%s`: %s %s ([%s](https://example.org/%s))\n", "See `urn:example:page:%d`.\n"),
    JAVA(".java", "        return %s.%s(%s, \"%s %s\").%s(%s -> %s); // %s\n",
            "    static final String NAME = \"urn:example:java:%d\";\n"),
    C(".c", "    if (%s->%s != NULL && %s(%s)) { %s = %s; return %s; }\n",
            "static const char *name = \"urn:example:c:%d\";\n"),
    PYTHON(".py", "    %s = self.%s(%s, %s=\"%s\")  # %s %s\n", "    name = 'urn:example:python:%d'\n"),
    SCRIPT(".js", "export const %s = async ({ %s, %s }) => { return %s.%s('%s', { %s: %s }); };\n",
            "const name = 'urn:example:script:%d';\n"),
    JSON(".json", "  {\"%s\": \"%s %s\", \"%s\": [\"%s\", 17, true], \"version\": null, \"description\": \"%s\"},\n",
            "  \"urn:example:json:%d\",\n"),
    XML(".xml", "  <%s %s=\"%s\" version=\"1.0\"><description>%s %s %s</description></%1$s>\n",
            "  <entry name=\"urn:example:xml:%d\"/>\n"),
    YAML(".yaml", "%s-%s:\n  version: 2\n  description: %s %s\n  %s: [%s, %s]\n", "name: urn:example:yaml:%d\n"),
    SETTINGS(".properties", "%s.%s.%s = %s %s\n", "name=urn\\:example\\:settings\\:%d\n"),
    LOG(".log", "2026-11-21T22:28:45.123Z INFO [%s-worker-3] org.example.%s: %s %s %s=%s\n",
            "2026-11-21T22:28:46Z WARN urn:example:log:%d is gone\n"),
    TABLE(".csv", "%s,%s,17,0.25,%s %s,%s\n", "urn:example:row:%d,a,b\n"),
    STYLE(".css", ".%s-%s > .%s { margin: 0 auto; %s-color: #fafafa; transition: %s 0.2s ease-in; }\n",
            "/* urn:example:style:%d */\n");

    /**
     * With the letters of {@code urn}, the word {@code namespace}, and {@code I}, each now and then, as texts have
     * them.
     */
    private static final String[] WORDS = ("the of and to in a is that for it as was with be by on not he I "
            + "this are or his from at which but have an "
            + "value name list file path text line word part group house world people water place year hand "
            + "high small version description "
            + "large early public able service server client request response header body message queue worker "
            + "thread memory buffer "
            + "function option connection session token plan main begin run scan domain column open certain "
            + "reason when then than can been "
            + "question information resource uniform system document index entry key field record table row "
            + "café naïve Straße "
            + "Internet standard number returned journal pattern internal modern namespaces Identifier").split(" ");

    private final String extension;
    private final String line;
    private final String urn;

    TreeText(String extension, String line, String urn) {
        this.extension = extension;
        this.line = line;
        this.urn = urn;
    }

    String extension() {
        return extension;
    }

    /** A line with a URN in it, which {@code number} makes different from others; one in eight of them is wrong. */
    String urn(int number) {
        return urn.replace("%d", number % 8 == 0 ? number + "%4" : String.valueOf(number));
    }

    /** About {@code octets} octets of it, in whole lines. */
    byte[] text(SplittableRandom random, int octets) {
        StringBuilder text = new StringBuilder();
        while (text.length() < octets) {
            text.append(line.formatted(Stream.generate(() -> word(random)).limit(10).toArray()));
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** The first words more often than the last. */
    private static String word(SplittableRandom random) {
        double skewed = random.nextDouble();
        return WORDS[(int) (skewed * skewed * WORDS.length)];
    }
}
