package io.github.urnls.cli.help;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine;

/** A completer for PowerShell, with the descriptions that its menu shows. */
public final class PowerShellCompletion {

    private static final String FRAME = """
            # Completion for PowerShell, from “urn-ls generate-completion powershell”.
            Register-ArgumentCompleter -Native -CommandName urn-ls -ScriptBlock {
                param($wordToComplete, $commandAst, $cursorPosition)
                $commands = [ordered]@{
            COMMANDS    }
                # By command, and by the name of an option; its value must be attached if “=” ends the name.
                $arguments = @{
            ARGUMENTS    }
                $words = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
                    Select-Object -Skip 1 | ForEach-Object { $_.Extent.Text })
                $command = $words | Where-Object { -not $_.StartsWith('-') } | Select-Object -First 1
                $offer = {
                    param($text, $shown, $help)
                    if (-not $help) { $help = $shown }
                    [System.Management.Automation.CompletionResult]::new($text, $shown, 'ParameterValue', $help)
                }
                if (-not $command) {
                    $commands.Keys | Where-Object { $_ -like "$wordToComplete*" } |
                        ForEach-Object { & $offer $_ $_ $commands[$_] }
                    return
                }
                $known = $arguments[$command]
                if (-not $known) { return }
                $prefix = ''
                $value = $wordToComplete
                $argument = $known['']
                if ($words.Count -gt 1 -and $known[$words[-1]] -and $known[$words[-1]].Kind) {
                    $argument = $known[$words[-1]]
                } elseif ($wordToComplete -match '^(--[a-z-]+)=') {
                    $prefix = $Matches[0]
                    $value = $wordToComplete.Substring($prefix.Length)
                    $argument = $known[$Matches[1]]
                    if (-not $argument) { $argument = $known[$prefix] }
                } elseif ($wordToComplete.StartsWith('-')) {
                    $known.Keys | ForEach-Object { $_.TrimEnd('=') } |
                        Where-Object { $_ -and $_ -like "$wordToComplete*" } |
                        ForEach-Object {
                            $option = $known[$_]
                            if (-not $option) { $option = $known["$_="] }
                            & $offer $_ $_ $option.Help
                        }
                    return
                }
                if (-not $argument) { return }
                $choices = $argument.Words
                if ($argument.Kind -eq 'list' -and $value.Contains(',')) {
                    $prefix += $value.Substring(0, $value.LastIndexOf(',') + 1)
                    $value = $value.Substring($value.LastIndexOf(',') + 1)
                } elseif ($argument.Kind -eq 'level' -and $value.Contains('=')) {
                    $prefix += $value.Substring(0, $value.IndexOf('=') + 1)
                    $value = $value.Substring($value.IndexOf('=') + 1)
                    $choices = -split 'LEVELS'
                } elseif ($argument.Kind -eq 'level') {
                    $choices = $choices | ForEach-Object { "$_=" }
                }
                # Without an offer, PowerShell completes files.
                $choices | Where-Object { $_ -like "$value*" } | ForEach-Object { & $offer "$prefix$_" $_ '' }
            }
            """;

    private PowerShellCompletion() {}

    public static String of(CommandLine all) {
        StringBuilder commands = new StringBuilder();
        StringBuilder arguments = new StringBuilder();
        for (CommandSpec command : CommandModel.commands(all)) {
            String name = quoted(command.name());
            commands.append("        " + name + " = "
                    + quoted(String.join(" ", command.usageMessage().description())) + "\n");
            arguments.append("        " + name + " = [ordered]@{\n");
            arguments(arguments, command);
            arguments.append("        }\n");
        }
        return FRAME.replace("COMMANDS", commands).replace("ARGUMENTS", arguments)
                .replace("LEVELS", CompletedValue.levels());
    }

    private static void arguments(StringBuilder text, CommandSpec spec) {
        List<CompletedValue> values = spec.positionalParameters().stream().map(CompletedValue::of).toList();
        String kind = values.isEmpty() ? "any" : values.getFirst().id();
        List<String> words = values.stream().flatMap(value -> value.words().stream()).toList();
        text.append("            '' = @{ Kind = '" + kind + "'; Words = " + list(words) + " }\n");
        CommandModel.options(spec).forEach(option -> option(text, option));
    }

    private static void option(StringBuilder text, OptionSpec option) {
        boolean hasValue = option.arity().max() > 0;
        String end = hasValue && option.arity().min() == 0 ? "=" : "";
        String value = "@{ Kind = ''; Words = @()";
        if (hasValue) {
            CompletedValue completed = CompletedValue.of(option);
            value = "@{ Kind = '" + completed.id() + "'; Words = " + list(completed.words());
        }
        for (String name : option.names()) {
            text.append("            " + quoted(name + end) + " = " + value + "; Help = "
                    + quoted(String.join(" ", option.description())) + " }\n");
        }
    }

    private static String list(List<String> words) {
        return words.stream().map(PowerShellCompletion::quoted).collect(Collectors.joining(", ", "@(", ")"));
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}
