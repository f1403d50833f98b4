package io.github.urnls.cli.command;

import io.github.urnls.format.Escapes;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine;

/**
 * The page for {@code man}, made from the same model as {@code --help}. It uses the macros of man(7), which groff and
 * mandoc both read. Picocli's generator needs AsciiDoc, whose converter is larger than this program.
 */
final class ManPage {

    private static final int LINE = 78;

    private final StringBuilder text = new StringBuilder();

    private ManPage() {}

    /**
     * One page with all commands.
     *
     * @param date the date of the release, in ISO 8601
     */
    static String of(CommandLine all, String version, String date) {
        ManPage page = new ManPage();
        String name = all.getCommandName();
        // Not escaped: the formatters read a date only in plain characters.
        page.text.append(String.format(Locale.ROOT, ".TH %s 1 \"%s\" \"%s %s\" \"User Commands\"\n",
                name.toUpperCase(Locale.ROOT), date, name, version));
        page.text.append(".ad l\n");
        page.macro("SH", "NAME");
        page.line(escaped(name) + " \\- " + escaped("finds, checks, explains and repairs URNs (RFC 8141)"));
        page.macro("SH", "SYNOPSIS");
        page.macro("B", name);
        page.line(escaped("COMMAND [OPTION]... [ARGUMENT]..."));
        page.macro("SH", "DESCRIPTION");
        page.description(all.getCommandSpec());
        page.options(all.getCommandSpec());
        page.macro("SH", "COMMANDS");
        CommandModel.commands(all).forEach(page::command);
        page.ending();
        return page.text.toString();
    }

    private void command(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        macro("SS", spec.name());
        macro("B", spec.qualifiedName());
        line(escaped(synopsis(command).substring(spec.qualifiedName().length()).strip()));
        macro("PP");
        description(spec);
        options(spec);
    }

    private static String synopsis(CommandLine command) {
        return new CommandLine.Help(command.getCommandSpec(), Ansi.OFF).synopsis(0).replaceAll("\\s+", " ").strip();
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
            String names = List.of(option.names()).stream().map(name -> "\\fB" + escaped(name) + "\\fR")
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
        macro("SH", "EXIT STATUS");
        status("0", "All is well.");
        status("1", "There are findings, a name is not valid, or two names differ.");
        status("2", "Something could not be read or done, and standard error says what.");
        macro("SH", "ENVIRONMENT");
        status("NO_COLOR", "When it is set, text has no color, whatever the next two say.");
        status("FORCE_COLOR, CLICOLOR_FORCE",
                "When one of them is set, and not 0, text has colors in pipes and files too.");
        status("CLICOLOR", "When it is 0, text has no color.");
        status("TERM", "When it is dumb, text has no color, and no progress is shown.");
        status("FORCE_HYPERLINK", "When it is 0, there are no links on terminals.");
        macro("SH", "FILES");
        status("urn-ls.json", "The settings of the folder that it lies in and of all below, for the editor too.");
        status(".gitignore, .ignore",
                "Files that match their patterns are left out of folders, as by git and ripgrep.");
        status(".git/info/exclude", "The same, for one repository on one machine.");
        macro("SH", "EXAMPLES");
        Examples.of("").forEach(this::example);
        Examples.of("check").forEach(this::example);
        macro("SH", "STANDARDS");
        line("RFC 8141, RFC 2141; Language Server Protocol 3.17; Model Context Protocol.");
        macro("SH", "SEE ALSO");
        line("https://github.com/urn\\-ls/urn\\-ls");
    }

    private void example(String line) {
        String[] parts = line.split("  +", 2);
        macro("TP");
        macro("B", parts[0]);
        line(parts.length > 1 ? escaped(parts[1].strip()) : "\\&");
    }

    private void status(String what, String meaning) {
        macro("TP");
        macro("B", what);
        line(escaped(meaning));
    }

    private void macro(String name, String... arguments) {
        text.append('.').append(name);
        for (String argument : arguments) {
            text.append(" \"").append(escaped(argument).replace("\"", "\\(dq")).append('"');
        }
        text.append('\n');
    }

    private void line(String line) {
        // A line that begins with one of these would be taken for a macro.
        if (line.startsWith(".") || line.startsWith("'")) {
            text.append("\\&");
        }
        // The formatters fill lines themselves, and expect short ones in the source.
        int column = 0;
        for (String word : line.split(" ")) {
            boolean breaks = column + word.length() > LINE && !word.startsWith(".") && !word.startsWith("'");
            if (column > 0) {
                text.append(breaks ? '\n' : ' ');
            }
            text.append(word);
            column += 1 + word.length();
            if (breaks) {
                column = word.length();
            }
        }
        text.append('\n');
    }

    /**
     * Escapes everything that the formatter would interpret. Characters outside ASCII are named, since some locales
     * have no UTF-8.
     */
    private static String escaped(String plain) {
        StringBuilder roff = new StringBuilder();
        plain.codePoints().forEach(c -> {
            switch (c) {
                case '\\' -> roff.append("\\e");
                case '-' -> roff.append("\\-");
                default -> {
                    if (c < 0x80) {
                        roff.appendCodePoint(c);
                    } else {
                        roff.append(String.format("\\[u%04X]", c));
                    }
                }
            }
        });
        return roff.toString();
    }
}
