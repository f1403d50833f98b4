package io.github.urnls.soak;

import io.github.urnls.bench.SampleDocument;
import io.github.urnls.bench.SampleNames;
import io.github.urnls.support.Fixture;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What documents begin with and what is typed into them: the contexts of the fixtures, in every language there is. */
final class Texts {

    private static final int LENGTH = 3000;

    private static final int SHARED = 20;

    private static final Set<String> DECLARING = Set.of("cat", "xsd", "yang");

    private static final String[] PIECES = {
            "\"", "'", "<", ">", "/>", "-->", "<!--", "]]>", "<![CDATA[", "`", "```", "\n", "\r\n", "\r", "  ", "\t",
            "{", "}", "[", "]", "(",
            ")", ",", ";", ":", "=", "\\", "\\u00e9", "\\x41", "&amp;", "&#x41;", "&", "%", "%20", "%zz", "#", "//",
            "/*", "*/", "\"\"\"",
            "'''", "|\n  ", "- ", "${a}", "{{a}}", "%s", "é", "😀", "\u202e", "urn", "urn:", "URN:", "urn:example:",
            "urn:isbn:",
            "urn:example:caf%C3%A9", "?", "?=a", "?+a", "#a", "xmlns:urn=\"urn:example:x\" ", "<urn:example:a\nb>",
            "urn-ls:ignore",
            "<!-- urn-ls:off -->", "# urn-ls:ignore[illegal-character]\n", "// urn-ls:on\n",
            "<a href=\"urn:example:a\">", "<style>a{}</style>",
            "<script>", "</script>", "key: ", "a = ", "namespace \"urn:example:m\";"};

    private final List<Map.Entry<String, String>> byLanguage;

    Texts() {
        Map<String, String> texts = new TreeMap<>();
        Fixture.in(Path.of("src-test", "fixtures", "formats"))
                .collect(Collectors.groupingBy(Fixture::language, TreeMap::new, Collectors.toList()))
                .forEach((language, fixtures) -> texts.put(language, joined(fixtures)));
        for (String language : SampleDocument.LANGUAGES) {
            texts.merge(language, SampleDocument.of(language, LENGTH / 2).text(),
                    (fixtures, sample) -> sample + fixtures);
        }
        texts.put("cat", catalog());
        texts.put("xsd",
                "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\" targetNamespace=\"urn:example:shared:0\">\n"
                        + "  <xs:import namespace=\"urn:example:shared:1\"/>\n</xs:schema>\n");
        // Those that declare names come first, so that they are always there.
        byLanguage = Stream.concat(texts.entrySet().stream().filter(entry -> DECLARING.contains(entry.getKey())),
                texts.entrySet().stream().filter(entry -> !DECLARING.contains(entry.getKey()))).toList();
    }

    /** Declares the names that stand in many documents. */
    private static String catalog() {
        StringBuilder text = new StringBuilder("<catalog xmlns=\"urn:oasis:names:tc:entity:xmlns:xml:catalog\">\n");
        for (int i = 0; i < SHARED; i++) {
            text.append("  <uri name=\"urn:example:shared:").append(i).append("\" uri=\"part").append(i % 4)
                    .append("/\"/>\n");
        }
        return text.append("  <!-- urn:example:caf%C3%A9 -->\n</catalog>\n").toString();
    }

    private static String joined(List<Fixture> fixtures) {
        StringBuilder text = new StringBuilder();
        for (Fixture fixture : fixtures) {
            if (text.length() + fixture.text().length() < LENGTH) {
                text.append(fixture.text()).append('\n');
            }
        }
        return text.toString();
    }

    /** The extension of the document with this number: its language. */
    String language(int number) {
        return byLanguage.get(number % byLanguage.size()).getKey();
    }

    /** What the document with this number begins with. */
    String text(int number) {
        return byLanguage.get(number % byLanguage.size()).getValue();
    }

    int languages() {
        return byLanguage.size();
    }

    /** What somebody types: a name, right, wrong or half, or what stands around names. */
    String typed(SplittableRandom random) {
        SampleNames names = new SampleNames(random.nextLong());
        return switch (random.nextInt(6)) {
            case 0 -> names.right();
            case 1 -> names.wrong();
            case 2 -> names.right().substring(0, 6);
            case 3 -> "urn:example:shared:" + random.nextInt(SHARED);
            case 4 -> "URN:Example:shared:" + random.nextInt(SHARED);
            default -> PIECES[random.nextInt(PIECES.length)];
        };
    }

    /** What somebody pastes: some lines of any document, or several pieces at once. */
    String pasted(SplittableRandom random) {
        String[] lines = text(random.nextInt(languages())).split("\n");
        int from = random.nextInt(lines.length);
        List<String> some = new ArrayList<>(
                List.of(lines).subList(from, Math.min(lines.length, from + 1 + random.nextInt(8))));
        some.add(random.nextInt(some.size() + 1), typed(random) + typed(random) + typed(random));
        return String.join("\n", some) + "\n";
    }
}
