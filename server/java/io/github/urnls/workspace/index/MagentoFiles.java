package io.github.urnls.workspace.index;

import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import java.util.List;

/**
 * Where Magento keeps the file that a name stands for: {@code urn:magento:module:Magento_Store:etc/config.xsd} and
 * {@code urn:magento:framework:Config/etc/view.xsd} (Adobe Commerce, PHP Developer Guide, “URN schema validation”).
 */
final class MagentoFiles {

    private static final String START = "urn:magento:";

    private MagentoFiles() {}

    /**
     * The paths within an installation that may hold the file: in the sources of Magento, or where Composer installs
     * it. Empty for other names.
     */
    static List<String> of(String name) {
        if (!Chars.isInAnyCase(name, 0, START) || name.contains("..")) {
            return List.of();
        }
        String[] parts = name.substring(START.length()).split(":", 3);
        if (parts.length == 2 && parts[0].equals("framework")) {
            return List.of("lib/internal/Magento/Framework/" + parts[1], "vendor/magento/framework/" + parts[1]);
        }
        int underscore = parts.length == 3 && parts[0].equals("module") ? parts[1].indexOf('_') : -1;
        if (underscore < 1) {
            return List.of();
        }
        String vendor = parts[1].substring(0, underscore);
        String module = parts[1].substring(underscore + 1);
        return List.of("app/code/" + vendor + "/" + module + "/" + parts[2],
                "vendor/" + Normalization.fold(vendor) + "/module-" + hyphenated(module) + "/" + parts[2]);
    }

    /** A module name as Composer writes it: {@code catalog-search} for {@code CatalogSearch}. */
    private static String hyphenated(String module) {
        return Normalization.fold(module.replaceAll("(?<=[a-z\\d])(?=[A-Z])", "-"));
    }
}
