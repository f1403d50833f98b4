package io.github.urnls.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * A document as people write them, made of nothing but its language and its size: metadata of a federation in XML, a
 * list of records in the others. There are 10,000 names in a megabyte, of which one in a thousand is wrong, in one way.
 *
 * @param language the extension of its file, which is also known as the name of the language
 * @param wrong    how many of its names are wrong
 */
public record SampleDocument(String language, String text, int wrong) {

    /** All there are. */
    public static final List<String> LANGUAGES = List.of("xml", "html", "json", "yaml", "toml", "properties", "ini",
            "csv", "yang", "ttl", "md",
            "rst", "java", "py", "sh", "sql", "txt");

    private static final int BYTES_OF_A_NAME = 100;

    private static final int NAMES_OF_A_WRONG_ONE = 1000;

    private static final int NAMES_OF_AN_ENTRY = 5;

    private static final int ENTRIES_OF_A_SECTION = 50;

    /**
     * Writes one to look at or to measure with, and tells its number of wrong names: {@code FILE BYTES}. The extension
     * is the language.
     */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        String name = file.getFileName().toString();
        SampleDocument document = of(name.substring(name.lastIndexOf('.') + 1), Integer.parseInt(arguments[1]));
        Files.writeString(file, document.text);
        System.out.println(document.wrong);
    }

    /** The document of about {@code bytes} octets in UTF-8; always the same one. */
    public static SampleDocument of(String language, int bytes) {
        SampleNames names = new SampleNames(8141);
        StringBuilder text = new StringBuilder(bytes + 1000).append(head(language));
        int size = text.length();
        int wrong = 0;
        int count = 0;
        for (int entry = 0; size < bytes; entry++) {
            boolean isWrong = count / NAMES_OF_A_WRONG_ONE != (count + NAMES_OF_AN_ENTRY) / NAMES_OF_A_WRONG_ONE;
            wrong += isWrong ? 1 : 0;
            count += NAMES_OF_AN_ENTRY;
            String[] inEntry = {names.uuid(), names.attribute(), names.right(), names.right(),
                    isWrong ? names.wrong() : names.right()};
            String bare = entry(language, entry, inEntry, "");
            String written = entry(language, entry, inEntry,
                    names.words(Math.max(8, count * BYTES_OF_A_NAME - size - bare.length())));
            text.append(written);
            size += written.getBytes(StandardCharsets.UTF_8).length;
        }
        return new SampleDocument(language, text.append(foot(language)).toString(), wrong);
    }

    private static String head(String language) {
        return switch (language) {
            case "xml" ->
                    """
                            <?xml version="1.0" encoding="UTF-8"?>
                            <EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" \
                            xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">
                            """;
            case "html" -> """
                    <!DOCTYPE html>
                    <html lang="en">
                    <head><meta charset="utf-8"><title>Records</title></head>
                    <body>
                    """;
            case "json" -> "[\n";
            case "yang" -> "module records {\n  namespace \"urn:example:records\";\n  prefix r;\n";
            case "ttl" -> "@prefix dct: <http://purl.org/dc/terms/> .\n";
            case "csv" -> "id,attribute,related,isPartOf,replaces,title\n";
            case "java" -> "final class Records {\n";
            default -> "";
        };
    }

    private static String foot(String language) {
        return switch (language) {
            case "xml" -> "</EntitiesDescriptor>\n";
            case "html" -> "</body>\n</html>\n";
            case "json" -> "  {}\n]\n";
            case "yang", "java" -> "}\n";
            default -> "";
        };
    }

    private static String entry(String language, int number, String[] names, String title) {
        String section = number % ENTRIES_OF_A_SECTION == 0 ? section(language, number / ENTRIES_OF_A_SECTION) : "";
        return section + String.format(Locale.ROOT, pattern(language), number, names[0], names[1], names[2], names[3],
                names[4], title);
    }

    private static String section(String language, int number) {
        return switch (language) {
            case "xml" -> "  <!-- part " + number + " of the federation -->\n";
            case "html" -> "<h2>Part " + number + "</h2>\n<style>\n  .part" + number
                    + " { color: #333; margin: 0 1em; }\n</style>\n";
            case "md" -> "\n## Part " + number + "\n\n";
            case "rst" -> "\nPart\n====\n\n";
            default -> "";
        };
    }

    /** The arguments are the number, five names, the title. */
    private static String pattern(String language) {
        return switch (language) {
            case "xml" -> """
                      <EntityDescriptor entityID="%2$s">
                        <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
                          <saml:Attribute Name="%3$s"/><saml:Attribute Name="%4$s"/>
                          <saml:Attribute Name="%6$s"/>
                        </IDPSSODescriptor>
                        <Organization><OrganizationName xml:lang="en">%7$s</OrganizationName></Organization>
                      </EntityDescriptor>
                    """;
            case "html" -> """
                    <article data-id="%2$s" title="%3$s"><p>%7$s</p>
                      <data value="%4$s">n</data> <cite data-name="%5$s" data-old="%6$s">%1$d</cite>
                    </article>
                    """;
            case "json" -> """
                      {
                        "id": "%2$s", "attribute": "%3$s",
                        "related": ["%4$s", "%5$s", "%6$s"],
                        "title": "%7$s"
                      },
                    """;
            case "yaml" -> """
                    - id: "%2$s"
                      attribute: %3$s
                      related: ["%4$s", "%5$s"]
                      replaces: "%6$s"
                      title: %7$s
                    """;
            case "toml" -> """
                    [[record]]
                    id = "%2$s"
                    related = ["%3$s", "%4$s", '%5$s']
                    replaces = "%6$s" # %7$s
                    """;
            case "properties" -> """
                    # %7$s
                    record.%1$d.id = %2$s
                    record.%1$d.attribute = %3$s
                    record.%1$d.related = %4$s
                    record.%1$d.part = %5$s
                    record.%1$d.old = %6$s
                    """;
            case "ini" -> """
                    [record%1$d]
                    ; %7$s
                    id=%2$s
                    attribute=%3$s
                    related=%4$s
                    part=%5$s
                    old=%6$s
                    """;
            case "csv" -> "%2$s,%3$s,%4$s,\"%5$s\",%6$s,\"%7$s\"\n";
            case "yang" -> """
                      identity i%1$d {
                        description "%7$s";
                        reference "%2$s";
                        default "%3$s";
                        default "%4$s"; default '%5$s'; default "%6$s";
                      }
                    """;
            case "ttl" -> """
                    <%2$s> dct:title "%7$s" ;
                      dct:type <%3$s> ; dct:relation <%4$s>, <%5$s> ;
                      dct:replaces <%6$s> .
                    """;
            case "md" -> "- `%2$s`, a [%7$s](%3$s): see <%4$s>, `%5$s` and `%6$s`.\n";
            case "rst" -> "* ``%2$s``, %7$s: see <%3$s>, ``%4$s``, ``%5$s`` and ``%6$s``.\n";
            case "java" -> """
                        /** %7$s. */
                        static final String[] N%1$d = {"%2$s", "%3$s", "%4$s",
                            "%5$s", "%6$s"};
                    """;
            case "py" -> """
                    # %7$s
                    n%1$d = ["%2$s", "%3$s", '%4$s', "%5$s", "%6$s"]
                    """;
            case "sh" -> """
                    # %7$s
                    load "%2$s" "%3$s" '%4$s' "%5$s" "%6$s"
                    """;
            case "sql" -> """
                    -- %7$s
                    insert into record values ('%2$s', '%3$s', '%4$s', '%5$s', '%6$s');
                    """;
            default -> "Record %1$d, %7$s, has the names <%2$s>, (%3$s), \"%4$s\", %5$s and <%6$s>.\n";
        };
    }
}
