package io.github.urnls.cli.setup;

import io.github.urnls.check.Product;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.Setting;
import io.github.urnls.check.project.TestFiles;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.RegistryDraft;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileWriter;
import io.github.urnls.workspace.Project;
import io.github.urnls.workspace.Projects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files that {@code init} writes into a folder.
 *
 * @param folder the folder of the project
 * @param dry    whether nothing is written; what would be is told
 */
public record FirstSettings(Path folder, boolean dry) {

    private static final String NAMESPACES = "urn-ls.namespaces.json";

    private static final String BASELINE = "urn-ls.baseline.json";

    /** Refuses to go on where one of the files is there already. */
    public void requireNone() {
        UsageException.throwIf(!Files.isDirectory(folder), Printable.path(folder) + " is not a folder");
        Stream.of(ProjectFile.NAME, NAMESPACES, BASELINE).map(folder::resolve)
                .filter(file -> Files.exists(file, LinkOption.NOFOLLOW_LINKS)).findFirst().ifPresent(file -> {
                    throw new UsageException(Printable.path(file)
                            + " is there already, and stays as it is; nothing was written. “urn-ls check"
                            + " --write-baseline " + Printable.inShell(baseline().toString()) + " " + place()
                            + "” makes a new baseline");
                });
    }

    public Path baseline() {
        return folder.resolve(BASELINE);
    }

    /** The folder as a command takes it; the working directory is “.”. */
    public Path start() {
        return folder.toString().isEmpty() ? Path.of(".") : folder;
    }

    /** The folder as it is typed in a command. */
    public String place() {
        return Printable.inShell(start().toString());
    }

    /**
     * Writes the settings, and a registry file if there are private namespaces.
     *
     * @param excluded patterns of files that the user leaves out
     * @param baseline whether there is a baseline
     * @return what was written, a line each
     */
    public List<String> write(FirstLook look, List<String> excluded, boolean baseline) {
        List<String> done = new ArrayList<>();
        Map<String, Integer> namespaces = look.namespaces();
        Layer settings = Layer.NONE.with(Setting.SCHEMA,
                Product.HOME + "/raw/main/vscode-extension/schemas/urn-ls.schema.json");
        if (!namespaces.isEmpty()) {
            write(NAMESPACES, RegistryDraft.text(namespaces.keySet().stream()
                    .map(nid -> Json.object("nid", nid, "title", "")).toList()), done);
            settings = settings.with(Setting.REGISTRIES, List.of(NAMESPACES));
            done.add(NAMESPACES + ": private namespaces: " + counted(namespaces)
                    + ". Say in the file what each is for");
        }
        if (!look.slips().isEmpty()) {
            done.add("  left out, as they look misspelled: " + listed(look.slips().entrySet().stream()
                    .map(slip -> slip.getKey() + " (" + slip.getValue() + "?)").toList()));
        }
        done.add(ProjectFile.NAME + ": the settings for this folder and all below");
        Optional<Project> above = new Projects()
                .of(FileNames.absolute(folder).resolve("..").normalize().resolve(ProjectFile.NAME));
        above.ifPresent(file -> done.add("  " + Printable.path(file.path())
                + " applies too; with \"root\": true it does not"));
        if (!look.unusualTests.isEmpty()) {
            // The setting replaces those before, also for tests that are made later.
            List<String> before = above.map(file -> file.settings(folder).value(Setting.TESTS))
                    .filter(patterns -> !patterns.isEmpty()).orElse(TestFiles.usualPatterns());
            settings = settings.with(Setting.TESTS,
                    Stream.concat(look.unusualTests.stream(), before.stream()).toList());
            done.add("  tests: " + listed(look.unusualTests)
                    + ", and what is usually called so; errors and warnings are one level lower there");
        } else if (!look.usualTests.isEmpty()) {
            done.add("  tests are known by their names, and need no setting: " + listed(look.usualTests));
        }
        List<String> left = Stream.concat(excluded.stream(), look.copies.stream()).distinct().toList();
        if (!left.isEmpty()) {
            settings = settings.with(Setting.EXCLUDE, left);
            done.add("  exclude: " + listed(left) + ", which is not checked");
        }
        write(ProjectFile.NAME, (baseline ? settings.with(Setting.BASELINE, BASELINE) : settings).text(), done);
        return done;
    }

    private static String counted(Map<String, Integer> namespaces) {
        return listed(namespaces.entrySet().stream().map(one -> one.getKey() + " (" + one.getValue() + " places)")
                .toList());
    }

    private static String listed(Iterable<String> words) {
        return Printable.of(String.join(", ", words));
    }

    private void write(String name, String text, List<String> done) {
        if (dry) {
            done.addAll(Stream.concat(Stream.of("", name + ":"), text.lines()).toList());
            return;
        }
        try {
            FileWriter.write(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UsageException(Printable.path(folder.resolve(name)) + ": not written: "
                    + FileWriter.reason(e));
        }
    }
}
