package io.github.urnls.check.project;

import io.github.urnls.namespace.FamilyTables;
import java.util.List;

/** A registry file that comes with the program. */
public final class FamilyFile {

    private FamilyFile() {}

    /**
     * Reads {@code text} as {@link RegistryFile#read} does, but it may describe families that belong to anybody.
     *
     * @param name       of the file, as it stands in complaints
     * @param tables     gets the rows
     * @param complaints gets a sentence for each thing wrong
     */
    public static RegistryFile.Content read(String name, String text, FamilyTables tables, List<String> complaints) {
        return new RegistryFile(name, text, true, tables, complaints).content();
    }
}
