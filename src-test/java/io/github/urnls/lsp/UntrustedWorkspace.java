package io.github.urnls.lsp;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A workspace whose author tries to have files outside it read, and an address opened, by everything that documents can
 * name others with. Files outside must not be opened, and no connection may be made.
 *
 * @param folder  the workspace
 * @param outside the file that must not be read
 * @param named   a file that the user's own settings name, which may be read
 * @param address a local address that records connections
 */
record UntrustedWorkspace(Path folder, Path outside, Path named, ServerSocketChannel address) implements AutoCloseable {

    /** The name that is looked up. */
    static final String NAME = "urn:example:a";

    static final String OUTSIDE_TEXT = "urn:example:outside%zz urn:example:a";

    static UntrustedWorkspace in(Path base) throws IOException {
        ServerSocketChannel address = ServerSocketChannel.open()
                .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        address.configureBlocking(false);
        UntrustedWorkspace made = new UntrustedWorkspace(Files.createDirectory(base.resolve("workspace")),
                Files.createDirectory(base.resolve("outside")),
                Files.createDirectory(base.resolve("named")), address);
        made.write();
        return made;
    }

    String http() throws IOException {
        return "http://127.0.0.1:" + ((InetSocketAddress) address.getLocalAddress()).getPort() + "/";
    }

    /** Whether a connection was made since. */
    boolean wasCalled() throws IOException {
        try (var call = address.accept()) {
            return call != null;
        }
    }

    @Override
    public void close() throws IOException {
        address.close();
    }

    private void write() throws IOException {
        for (String name : List.of("secret.txt", "secret.xml", "secret.xsd", "secret.yaml", "secret.rst", "secret.json",
                "ignore", "catalog.xml", "secret.yang")) {
            Files.writeString(outside.resolve(name), OUTSIDE_TEXT);
        }
        Files.writeString(outside.resolve("own.json"), "{\"namespaces\": [{\"nid\": \"outsider\"}]}");
        Files.writeString(outside.resolve("project.json"), "{\"severity\": {\"malformed-percent-encoding\": \"off\"}}");
        Files.writeString(named.resolve("own.json"), "{\"namespaces\": [{\"nid\": \"named\"}]}");
        String there = outside.toUri().toString();
        for (String target : List.of(there, http(), "../outside/")) {
            String mark = target.startsWith("http") ? "http" : target.startsWith("file") ? "file" : "relative";
            file("entity-" + mark + ".xml",
                    """
                            <?xml version="1.0"?>
                            <?xml-stylesheet href="%1$ssecret.xml"?>
                            <!DOCTYPE a SYSTEM "%1$ssecret.xml" [
                              <!ENTITY x SYSTEM "%1$ssecret.txt"> <!ENTITY %% p SYSTEM "%1$ssecret.xml"> %%p; ]>
                            <a xmlns="urn:example:a" xmlns:xi="http://www.w3.org/2001/XInclude" \
                            xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                               xsi:schemaLocation="urn:example:a %1$ssecret.xsd" \
                            b="urn:example:c%%zz">&x;<xi:include href="%1$ssecret.xml"/></a>
                            """
                            .formatted(target));
            file("schema-" + mark + ".xsd",
                    """
                            <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" \
                            targetNamespace="urn:example:schema-%2$s">
                              <xs:import namespace="urn:example:a" schemaLocation="%1$ssecret.xsd"/><xs:include \
                            schemaLocation="%1$ssecret.xsd"/>
                            </xs:schema>
                            """
                            .formatted(target, mark));
            file("catalog-" + mark + ".xml",
                    """
                            <catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog">
                              <nextCatalog catalog="%1$scatalog.xml"/><delegateURI uriStartString="urn:example:" \
                            catalog="%1$scatalog.xml"/>
                              <uri name="urn:example:mapped-%2$s" uri="%1$ssecret.xsd"/>
                            </catalog>
                            """
                            .formatted(target, mark));
            file("include-" + mark + ".yaml",
                    "a: !include %1$ssecret.yaml\nb: urn:example:a\n\"$ref\": %1$ssecret.yaml\n".formatted(target));
            file("include-" + mark + ".rst",
                    (".. include:: %1$ssecret.rst\n.. literalinclude:: %1$ssecret.rst\n.. csv-table:: x\n   "
                            + ":url: %1$ssecret.rst\n\nurn:example:a\n").formatted(target));
            file("include-" + mark + ".md", "![x](%1$ssecret.txt) [urn:example:a](%1$ssecret.txt)\n".formatted(target));
            file("include-" + mark + ".json",
                    "{\"$schema\": \"%1$ssecret.json\", \"$id\": \"urn:example:a\", \"$ref\": \"%1$ssecret.json\"}"
                            .formatted(target));
            file("include-" + mark + ".ttl",
                    "@base <%1$ssecret.txt> . <urn:example:a> a <urn:example:b> .\n".formatted(target));
        }
        file("module.yang",
                "module m { namespace \"urn:example:a\"; prefix m; import secret { prefix s; } include "
                        + "../outside/secret; }");
        Files.createSymbolicLink(folder.resolve("link.txt"), outside.resolve("secret.txt"));
        Files.createSymbolicLink(folder.resolve("folder"), outside);
        Files.createSymbolicLink(folder.resolve("linked.json"), outside.resolve("own.json"));
        Files.createSymbolicLink(Files.createDirectory(folder.resolve("rules")).resolve(".gitignore"),
                outside.resolve("ignore"));
        Files.createSymbolicLink(Files.createDirectory(folder.resolve("project")).resolve("urn-ls.json"),
                outside.resolve("project.json"));
        file("rules/a.txt", "urn:example:a%zz");
        file("project/a.txt", "urn:example:a%zz");
        file("iana.xml", "<!DOCTYPE r [<!ENTITY x SYSTEM \"" + there
                + "secret.txt\">]><registry xmlns=\"http://www.iana.org/assignments\">&x;</registry>");
        file("iana-include.xml", "<registry xmlns:xi=\"http://www.w3.org/2001/XInclude\"><xi:include href=\"" + there
                + "secret.xml\"/></registry>");
        file("urn-ls.json", "{\"registries\": [\"../outside/own.json\", \"" + outside
                + "/own.json\", \"linked.json\", \"folder/own.json\"], \"ianaRegistry\": \"iana.xml\"}");
    }

    private void file(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    /** All regular files of the workspace, by name. */
    List<String> files() throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
