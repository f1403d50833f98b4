package io.github.urnls.support;

import io.github.urnls.namespace.Tables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The table of {@code docs/invoices.md}: the identifiers of invoices that the files of families list, by country. The
 * country is that of the domain in the last name, or of the word behind {@code urn:peppol:}.
 */
public final class InvoicesPage {

    private static final Path FOLDER = Path.of("server", "families");
    private static final List<String> FAMILIES = List.of("cen.eu", "factur-x.eu", "zugferd.de", "ferd");

    /** Names that stand alone; the others are parts of a customization. */
    private static final Pattern WHOLE = Pattern
            .compile("urn:cen\\.eu:.*|urn:(?:factur-x\\.eu|zugferd\\.de):.*:(?:minimum|basicwl)|urn:ferd:.*");

    private static final Pattern DOMAIN = Pattern.compile(".*urn:(?:fdc:)?(?:[a-z0-9-]+\\.)+([a-z]{2}):[^#]*");
    private static final Pattern PART = Pattern.compile(".*:(france|international:sg)\\b.*");
    private static final String SEVERAL = "Several";

    private record Row(String country, String name, String title, String status, String next) {

        String line() {
            String state = next.isEmpty() ? status : status + "; write `" + next + "`";
            return "| " + country + " | " + title + " | `" + name + "` | " + state + " |\n";
        }
    }

    private InvoicesPage() {}

    public static String text() throws IOException {
        Map<String, String> countries = Tables.rows("countries.tsv").stream()
                .collect(Collectors.toMap(row -> row[0], row -> row[1], (first, second) -> first));
        StringBuilder text = new StringBuilder("| Country | What | Identifier | State |\n|---|---|---|---|\n");
        rows(countries).sorted(Comparator.comparing((Row row) -> row.country.equals(SEVERAL) ? "" : row.country)
                .thenComparing(Row::name)).forEach(row -> text.append(row.line()));
        return text.toString();
    }

    private static Stream<Row> rows(Map<String, String> countries) throws IOException {
        StringBuilder lists = new StringBuilder();
        for (String family : FAMILIES) {
            lists.append(Files.readString(FOLDER.resolve(family + ".tsv")));
        }
        return Arrays.stream(lists.toString().split("\n")).map(line -> line.split("\t", -1))
                .filter(cells -> WHOLE.matcher(cells[0]).matches())
                .map(cells -> new Row(country(cells[0], countries), cells[0], cells[1], cells[2],
                        cells.length > 7 ? cells[7] : ""));
    }

    private static String country(String name, Map<String, String> countries) {
        Matcher part = PART.matcher(name);
        Matcher domain = DOMAIN.matcher(name);
        String code = part.matches() ? part.group(1).replaceFirst(".*:", "").replace("france", "fr")
                : domain.matches() ? domain.group(1) : "";
        if (name.startsWith("urn:ferd:")) {
            return countries.get("DE"); // the forum for electronic invoices in Germany
        }
        return code.equals("eu") ? SEVERAL : countries.getOrDefault(code.toUpperCase(Locale.ROOT), SEVERAL);
    }
}
