package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Neighbours.Neighbour;
import io.github.urnls.text.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The schemas that a document leads to, which must lie where it may lead, and what is said of them. */
class SchemaFilesTest {

    private static final String XS = "xmlns:xs=\"http://www.w3.org/2001/XMLSchema\"";

    @TempDir
    private Path folder;

    private Path project;

    @BeforeEach
    void schemas() throws IOException {
        project = Files.createDirectories(folder.resolve("project"));
        Files.createDirectories(project.resolve(".git"));
        Files.createDirectories(project.resolve("sub folder"));
        schema(project.resolve("sub folder/b.xsd"), "<?xml version='1.0'?><!-- <a> --><xs:schema " + XS
                + " targetNamespace='urn:example:b:2'/>");
        schema(project.resolve("none.xsd"), "<schema xmlns='http://www.w3.org/2001/XMLSchema'/>");
        schema(project.resolve("b.wsdl"), "<definitions xmlns='http://schemas.xmlsoap.org/wsdl/'"
                + " targetNamespace='urn:example:w:2'/>");
        schema(project.resolve("other.xsd"), "<grammar targetNamespace='urn:example:b:2'/>");
        schema(folder.resolve("outside.xsd"), "<xs:schema " + XS + " targetNamespace='urn:example:out'/>");
    }

    private static void schema(Path file, String text) throws IOException {
        Files.writeString(file, text);
    }

    private Optional<Neighbour> at(String reference) {
        return SchemaFiles.inRepositories().at(project.resolve("a.xsd").toString(), reference);
    }

    @Test
    void aFileBesideTheDocument() {
        assertEquals(Optional.of(new Neighbour("schema", "urn:example:b:2")), at("sub%20folder/b.xsd"));
        assertEquals(Optional.of(new Neighbour("schema", "urn:example:b:2")), at("./sub folder/../sub folder/b.xsd#x"));
        assertEquals(Optional.of(new Neighbour("schema", "")), at("none.xsd"));
        assertEquals(Optional.of(new Neighbour("definitions", "urn:example:w:2")), at("b.wsdl"));
    }

    @Test
    void nothingElse() {
        for (String reference : List.of("missing.xsd", "other.xsd", ".", "", "#a", "b.wsdl?x", "http://b.xsd",
                "//server/b.xsd", "%00", "${dir}/b.xsd", "a".repeat(10_000))) {
            assertEquals(Optional.empty(), at(reference), reference);
        }
    }

    @Test
    void nothingOutsideOfTheRepository() throws IOException {
        assertEquals(Optional.empty(), at("../outside.xsd"));
        assertEquals(Optional.empty(), at(folder.resolve("outside.xsd").toString()));
        assertEquals(Optional.empty(), at(folder.resolve("outside.xsd").toUri().toString()));
        Files.createSymbolicLink(project.resolve("link.xsd"), folder.resolve("outside.xsd"));
        assertEquals(Optional.empty(), at("link.xsd"));
        Files.createSymbolicLink(project.resolve("inner.xsd"), project.resolve("none.xsd"));
        assertEquals(Optional.of(new Neighbour("schema", "")), at("inner.xsd"));
    }

    @Test
    void theEditorComesBeforeTheDisk() {
        Document open = new Document("file:///b.xsd", "", 1,
                "<xs:schema " + XS + " targetNamespace='urn:example:new'/>");
        SchemaFiles schemas = new SchemaFiles(FileUris::path, path -> Optional.of(project),
                uri -> uri.endsWith("/none.xsd") ? Optional.of(open) : Optional.empty());
        String document = FileUris.of(project.resolve("a.xsd"));
        assertEquals(Optional.of(new Neighbour("schema", "urn:example:new")), schemas.at(document, "none.xsd"));
        assertEquals(Optional.of(new Neighbour("definitions", "urn:example:w:2")), schemas.at(document, "b.wsdl"));
        assertEquals(Optional.empty(), schemas.at("untitled:a", "none.xsd"));
    }

    private List<String> found(String text) {
        Checker checker = new Checker((rule, fault) -> {
            throw fault;
        }).with(SchemaFiles.inRepositories());
        String name = project.resolve("a.xsd").toString();
        return checker.check(new Document(name, "", 1, text), CheckOptions.DEFAULT).stream()
                .filter(finding -> finding.code().equals("disagreeing-names"))
                .map(finding -> range(finding, text) + ": " + finding.message()).toList();
    }

    private static String range(Finding finding, String text) {
        return text.substring(finding.range().start(), finding.range().end());
    }

    private static String schema(String content) {
        return "<xs:schema " + XS + " xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'"
                + " targetNamespace='urn:example:a:1'>" + content + "</xs:schema>";
    }

    @Test
    void importsOfAnotherNamespace() {
        assertEquals(
                List.of("urn:example:b:1: “sub%20folder/b.xsd” is for another namespace: for “urn:example:b:2”, "
                        + "not for “urn:example:b:1”,"
                        + " by which it is imported (XML Schema 1 §4.2.3)"),
                found(schema("<xs:import namespace='urn:example:b:1' schemaLocation='sub%20folder/b.xsd'/>")));
        assertEquals(
                List.of("urn:example:b:1: “none.xsd” is for another namespace: for no namespace, not for "
                        + "“urn:example:b:1”,"
                        + " by which it is imported (XML Schema 1 §4.2.3)"),
                found(schema("<xs:import namespace='urn:example:b:1' schemaLocation='none.xsd'/>")));
        assertEquals(List.of(),
                found(schema("<xs:import namespace='urn:example:b:2' schemaLocation='sub%20folder/b.xsd'/>"
                        + "<xs:import namespace='urn:example:c'/><import namespace='urn:example:c' "
                        + "schemaLocation='none.xsd'/>")));
    }

    @Test
    void tablesOfContentsOfAnotherPublication() throws IOException {
        schema(project.resolve("toc.ncx"), "<ncx><head><meta name='a' content='urn:isbn:9783161484100'/>"
                + "<meta name='dtb:uid' content='urn:isbn:9783159603339 '/></head></ncx>");
        schema(project.resolve("empty.ncx"), "<ncx/>");
        schema(project.resolve("blank.ncx"), "<ncx><meta name='dtb:uid' content=' '/></ncx>");
        schema(project.resolve("template.ncx"), "<ncx><meta name='dtb:uid' content='{{ id }}'/></ncx>");
        String text = "<package unique-identifier='b'><metadata><dc:identifier id='a'>urn:isbn:9783161484100"
                + "</dc:identifier><dc:identifier id='b'>%s</dc:identifier></metadata><manifest>"
                + "<item href='none.xsd'/><item href='%s' media-type='application/x-dtbncx+xml'/></manifest></package>";
        String other = "urn:isbn:9783161484100";
        assertEquals(
                List.of(other + ": the table of contents has another dtb:uid: “urn:isbn:9783159603339” in “toc.ncx”"
                        + " (OPF 2.0.1 §2.4.1.2)"),
                found(text.formatted(other, "toc.ncx")));
        assertEquals(List.of(), found(text.formatted("urn:isbn:9783159603339", "toc.ncx")));
        assertEquals(List.of(), found(text.formatted("9783161484100", "toc.ncx")));
        assertEquals(1, found(text.formatted("\n  " + other + "\n", "toc.ncx")).size());
        for (String location : List.of("empty.ncx", "blank.ncx", "template.ncx", "none.xsd", "missing.ncx", "")) {
            assertEquals(List.of(), found(text.formatted(other, location)), location);
        }
        assertEquals(List.of(),
                found(text.formatted(other, "toc.ncx").replace("unique-identifier='b'", "").replace(" id='b'", "")));
    }

    @Test
    void partsOfAnotherNamespace() {
        assertEquals(
                List.of("sub folder/b.xsd: “sub folder/b.xsd” is for another namespace: for “urn:example:b:2”, "
                        + "not for “urn:example:a:1”,"
                        + " as the schema that includes it (XML Schema 1 §4.2.1)"),
                found(schema(
                        "<xs:include schemaLocation='none.xsd'/><xs:include schemaLocation='sub folder/b.xsd'/>")));
        String nested = "<definitions xmlns='http://schemas.xmlsoap.org/wsdl/' "
                + "targetNamespace='urn:example:w:2'><types>%s"
                + "</types><import namespace='urn:example:w:3' location='b.wsdl'/></definitions>";
        assertEquals(
                List.of("urn:example:w:3: “b.wsdl” is for another namespace: for “urn:example:w:2”, not for "
                        + "“urn:example:w:3”, by which it is"
                        + " imported (WSDL 1.1 §2.1.1, WS-I Basic Profile 1.1 R2005)"),
                found(nested.formatted("<xs:schema " + XS
                        + " targetNamespace='urn:example:b:2'><xs:include schemaLocation='sub "
                        + "folder/b.xsd'/></xs:schema>")));
    }

    @Test
    void locatedSchemas() {
        String located = "<a xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xsi:schemaLocation='urn:example:b:2"
                + " sub%20folder/b.xsd urn:example:b:3\n sub%20folder/b.xsd' BASE/>";
        assertEquals(
                List.of("urn:example:b:3: “sub%20folder/b.xsd” is for another namespace: for “urn:example:b:2”, "
                        + "not for “urn:example:b:3”,"
                        + " by which it is located (XML Schema 1 §4.3.2)"),
                found(located.replace("BASE", "")));
        assertEquals(List.of(), found(located.replace("BASE", "xml:base='sub/'")));
    }
}
