package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.lsp.Editor;
import io.github.urnls.support.lsp.Typist;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Texts typed letter by letter, as VS Code asks and shows, and ended with Enter. The cursor is at {@code |} in the end;
 * what stands behind it stands there from the beginning. {@code ¶} is a line end that is there before.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TypedTextsTest {

    private static final String CAPABILITIES = "{\"textDocument\":{\"diagnostic\":{},\"completion\":{"
            + "\"contextSupport\":true}}}";

    /** What the files of the workspace use. No typed text is among them. */
    private static final List<String> USED = List.of("urn:acme:orders", "urn:acme:order-line:1", "urn:acme:order2",
            "urn:acme:invoice_open", "urn:acme:invoice.v2", "urn:acme:itemList", "urn:acme:shop/berlin",
            "urn:acme:states", "urn:acme:state:open", "urn:acme:doc:0001", "urn:acme:doc:0002", "urn:acme:no:1",
            "urn:acme:no:2", "urn:acme:parts:a#one", "urn:acme-shop:cart", "urn:new-shop:cart", "urn:example:Thing",
            "urn:example:Thing2",
            "urn:isbn:9780306406157", "urn:ietf:params:oauth:token-type:jwt", "urn:ieft:rfc:2648",
            "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6");

    private Editor editor;
    private int documents;

    @BeforeAll
    void start(@TempDir Path folder) {
        Editor.write(folder.resolve("used.txt"), String.join("\n", USED) + "\n");
        Editor.write(folder.resolve("wrong.xml"), "<a b=\"urn:blanks:no good\" c=\"urn:blanks:fine\"/>");
        editor = Editor.of(InMemoryServer.start(), folder).beginWorkspace(CAPABILITIES);
        editor.expectNamesRead();
    }

    @AfterAll
    void stop() {
        editor.end();
        editor.close();
    }

    /** Types the last line of {@code text} up to the cursor. */
    private Typist typed(String language, String text) {
        String lines = text.replace('¶', '\n');
        int cursor = lines.indexOf('|');
        int line = lines.lastIndexOf('\n', cursor) + 1;
        Typist typist = new Typist(editor, "a" + ++documents, language, lines.substring(0, line),
                lines.substring(cursor + 1) + "\n");
        String typed = lines.substring(line, cursor);
        String name = typed.substring(Math.max(0, typed.toLowerCase().lastIndexOf("urn:")));
        assertFalse(Stream.concat(USED.stream(), Stream.of(lines.substring(0, line).split("[\\s\"'<>]+")))
                .anyMatch(name::equalsIgnoreCase), "it stands beside itself");
        typist.type(typed);
        return typist;
    }

    private static void assertEnterEndsTheLine(Typist typist, String text) {
        assertEquals(text.replace('¶', '\n').replace('|', '\n') + "\n", typist.entered(),
                () -> "shown: " + typist.shown());
    }

    /** A name with a blank is wrong. In brackets it would be none. */
    @Test
    void aUsedNameWithABlankIsNotOffered() {
        assertEquals(List.of("fine"), typed("xml", "<a b=\"urn:blanks:|\"/>").shown());
    }

    /** A beginning of names stands there whole, with its colon, and is offered more when someone asks for it. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
            // keys
            "yaml ~ urn:|", "yaml ~ urn:acme:|", "yaml ~ a:¶  urn:example:|", "yaml ~ - urn:isbn:|",
            "json ~ {¶\"urn:acme:|\": 1}",
            // values that the line end closes
            "yaml ~ prefix: urn:example:|", "yaml ~ prefixes:¶  acme: urn:acme:|", "yaml ~ id: urn:uuid:|",
            "yaml ~ root: urn:acme:doc:|", "yaml ~ - urn:acme:no:|", "yaml ~ names:¶- urn:ietf:params:|",
            "yaml ~ scheme: urn:|", "yaml ~ k: URN:ACME:|", "yaml ~ k: urn:acme:state:|",
            "properties ~ prefix=urn:acme:|", "properties ~ own.names = urn:|", "properties ~ a=urn\\:acme\\:|",
            "properties ~ id=urn:uuid:|", "ini ~ [namespaces]¶acme = urn:acme:|", "csv ~ acme,urn:acme:|",
            // what stands behind it would be replaced
            "text ~ see urn:uuid:|f81d4fae-7dec-11d0-a765-00a0c91e6bf7", "json ~ {\"a\": \"urn:ietf:rfc:|8141\"}",
            "xml ~ <a b=\"urn:ietf:|params:scim:schemas:core:2.0:User\"/>",
            // declarations of a prefix
            "turtle ~ @prefix ex: <urn:example:|", "turtle ~ @prefix ex: <urn:example:|> .",
            "turtle ~ @base <urn:acme:|>", "turtle ~ PREFIX a: <urn:acme:|", "yaml ~ prefix: \"urn:acme:|\"",
            "json ~ {¶\"prefix\": \"urn:acme:|\"¶}", "json ~ {\"@context\": {¶\"ex\": \"urn:example:|\"¶}}",
            "json ~ {\"@context\": {¶\"@vocab\": \"urn:example:|\"¶}}", "toml ~ prefix = \"urn:acme:|\"",
            "java ~ String URN_PREFIX = \"urn:acme:|\";", "python ~ if name.startswith('urn:acme:|')",
            "xml ~ <rule prefix=\"urn:acme:|\"/>", "xml ~ <xsl:if test=\"starts-with(@a, 'urn:acme:|')\"/>",
            "javascript ~ const prefix = `urn:acme:|`;",
            "json ~ {\"base\": \"urn:acme:|\"}", "toml ~ [prefixes]¶acme = \"urn:acme:|\"",
            "go ~ strings.HasPrefix(s, \"urn:acme:|\")", "xml ~ <prefix>urn:acme:|</prefix>",
            "yaml ~ prefixes:¶  a: 1¶  b: \"urn:acme:|\"",
            // running text and comments
            "markdown ~ **urn:acme:|**",
            "markdown ~ Names begin with urn:|", "markdown ~ Names begin with `urn:acme:|`",
            "markdown ~ - urn:isbn:|", "markdown ~ They begin with urn:uuid:|", "plaintext ~ urn:isbn:|",
            "plaintext ~ the prefix is urn:acme:|", "plaintext ~ (as urn:ietf:params:|)",
            "xml ~ <a>¶begins with urn:acme:|",
            "xml ~ <!--¶as in urn:ietf:|", "java ~ // begins with urn:acme:|", "yaml ~ # urn:example:|",
            "yaml ~ k: >¶  text urn:acme:|", "restructuredtext ~ Names begin with urn:acme:|",
            "python ~ \"\"\"Names.¶¶They begin with urn:acme:|",
    })
    void aBeginningWithItsColonStaysAndMoreComesWhenAsked(String language, String text) {
        Typist typist = typed(language, text);
        assertEnterEndsTheLine(typist, text);
        typist.ask();
        assertFalse(typist.shown().isEmpty(), "Ctrl+Space");
        typist.close();
    }

    /** In a value nobody means such a beginning as it is, and a letter more would have brought the list. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
            "yaml ~ format: urn:oasis:names:tc:SAML:2.0:nameid-format:|", "yaml ~ - id: urn:oasis:|",
            "properties ~ format=urn:oasis:names:tc:SAML:2.0:nameid-format:|", "xml ~ <uri>urn:|",
            "xml ~ <uri>urn:mace:|</uri>", "xml ~ <a xsi:schemaLocation=\"urn:x:y a.xsd urn:oasis:|\"/>",
            "xml ~ <saml:Attribute Name=\"urn:oid:2.|\"/>"})
    void behindAPublishedBeginningAListOpens(String language, String text) {
        Typist typist = typed(language, text);
        assertFalse(typist.shown().isEmpty());
        typist.close();
    }

    /** A name, or a segment, that is whole though longer ones are used or listed. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
            // new names that begin used ones
            "yaml ~ ns: urn:acme:order|", "properties ~ ns=urn:acme:order|", "plaintext ~ urn:acme:invoice|",
            "markdown ~ See urn:acme:item|", "yaml ~ - urn:acme:state|", "yaml ~ k: URN:ACME:order|",
            "yaml ~ k: urn:acme:shop|", "yaml ~ k: urn:acme:part|",
            "xml ~ <a b=\"urn:acme:order|", "yaml ~ k: urn:acme:doc:000|", "yaml ~ k: urn:acme:doc:0003|",
            "yaml ~ k: urn:acme:parts:a|", "yaml ~ k: urn:acme:no:3|", "markdown ~ See urn:example:Thing-Two|",
            "yaml ~ k: urn:uuid:f81d4fae|", "yaml ~ k: urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf|",
            "yaml ~ a: urn:acme:new-line:1¶b: urn:acme:new|", "yaml ~ a: urn:acme:fresh:1¶b: urn:acme:fresh|",
            "yaml ~ a: urn:acme:drafts¶b: urn:acme:draft|", "yaml ~ a: urn:acme:ids¶b: URN:acme:id|",
            // namespaces
            "markdown ~ It is registered as urn:ietf|", "plaintext ~ urn:acme|", "plaintext ~ urn:new|",
            "yaml ~ k: urn:epc|",
            "yaml ~ k: urn:isbn|", "markdown ~ the scheme urn:uuid|", "yaml ~ k: urn:iso|", "yaml ~ k: URN:OASIS|",
            // listed names
            "yaml ~ k: urn:ietf:params:xml:ns:netconf|", "yaml ~ k: urn:xmpp:jingle|", "yaml ~ k: urn:ietf:rfc:814|",
            "yaml ~ k: URN:xmpp:jingle|", "yaml ~ k: urn:oasis:names:tc:SAML:2.0:ac|", "yaml ~ k: urn:epc:id:gid|",
            // a question, and no component
            "markdown ~ Is it urn:acme:order?|", "plaintext ~ urn:example:Thing?|",
            // behind the quote that ends an item
            "json ~ {\"schemas\": [¶\"urn:acme:order\"|", "yaml ~ schemas: [\"urn:acme:order\"|",
            "json ~ {\"schemas\": [¶\"a\"|",
    })
    void aWholeNameStays(String language, String text) {
        Typist typist = typed(language, text);
        assertEnterEndsTheLine(typist, text);
        typist.close();
    }

    /** What is useful comes by itself. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
            "yaml ~ k: urn:ietf:par| ~ params", "yaml ~ k: urn:acme:ord| ~ order2",
            "yaml ~ k: urn:acme:invoice_| ~ invoice_open",
            "xml ~ <a b=\"urn:ietf:|\"/> ~ bcp", "json ~ {\"a\": \"urn:acme:|\"} ~ doc",
            "xml ~ <a b=\"urn:|\"/> ~ acme", "yaml ~ k: urn:iet| ~ ietf", "properties ~ a=urn:oas| ~ oasis",
            "markdown ~ See urn:exa| ~ example", "yaml ~ k: urn:isb| ~ isbn",
            "turtle ~ <urn:example:t> a <urn:example:|> ~ Thing", "java ~ String name = \"urn:acme:|\"; ~ doc",
            "java ~ // a prefix¶String name = \"urn:acme:|\"; ~ doc", "xml ~ <a prefix=\"x\" b=\"urn:acme:|\"/> ~ doc",
            "json ~ {\"@context\": {\"a\": \"b\"}, \"@id\": \"urn:acme:|\"} ~ doc",
            "json ~ {\"schemas\": [\"urn:a\", \"|\"]} ~ User", "yaml ~ schemas: ['urn:a', \"|\"] ~ User",
    })
    void whatIsUsefulComesByItself(String language, String text, String wanted) {
        Typist typist = typed(language, text);
        assertTrue(typist.shown().contains(wanted), () -> typist.shown().toString());
        typist.close();
    }

    /** Enter must not write what nobody has seen before. */
    @Test
    void noRandomValueIsFirst() {
        Typist typist = typed("xml", "<a b=\"urn:uuid:|\"/>");
        assertEquals("f81d4fae-7dec-11d0-a765-00a0c91e6bf6", typist.shown().getFirst());
        typist.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {"xml ~ <a b='urn:ieft:rfc:1'/>¶<a b=\"urn:|\"/>",
            "yaml ~ a: urn:ieft:rfc:2648¶b: urn:ie|",
            "xml ~ <a b='urn:itef:rfc:2648' c='urn:ieft:rfc:1'/>¶<a b=\"urn:i|\"/>"})
    void whatTheCheckerFaultsIsNotOffered(String language, String text) {
        Typist typist = typed(language, text);
        List<String> shown = typist.shown();
        assertTrue(shown.contains("ietf") && !shown.contains("ieft") && !shown.contains("itef"), shown::toString);
        typist.close();
    }
}
