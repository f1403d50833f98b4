package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.Spellings;
import io.github.urnls.check.run.Checker;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.renamemap.DocumentMap;
import io.github.urnls.feature.renamemap.MapReader;
import io.github.urnls.feature.renamemap.RenameEffect;
import io.github.urnls.feature.renamemap.RenameMap;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.documents.OpenDocuments;
import io.github.urnls.lsp.documents.Reading;
import io.github.urnls.scan.Name;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.index.NameIndex;
import io.github.urnls.workspace.index.NameSearch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** After any changes of documents and files, the index equals a new one. */
class IndexProperties {

    private static final List<String> NAMES = List.of("a.txt", "b.xml", "d/c.json", "d/e/f.properties", "d/g.yang",
            "x/ignored.txt");

    private static final List<String> TEXTS = List.of("", "no name", "urn:example:a and URN:example:a",
            "<a xmlns='urn:example:a' b='urn:isbn:0306406152'/>",
            "{\"a\": \"urn:example:\\u0061\", \"b\": \"urn:ISBN:0-306-40615-2\"}", "a = urn\\:example\\:a",
            "module m {\n namespace \"urn:example:a\";\n}",
            "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' targetNamespace='URN:example:a'/>",
            "<catalog xmlns='urn:oasis:names:tc:entity:xmlns:xml:catalog'><rewriteURI "
                    + "uriStartString='urn:example:' rewritePrefix='x/'/></catalog>");

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    /** A workspace with its index, to which the same happens as to a real one. */
    private static final class World {

        private final Path folder = Files.createTempDirectory("urn-ls-index");
        private final OpenDocuments documents = new OpenDocuments(CHECKER, uri -> Spellings.NONE, Reading.SILENT);
        private final WorkspaceIndex index = new WorkspaceIndex(documents);
        private int version;

        World() throws IOException {
            Files.writeString(folder.resolve(".gitignore"), "x/\n");
            index.build(extent(), (done, all) -> {}, () -> false);
        }

        private WorkspaceIndex.Extent extent() {
            return new WorkspaceIndex.Extent(1000, documents.options().in(List.of(folder)));
        }

        void write(Path file, String text) throws IOException {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            index.changed(file);
        }

        void delete(Path file) throws IOException {
            Files.deleteIfExists(file);
            index.changed(file);
        }

        void edit(Path file, String text) {
            index.count(documents.put(new Document(file.toUri().toString(), "", ++version, text)));
        }

        void close(Path file) {
            documents.remove(file.toUri().toString());
            index.closed(file.toUri().toString());
        }

        void moveFolder(Path from, Path to) throws IOException {
            if (Files.isDirectory(from) && !Files.exists(to)) {
                Files.createDirectories(to.getParent());
                Files.move(from, to);
                index.changed(from);
                index.changed(to);
            }
        }

        void rename(Path file, String newName) throws IOException {
            Optional<Analysis> open = documents.get(file.toUri().toString());
            Optional<NameTarget> target = open.flatMap(analysis -> analysis.names().stream().findFirst()
                    .flatMap(first -> NameTarget.at(analysis.names(), first.range().start())));
            if (target.isPresent()) {
                RenameMap map = IndexProperties.rename(target.get().spelling(), newName);
                for (NameSearch.InFile found : index.search(() -> false).references(target.get())) {
                    Document document = found.file().document();
                    DocumentMap here = map.in(found.file().names());
                    String text = TextEdit.apply(document.text(),
                            here.write(document, here.in(found.file().names())).edits());
                    Path path = Path.of(java.net.URI.create(document.uri()));
                    if (documents.isOpen(path)) {
                        edit(path, text);
                    } else {
                        write(path, text);
                    }
                }
            }
        }

        void assertAsBuiltAfresh() {
            WorkspaceIndex fresh = new WorkspaceIndex(documents);
            fresh.build(extent(), (done, all) -> {}, () -> false);
            documents.all().forEach(fresh::count);
            assertEquals(everything(fresh.names()), everything(index.names()));
        }

        private static Map<String, Object> everything(NameIndex names) {
            Map<String, Object> all = new TreeMap<>();
            names.files().forEach(uri -> {
                all.put(uri, names.names(uri));
                names.names(uri).uses().forEach(use -> {
                    all.put("spelled " + use.key(), names.ranked(use.key()));
                    all.put("files " + use.key(), names.filesWith(use.key()));
                    all.put("declared " + use.key(), names.filesDeclaring(use.key()));
                    all.put("uses " + use.key(), names.uses(use.key()));
                });
            });
            all.put("size", names.size());
            all.put("prefixes", names.prefixes());
            all.put("names", names.search(name -> 0, 1000));
            return all;
        }

        void remove() throws IOException {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Reading all files may take long; the findings of one document by itself need not wait. */
    @Test
    void whileFilesAreReadTheNamesOfADocumentItselfCount() throws IOException {
        World world = new World();
        try {
            Path file = world.folder.resolve("a.txt");
            world.write(world.folder.resolve("b.txt"), "urn:EXAMPLE:a");
            world.edit(file, "urn:example:a and URN:example:a");
            Spellings seen = world.index.seenFrom(file.toUri().toString());
            List<Integer> spelled = new ArrayList<>();
            world.index.build(world.extent(), (done, all) -> spelled.add(seen.of("urn:example:a").size()), () -> false);
            spelled.add(seen.of("urn:example:a").size());
            assertEquals(List.of(2, 3), List.of(spelled.getFirst(), spelled.getLast()));
        } finally {
            world.remove();
        }
    }

    @Test
    void theIndexEqualsANewOne() {
        Cases.forEach(100, random -> {
            World world = new World();
            try {
                for (int step = 0; step < 20; step++) {
                    Path file = world.folder.resolve(NAMES.get(random.nextInt(NAMES.size())));
                    String text = TEXTS.get(random.nextInt(TEXTS.size()));
                    switch (random.nextInt(8)) {
                        case 0, 1 -> world.write(file, text);
                        case 2 -> world.delete(file);
                        case 3, 4 -> world.edit(file, text);
                        case 5 -> world.close(file);
                        case 6 -> {
                            Path moved = world.folder.resolve(random.one("q", "x/q"));
                            world.moveFolder(world.folder.resolve("d"), moved);
                        }
                        default -> world.rename(file, random.one("urn:example:b", "urn:isbn:9780306406157"));
                    }
                }
                world.assertAsBuiltAfresh();
            } finally {
                world.remove();
            }
        });
    }

    /** One name in many formats, each with the text around it that could get in the way. */
    private static final Map<String, String> FORMATS = Map.of(
            "xml", "<a b=\"NAME\" c='NAME?=x=1&amp;y=2'>see NAME, NAME.</a><!-- (NAME) --><![CDATA[NAME]]>",
            "json", "{\"NAME\": [\"NAME#é\", \"x\"]}",
            "yaml", "a: NAME\nb: \"NAME\"\nc: 'NAME'\n",
            "txt", "<NAME>, (NAME) or NAME; not NAMEx.",
            "md", "[a](NAME) `NAME` **NAME**\n",
            "toml", "a = \"NAME\"\nb = 'NAME'\n",
            "java", "class A { String a = \"NAME\"; /* NAME */ }",
            "yang", "module m { namespace NAME; prefix \"m\"; }",
            "ttl", "<NAME> a <NAME> .");

    private static final List<String> OLD = List.of("urn:example:a", "urn:example:a/b~c", "urn:isbn:0306406152",
            "urn:example:50%25", "urn:x-y:a+b");

    private static final List<String> NEW = List.of("urn:example:new", "urn:example:a&b", "urn:example:it's",
            "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6");

    /** The new name is in its place everywhere, and the way back restores every byte. */
    @Test
    void aRenameIsUndoneByAnother() {
        Cases.forEach(200, random -> {
            List<String> formats = new ArrayList<>(FORMATS.keySet());
            String format = formats.stream().sorted().toList().get(random.nextInt(formats.size()));
            String oldName = OLD.get(random.nextInt(OLD.size()));
            String newName = NEW.get(random.nextInt(NEW.size()));
            Document before = new Document("file:///a." + format, "", 1, FORMATS.get(format).replace("NAME", oldName));
            List<Name> names = Name.in(before, Specification.RFC8141);
            DocumentMap rename = rename(oldName, newName).in(names);
            List<Name> places = rename.in(names);
            assertEquals(NameTarget.at(names, before.text().indexOf(oldName) + 5).orElseThrow().in(names), places);
            List<TextEdit> edits = rename.write(before, places).edits();
            DocumentMap.Written written = new DocumentMap.Written(places, edits, List.of());
            if (RenameEffect.of(before, rename, names, written, Specification.RFC8141).cutsOff()) {
                return; // The user is told before: an apostrophe ends a name in a text.
            }
            Document between = before.withText(2, TextEdit.apply(before.text(), edits));
            List<Name> namesBetween = Name.in(between, Specification.RFC8141);
            NameTarget renamed = NameTarget.at(namesBetween, places.get(0).range().start() + 5).orElseThrow();
            assertEquals(newName, renamed.spelling());
            List<Name> newPlaces = renamed.in(namesBetween);
            assertEquals(places.size(), newPlaces.size());
            List<TextEdit> back = rename(newName, oldName).in(namesBetween).write(between, newPlaces).edits();
            assertEquals(before.text(), TextEdit.apply(between.text(), back));
        });
    }

    private static RenameMap rename(String oldName, String newName) {
        return ((MapReader.Result.Read) MapReader.one(oldName, newName, false, false, Specification.RFC8141)).map();
    }
}
