package io.github.urnls.workspace;

import io.github.urnls.check.project.FamilyFile;
import io.github.urnls.check.project.RegistryFile;
import io.github.urnls.namespace.FamilyTables;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.NameList;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The namespaces and names that a user's files add.
 *
 * @param registry   the registry that applies; the built-in one if a file cannot be read
 * @param complaints one sentence for each thing wrong in the files
 */
public record Registries(Registry registry, List<String> complaints) {

    static final Registries BUILT_IN = new Registries(Registry.BUILT_IN, List.of());

    /** The largest registry file, in bytes. That is more than all namespaces need, so a larger file is a mistake. */
    private static final int LARGEST = 16 << 20;

    /** What follows when a file that settings name cannot be read. */
    private static final String NOT_USED = "; it is not used";

    /**
     * Reads the files.
     *
     * @param own  the user's registry files, in the order in which they count
     * @param iana a downloaded copy of IANA's registry, or {@code null} for the one built in
     */
    public static Registries read(List<Path> own, @Nullable Path iana) {
        List<String> complaints = new ArrayList<>();
        List<Namespace> namespaces = new ArrayList<>();
        List<NameList> names = new ArrayList<>();
        for (Path file : own) {
            content(file, NOT_USED, complaints).ifPresent(content -> {
                namespaces.addAll(content.namespaces());
                names.addAll(content.names());
            });
        }
        Optional<Registry.Snapshot> snapshot = Optional.ofNullable(iana)
                .flatMap(file -> text(file, NOT_USED, complaints)
                        .flatMap(text -> IanaRegistryFile.read(FileNames.text(file), text, complaints)));
        return new Registries(Registry.of(namespaces, snapshot).with(KnownNames.of(names)), List.copyOf(complaints));
    }

    /** What one registry file holds; empty if it cannot be read. {@code complaints} gets what is wrong. */
    public static Optional<RegistryFile.Content> content(Path file, List<String> complaints) {
        return content(file, "", complaints);
    }

    /** The same of a family that comes with the program. */
    public static Optional<RegistryFile.Content> family(Path file, List<String> complaints) {
        return text(file, "", complaints)
                .map(text -> FamilyFile.read(FileNames.text(file), text, new FamilyTables(), complaints));
    }

    private static Optional<RegistryFile.Content> content(Path file, String outcome, List<String> complaints) {
        return text(file, outcome, complaints).map(text -> RegistryFile.read(FileNames.text(file), text, complaints));
    }

    /** These registries with more names. */
    Registries with(List<NameList> names) {
        return names.isEmpty() ? this : new Registries(registry.with(registry.names().and(names)), complaints);
    }

    /** These registries with the places for names that a project has. */
    Registries withSlots(Map<String, List<String>> slots) {
        return slots.isEmpty() ? this : new Registries(registry.withSlots(slots), complaints);
    }

    private static Optional<String> text(Path file, String outcome, List<String> complaints) {
        String wrong = "is not a regular file"; // a pipe or a device would never end
        try {
            if (!Files.exists(file) || Files.isRegularFile(file) && !SystemFiles.include(file)) {
                byte[] bytes = FileInput.head(file, LARGEST + 1);
                if (bytes.length <= LARGEST) {
                    String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
                    return Optional.of(text.replaceFirst("^\uFEFF", ""));
                }
                wrong = "is too large to be a registry";
            }
        } catch (NoSuchFileException e) {
            wrong = "there is no such file";
        } catch (CharacterCodingException e) {
            wrong = "is not UTF-8";
        } catch (IOException e) {
            wrong = "cannot be read (" + FileReader.reason(e) + ")";
        }
        complaints.add(FileNames.text(file) + ": " + wrong + outcome);
        return Optional.empty();
    }
}
