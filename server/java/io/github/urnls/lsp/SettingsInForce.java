package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.workspace.Registries;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.lsp4j.MessageType;
import org.jspecify.annotations.Nullable;

/**
 * The settings, with what the files say that they name. Everything here runs on the thread that checks documents, since it reads files;
 * so of two changes the later one counts.
 */
final class SettingsInForce {

    private final Consumer<CheckOptions> onChange;
    private @Nullable Path folder;
    private Settings settings = Settings.DEFAULT;
    private Set<String> complaints = Set.of();
    private Set<String> watched = Set.of();
    private boolean watches;

    /** {@code onChange} hears of the options that are to be checked by, also when they are as they were. */
    SettingsInForce(Consumer<CheckOptions> onChange) {
        this.onChange = onChange;
    }

    /** The folder that relative file names begin in. */
    void setFolder(@Nullable Path newFolder) {
        this.folder = newFolder;
    }

    void apply(Settings newSettings, Client client) {
        settings = newSettings;
        reload(client);
        if (watches) {
            watch(client);
        }
    }

    /** From now on the client is asked to tell of changes; it must have said {@code initialized}. */
    void watchFiles(Client client) {
        watches = true;
        watch(client);
    }

    /** Reads the files anew. What is wrong is shown once, and again only after it was put right. */
    void reload(Client client) {
        List<String> said = new ArrayList<>(settings.complaints());
        List<Path> own = settings.registries().stream().map(name -> path(name, said)).filter(java.util.Objects::nonNull).toList();
        Registries registries = Registries.read(own, settings.iana().map(name -> path(name, said)).orElse(null));
        said.addAll(registries.complaints());
        said.stream().filter(complaint -> !complaints.contains(complaint))
                .forEach(complaint -> client.show(MessageType.Warning, "URN: " + complaint));
        complaints = new LinkedHashSet<>(said);
        onChange.accept(settings.options().with(registries.registry()));
    }

    private @Nullable Path path(String name, List<String> said) {
        try {
            Path path = Path.of(name);
            Path start = folder;
            return path.isAbsolute() || start == null ? path : start.resolve(path);
        } catch (InvalidPathException e) {
            said.add(name + " is no file name");
            return null;
        }
    }

    private void watch(Client client) {
        Set<String> names = new LinkedHashSet<>();
        settings.registries().forEach(name -> names.add(lastPart(name)));
        settings.iana().ifPresent(name -> names.add(lastPart(name)));
        if (!names.equals(watched)) {
            if (!watched.isEmpty()) {
                client.unwatchFiles();
            }
            if (!names.isEmpty()) {
                client.watchFiles(names);
            }
            watched = names;
        }
    }

    private static String lastPart(String name) {
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    }
}
