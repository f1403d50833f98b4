package io.github.urnls.cli.help;

import io.github.urnls.namespace.Tables;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine;

/**
 * The page for {@code man}, made from the same model as {@code --help}. It uses the macros of man(7), which groff and
 * mandoc both read. Picocli's generator needs AsciiDoc, whose converter is larger than this program.
 */
public final class ManPage {

    /** The formatters fill lines themselves, and expect short ones in the source, none of which may begin a macro. */
    private static final Pattern SOURCE_LINE = Pattern.compile("(.{1,78}|.{78,}?)(?: (?![.'])|$)");

    private final StringBuilder text = new StringBuilder();

    private ManPage() {}

    /**
     * One page with all commands.
     *
     * @param date the date of the release, in ISO 8601
     */
    public static String of(CommandLine all, String version, String date) {
        ManPage page = new ManPage();
        page.write(all, version, date);
        return page.text.toString();
    }

    private void write(CommandLine all, String version, String date) {
        String name = all.getCommandName();
        // Not escaped: the formatters read a date only in plain characters.
        text.append(String.format(Locale.ROOT, ".TH %s 1 \"%s\" \"%s %s\" \"User Commands\"\n",
                name.toUpperCase(Locale.ROOT), date, name, version));
        text.append(".ad l\n");
        macro("SH", "NAME");
        line(escaped(name) + " \\- " + escaped("finds, checks, explains and repairs URNs (RFC 8141)"));
        macro("SH", "SYNOPSIS");
        macro("B", name);
        line(escaped("COMMAND [OPTION]... [ARGUMENT]..."));
        macro("SH", "DESCRIPTION");
        description(all.getCommandSpec());
        options(all.getCommandSpec());
        macro("SH", "COMMANDS");
        CommandModel.commands(all).forEach(this::command);
        ending();
    }

    private void command(CommandSpec spec) {
        macro("SS", spec.name());
        macro("B", spec.qualifiedName());
        line(escaped(synopsis(spec).substring(spec.qualifiedName().length()).strip()));
        macro("PP");
        description(spec);
        options(spec);
    }

    private static String synopsis(CommandSpec spec) {
        return new CommandLine.Help(spec, Ansi.OFF).synopsis(0).replaceAll("\\s+", " ").strip();
    }

    private void description(CommandSpec spec) {
        line(escaped(String.join(" ", spec.usageMessage().description())));
    }

    private void options(CommandSpec spec) {
        CommandModel.groups(spec).forEach((heading, options) -> {
            if (!heading.equals("Options")) {
                macro("PP");
                macro("I", heading);
            }
            options(options);
        });
    }

    private void options(List<OptionSpec> options) {
        for (OptionSpec option : options) {
            macro("TP");
            String names = Stream.of(option.names()).map(name -> "\\fB" + escaped(name) + "\\fR")
                    .collect(Collectors.joining(", "));
            if (option.arity().max() > 0) {
                names += "=\\fI" + escaped(option.paramLabel()) + "\\fR";
            }
            line(names);
            line(escaped(String.join(" ", option.description())));
        }
    }

    /** The sections that are the same for every command. */
    private void ending() {
        String section = "";
        for (String[] row : Tables.rows("/io/github/urnls/cli/help/man-page.tsv")) {
            if (!row[0].equals(section)) {
                section = row[0];
                macro("SH", section);
            }
            if (!row[1].isEmpty()) {
                macro("TP");
                macro("B", row[1]);
            }
            if (row[2].isEmpty()) {
                Stream.of("", "check").flatMap(command -> HelpTable.COMMANDS.texts("example", command))
                        .forEach(this::example);
            } else {
                line(escaped(row[2]));
            }
        }
    }

    private void example(String line) {
        String[] parts = line.split("  +", 2);
        macro("TP");
        macro("B", parts[0]);
        line(parts.length > 1 ? escaped(parts[1].strip()) : "\\&");
    }

    private void macro(String name, String... arguments) {
        text.append('.').append(name);
        for (String argument : arguments) {
            text.append(" \"" + escaped(argument).replace("\"", "\\(dq") + "\"");
        }
        text.append('\n');
    }

    private void line(String line) {
        // A line that begins with one of these would be taken for a macro.
        boolean isMacro = line.startsWith(".") || line.startsWith("'");
        text.append(isMacro ? "\\&" : "").append(SOURCE_LINE.matcher(line).replaceAll("$1\n"));
    }

    /**
     * Escapes everything that the formatter would interpret. Characters outside ASCII are named, since some locales
     * have no UTF-8.
     */
    private static String escaped(String plain) {
        return plain.replace("\\", "\\e").replace("-", "\\-").codePoints()
                .mapToObj(c -> c < 0x80 ? Character.toString(c) : String.format("\\[u%04X]", c))
                .collect(Collectors.joining());
    }
}
