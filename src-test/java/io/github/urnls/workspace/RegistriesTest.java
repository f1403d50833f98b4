package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import io.github.urnls.support.OurWords;
import io.github.urnls.urn.UrnParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Registry files of the user's, right and broken. */
class RegistriesTest {

    private static final String IANA = """
            <?xml version='1.0' encoding='UTF-8'?>
            <registry xmlns="http://www.iana.org/assignments" id="urn-namespaces">
              <title>Uniform Resource Names (URN) Namespaces</title>
              <created>1999-07</created>
              <updated>2099-03-18</updated>
              <registry id="urn-namespaces-1">
                <title>Formal URN Namespaces</title>
                <xref type="rfc" data="rfc8141"/>
                <record date="2098-06-19">
                  <value>Newly</value>
                  <description>A new namespace</description>
                  <xref type="rfc" data="rfc9999"/>
                  <file type="template">urn-formal/newly</file>
                </record>
                <record><name>uuid</name><xref type="rfc" data="rfc9562"/></record>
              </registry>
              <registry id="urn-namespaces-2">
                <title>Informal URN Namespaces</title>
                <record><name>urn-9</name><file type="template">urn-informal/urn-9</file></record>
              </registry>
              <people><person id="A"><name>not a nid</name></person></people>
            </registry>
            """;

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void anOwnFileAddsNamespaces() throws IOException {
        Path file = file("own.json", """
                // ours
                {"namespaces": [{"nid": "ACME", "title": "ACME names", "registrant": "ACME", "pattern": "[a-z]+:[0-9]+",
                  "link": "https://acme.example/{nss}", "reference": "https://acme.example/names"}]}
                """);
        Registries registries = Registries.read(List.of(file), null);
        assertEquals(List.of(), registries.complaints());
        Namespace acme = registries.registry().find("acme").orElseThrow();
        assertEquals(Namespace.Kind.PRIVATE, acme.kind());
        assertEquals("ACME names", acme.title());
        assertEquals(1, acme.form().orElseThrow().check(UrnParser.parse("urn:acme:a")).size());
        assertEquals(List.of(), acme.form().orElseThrow().check(UrnParser.parse("urn:acme:a:1")));
        assertEquals("https://acme.example/{nss}", acme.links().getFirst().address());
        assertTrue(registries.registry().find("uuid").isPresent(), "the registered ones stay");
    }

    @Test
    void anEntryForARegisteredNamespaceKeepsTheRegisteredKind() throws IOException {
        Path file = file("own.json", "{\"namespaces\": [{\"nid\": \"mace\"}, {\"nid\": \"acme\"}]}");
        Registry registry = Registries.read(List.of(file), null).registry();
        Namespace mace = registry.find("MACE").orElseThrow();
        assertEquals(Namespace.Kind.FORMAL, mace.kind());
        assertEquals("own.json", mace.source());
        assertTrue(registry.all().contains(mace));
        assertEquals(Namespace.Kind.PRIVATE, registry.find("acme").orElseThrow().kind());
    }

    @Test
    void commentsStandBesideValues() throws IOException {
        Path file = file("own.json", """
                {"namespaces": [{"nid": "first", "nid": /* the last counts */ "acme", // ours
                  "title": null // none
                  , "registrant":/* none */ null}], "vocabularies": [{"prefix": "urn:acme:", "closed": true // yes
                  , "names": ["a"]}]}
                """);
        Registries registries = Registries.read(List.of(file), null);
        assertEquals(List.of(file + ": line 1: “nid” stands twice; the last one counts"), registries.complaints());
        assertTrue(registries.registry().find("acme").isPresent());
        assertTrue(registries.registry().find("first").isEmpty());
        assertTrue(registries.registry().names().isKnown("urn:acme:a"));
    }

    /** What is wrong is said with its place; everything else stays in force. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
            "{ ~ is not JSON",
            "[] ~ a registry file is an object with a list “namespaces”",
            "{\"namespaces\": {}} ~ a registry file is an object with a list “namespaces”",
            "{\"namespaces\": [], \"x\": 1} ~ line 1: unknown “x”",
            "{\"namespaces\": [1, {\"nid\": \"good\"}]} ~ line 1: each of “namespaces” must be an object",
            "{\"namespaces\": [{\"nid\": \"a_b\"}, {\"nid\": \"good\"}]} ~ line 1: “a_b” is not a "
                    + "namespace identifier",
            "{\"namespaces\": [{\"title\": \"a\"}, {\"nid\": \"good\"}]} ~ line 1: “” is not a namespace "
                    + "identifier",
            "{\"namespaces\": [{\"nid\": \"good\", \"titel\": \"a\"}]} ~ line 1: unknown “titel”",
            "{\"namespaces\": [{\"nid\": \"good\", \"title\": 1}]} ~ line 1: “title” must be a string",
            "{\"namespaces\": [{\"nid\": \"good\", \"pattern\": \"[\"}]} ~ line 1: “pattern” is not a "
                    + "regular expression: Unclosed character class",
            "{\"namespaces\": [{\"nid\": \"good\"}]} rest ~ there is text behind the end of the object",
            "{\"namespaces\": [{\"nid\": \"good\", \"link\": \"javascript:x\"}]} ~ line 1: “link” must "
                    + "begin with https://",
            "{\"namespaces\": [{\"nid\": \"good\", \"link\": \"http://x.example/{nss}\"}]} ~ line 1: "
                    + "“link” must begin with https://",
            "{\"namespaces\": [{\"nid\": \"good\", \"link\": \"command:x\"}]} ~ line 1: “link” must "
                    + "begin with https://",
            "{\"namespaces\": [{\"nid\": \"good\", \"link\": \"file:///etc/passwd\"}]} ~ line 1: “link” "
                    + "must begin with https://",
            "{\"namespaces\": [{\"nid\": \"good\", \"pattern\": \"(?=a)\"}]} ~ line 1: “pattern” is not "
                    + "a regular expression"})
    void problemsAreReportedAndTheRestStays(String text, String complaint) throws IOException {
        Registries registries = Registries.read(List.of(file("own.json", text)), null);
        assertEquals(1, registries.complaints().size(), registries.complaints()::toString);
        OurWords.assertIn(registries.complaints().toString());
        assertTrue(registries.complaints().get(0).contains("own.json: " + complaint),
                registries.complaints()::toString);
        assertEquals(text.contains("good"), registries.registry().find("good").isPresent());
        assertTrue(registries.registry().find("uuid").isPresent());
    }

    @Test
    void aDownloadedCopyTakesThePlaceOfTheBuiltInOne() throws IOException {
        Registries registries = Registries.read(List.of(), file("urn-namespaces.xml", IANA));
        assertEquals(List.of(), registries.complaints());
        Registry registry = registries.registry();
        assertEquals("2099-03-18", registry.updated());
        assertEquals(List.of("newly", "uuid", "urn-9"), registry.all().stream().map(Namespace::nid).toList());
        Namespace newly = registry.find("newly").orElseThrow();
        assertEquals("A new namespace", newly.title());
        assertEquals(List.of("RFC 9999", "https://www.iana.org/assignments/urn-formal/newly"), newly.references());
        assertEquals(Namespace.Kind.INFORMAL, registry.find("urn-9").orElseThrow().kind());
        assertEquals("Universally Unique IDentifiers (UUIDs)", registry.find("uuid").orElseThrow().title(),
                "filled in");
        assertTrue(registry.find("isbn").isEmpty());
    }

    @Test
    void anEntryOfTheUsersOwnWithoutATitleStaysBesideADownloadedCopy() throws IOException {
        Path own = file("own.json",
                "{\"namespaces\": [{\"nid\": \"uuid\", \"link\": \"https://uuids.example/{nss}\"}]}");
        Registry registry = Registries.read(List.of(own), file("urn-namespaces.xml", IANA)).registry();
        assertEquals("https://uuids.example/{nss}", registry.find("uuid").orElseThrow().links().getFirst().address());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {"<registry> ~ is not a copy of IANA's registry (line 1",
            "<html/> ~ holds no URN namespaces",
            "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a> ~ urn-namespaces.xml: "})
    void theBuiltInRegistryReplacesABrokenCopy(String text, String complaint) throws IOException {
        Registries registries = Registries.read(List.of(), file("urn-namespaces.xml", text));
        assertEquals(1, registries.complaints().size(), registries.complaints()::toString);
        OurWords.assertIn(registries.complaints().toString());
        assertTrue(registries.complaints().get(0).contains(complaint), registries.complaints()::toString);
        assertEquals(Registry.BUILT_IN, registries.registry());
    }

    /** What a project file names lies in its repository or folder; a setting of the user's own may name any file. */
    @Test
    void aProjectFileDoesNotReachOutOfItsProject() throws IOException {
        Path outside = file("outside.json", "{\"namespaces\": [{\"nid\": \"outsider\"}]}");
        Path project = Files.createDirectory(folder.resolve("project"));
        Path below = Files.createDirectories(project.resolve("a/b"));
        Files.writeString(project.resolve("inside.json"), "{\"namespaces\": [{\"nid\": \"insider\"}]}");
        Files.createSymbolicLink(below.resolve("link.json"), outside);
        Path names = Files.writeString(below.resolve("urn-ls.json"),
                """
                        {"registries": ["../../../outside.json", "%s", "link.json", "../../inside.json", \
                        "a\\u0000b", "//host.invalid/share/x.json"],
                         "ianaRegistry": "../../../outside.json"}"""
                        .formatted(outside));
        Project alone = new Projects().of(below.resolve("x")).orElseThrow();
        assertEquals(names, alone.path());
        assertTrue(alone.registry().find("insider").isEmpty(),
                "without a repository its folder is all there is");
        assertTrue(alone.registry().find("outsider").isEmpty());
        assertEquals(5, alone.complaints().size(), alone.complaints()::toString);
        assertEquals(3,
                alone.complaints().stream().filter(complaint -> complaint.contains("lies outside"))
                        .count(),
                "by its name, without asking the disk, or the other machine: " + alone.complaints());
        Files.createDirectory(project.resolve(".git"));
        Project within = new Projects().of(below.resolve("x")).orElseThrow();
        assertTrue(within.registry().find("insider").isPresent());
        assertTrue(within.registry().find("outsider").isEmpty());
        assertEquals(4, within.complaints().size(), within.complaints()::toString);
        assertTrue(within.names(project.resolve("inside.json")), "a change of it is heard");
        assertTrue(Registries.read(List.of(outside), null).registry().find("outsider").isPresent(),
                "who names it himself gets it");
    }

    @Test
    void aProjectFileThatIsALinkOutOfTheProjectIsNotRead() throws IOException {
        Path outside = file("elsewhere.json", "{\"severity\": {\"r-component\": \"off\"}}");
        Path project = Files.createDirectory(folder.resolve("project"));
        Files.createSymbolicLink(project.resolve("urn-ls.json"), outside);
        Project linked = new Projects().of(project.resolve("x")).orElseThrow();
        assertTrue(linked.options(project.resolve("x")).off().isEmpty());
        assertTrue(linked.complaints().get(0).contains("a link that leads out"),
                linked.complaints()::toString);
        Files.createDirectory(folder.resolve(".git"));
        assertEquals(1, new Projects().of(project.resolve("x")).orElseThrow()
                .options(project.resolve("x")).off().size(),
                "within one repository it is");
    }

    /** A device never ends, and a pipe may never begin. */
    @Test
    void onlyRegularFilesAreRead() {
        Registries registries = Registries.read(List.of(folder, Path.of("/dev/zero")), Path.of("/dev/zero"));
        assertEquals(3, registries.complaints().size(), registries.complaints()::toString);
        assertEquals(Registry.BUILT_IN, registries.registry());
    }

    @Test
    void aMissingFileIsReported() {
        Registries registries = Registries.read(List.of(folder.resolve("none.json")), folder.resolve("none.xml"));
        assertEquals(2, registries.complaints().size());
        assertTrue(registries.complaints().get(0).contains("none.json: there is no such file"),
                registries.complaints()::toString);
        assertEquals(Registry.BUILT_IN, registries.registry());
    }
}
