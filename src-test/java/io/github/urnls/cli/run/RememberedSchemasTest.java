package io.github.urnls.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.Neighbours.Neighbour;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A schema is looked up once for all documents of a folder. */
class RememberedSchemasTest {

    @Test
    void oncePerFolderAndLocation() {
        List<String> lookedUp = new ArrayList<>();
        RememberedSchemas schemas = new RememberedSchemas((document, reference) -> {
            lookedUp.add(document + " " + reference);
            return reference.equals("none.xsd") ? Optional.empty() : Optional.of(new Neighbour("schema", document));
        });
        for (String document : List.of("/a/1.xml", "/a/2.xml", "/b/1.xml", "1.xml", "2.xml")) {
            schemas.at(document, "none.xsd");
            schemas.at(document, "one.xsd");
        }
        assertEquals(List.of("/a/1.xml none.xsd", "/a/1.xml one.xsd", "/b/1.xml none.xsd", "/b/1.xml one.xsd",
                "1.xml none.xsd", "1.xml one.xsd"), lookedUp);
        assertEquals(Optional.of(new Neighbour("schema", "/a/1.xml")), schemas.at("/a/3.xml", "one.xsd"));
    }
}
