package io.github.urnls.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;

/**
 * A workspace made of nothing but a number: schemas, messages, lists and settings, in folders of a hundred. Of the
 * names in a file one stands in every file, some in several, and half in no other.
 */
public final class WorkspaceSample {

    private static final int NAMES_OF_A_FILE = 20;

    private static final int FILES_OF_A_FOLDER = 100;

    private final Random random = new Random(8141);
    private final int files;

    public WorkspaceSample(int files) {
        this.files = files;
    }

    /** Writes a workspace to look at: {@code FOLDER FILES}. */
    public static void main(String[] arguments) throws IOException {
        new WorkspaceSample(Integer.parseInt(arguments[1])).write(Path.of(arguments[0]));
    }

    /** Writes the files below {@code folder}; always the same ones. */
    public void write(Path folder) throws IOException {
        for (int i = 0; i < files; i++) {
            Path below = folder.resolve("part" + i / FILES_OF_A_FOLDER);
            Files.createDirectories(below);
            String[] extension = {"xml", "xsd", "json", "yaml", "properties"};
            int kind = i % extension.length;
            Files.writeString(below.resolve("file" + i + "." + extension[kind]), text(kind, i));
        }
    }

    private String text(int kind, int number) {
        List<String> names = new ArrayList<>(List.of("urn:example:common"));
        while (names.size() < NAMES_OF_A_FILE) {
            names.add(name(number));
        }
        StringBuilder text = new StringBuilder(switch (kind) {
            case 0 -> "<?xml version=\"1.0\"?>\n<message xmlns=\"urn:example:schema:" + (number + 1) + "\">\n";
            case 1 ->
                    "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\"\n    "
                            + "targetNamespace=\"urn:example:schema:"
                            + number + "\">\n";
            case 2 -> "{\n";
            case 3 -> "# a list\nparts:\n";
            default -> "# settings\n";
        });
        int line = 0;
        for (String name : kind < 2 ? names.subList(1, names.size()) : names) {
            text.append(switch (kind) {
                case 0 ->
                        "  <part id=\"" + name + "\">something that is no name, so that there is more to read</part>\n";
                case 1 -> "  <xs:element name=\"part" + line + "\" type=\"xs:anyURI\" default=\"" + name + "\"/>\n";
                case 2 -> "  \"part" + line + "\": \"" + name + "\",\n";
                case 3 -> "  - name: " + name + "\n    title: something that is no name\n";
                default -> "part." + line + " = " + name.replace(":", "\\:") + "\n";
            });
            line++;
        }
        return text.append(switch (kind) {
            case 0 -> "</message>\n";
            case 1 -> "</xs:schema>\n";
            case 2 -> "  \"end\": true\n}\n";
            default -> "";
        }).toString();
    }

    private String name(int number) {
        return switch (random.nextInt(6)) {
            case 0 -> "urn:uuid:" + new UUID(random.nextLong(), random.nextLong());
            case 1 -> "urn:example:order:" + number + ":line:" + random.nextInt(1000);
            case 2 -> "URN:Example:shared:" + random.nextInt(2000);
            case 3 -> "urn:oasis:names:tc:SAML:2.0:attrname-format:" + random.nextInt(200);
            case 4 -> "urn:example:item:" + random.nextInt(1_000_000);
            default -> "urn:example:shared:" + random.nextInt(2000);
        };
    }
}
