package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.feature.SemanticTokens.Token;
import io.github.urnls.feature.SemanticTokens.Type;
import io.github.urnls.scan.Name;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Documents, their language in the first line, with the type of each token drawn under its line: {@code s} the scheme,
 * {@code n} the NID, {@code x} the NSS, {@code a} the AuthorityID, {@code p} parameters, {@code f} the f-component,
 * {@code .} a delimiter, {@code %} percent-encoded bytes. A line without a drawing has no tokens.
 */
class SemanticTokensTest {

    private static final String MARKS = "snxapf.%";

    private static final List<Type> MARKED = List.of(Type.SCHEME, Type.NID, Type.NSS, Type.AUTHORITY_ID,
            Type.PARAMETERS, Type.F_COMPONENT,
            Type.DELIMITER, Type.OCTETS);

    private static List<Token> tokens(Document document, Specification specification) {
        return SemanticTokens.in(document, Name.in(document, specification), Drawn.whole(document));
    }

    /** The document with its tokens drawn under its lines. */
    private static String drawn(Document document, List<Token> tokens) {
        LineIndex lines = document.lines();
        List<String> drawn = new ArrayList<>();
        for (int line = 0; line < lines.lineCount(); line++) {
            int start = lines.lineStart(line);
            int end = lines.lineEnd(line);
            char[] marks = " ".repeat(end - start).toCharArray();
            for (Token token : tokens) {
                if (start <= token.range().start() && token.range().start() <= end) {
                    char mark = MARKS.charAt(MARKED.indexOf(token.type()));
                    Arrays.fill(marks, token.range().start() - start, token.range().end() - start, mark);
                }
            }
            drawn.add("|" + document.text().substring(start, end));
            String under = new String(marks).stripTrailing();
            drawn.addAll(under.isEmpty() ? List.of() : List.of(">" + under));
        }
        return String.join("\n", drawn);
    }

    private static void check(String drawing, Specification specification) {
        int cut = drawing.indexOf('\n');
        String expected = drawing.substring(cut + 1).stripTrailing();
        String text = String.join("\n",
                expected.lines().filter(line -> line.startsWith("|")).map(line -> line.substring(1)).toList());
        Document document = Drawn.document(drawing.substring(0, cut), text);
        assertEquals(expected, drawn(document, tokens(document, specification)));
    }

    @ParameterizedTest
    @ValueSource(strings = {
            """
                    xml
                    |<a b="urn:example:a:b/c?+r=1?=q=2&amp;k#f/1" c="no urn"/>
                    >      sss.nnnnnnn.xxxxx..ppp..ppppppppp.fff
                    """,
            """
                    json
                    |{"a": "URN:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66"}
                    >       sss.nnnn.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                    """,
            """
                    txt
                    |octets urn:example:caf%C3%A9s?=a=%20b#%41 and urn:example:%4 broken
                    >       sss.nnnnnnn.xxx%%%%%%x..pp%%%p.%%%     sss.nnnnnnn.xx
                    """,
            """
                    json
                    |{"a": "urn:ex\\u0061mple:a\\/b"}
                    >       sss.nnnnnnnnnnnn.xxxx
                    """,
            """
                    xml
                    |<a b="urn:example:&#37;41;x" c="urn&#58;example:x"/>
                    >      sss.nnnnnnn.%%%%%%%xx     sss.....nnnnnnn.x
                    """})
    void partsHaveTokens(String drawing) {
        check(drawing, Specification.RFC8141);
    }

    /** What is not a name as a whole. */
    @ParameterizedTest
    @ValueSource(strings = {
            """
                    java
                    |String a = "urn:example:order:"; String b = "urn:example:" + id;
                    >            sss.nnnnnnn.xxxxxx               sss.nnnnnnn.
                    """,
            """
                    js
                    |const a = `urn:example:order:${id}:line`; // urn:isbn
                    >           sss.nnnnnnn.xxxxxx                sss.nnnn
                    """,
            """
                    py
                    |a = 'urn:example:%s:x'; b = re.compile('^urn:example:[0-9]+$')
                    >     sss.nnnnnnn.
                    """,
            """
                    xml
                    |<a xmlns:urn="urn:example:x"><urn:Foo type="urn:Bar"/></a>
                    >              sss.nnnnnnn.x
                    """})
    void beginningsOfNamesHaveThemTooAndPatternsDoNot(String drawing) {
        check(drawing, Specification.RFC8141);
    }

    @ParameterizedTest
    @ValueSource(strings = {
            """
                    txt
                    |A name <urn:example:long-
                    >        sss.nnnnnnn.xxxxx
                    |   name:b%C3
                    >   xxxxxx%%%
                    |   %A9> broken over lines
                    >   %%%
                    """,
            """
                    properties
                    |a=urn\\:exam\\
                    >  sss..nnnn
                    |   ple\\:x
                    >   nnn..x
                    """,
            """
                    xml
                    |<a b="urn:example:a
                    >      sss.nnnnnnn.x
                    |  b"/>
                    >xxx
                    """})
    void aNameThatIsBrokenOverLinesHasTokensOnEach(String drawing) {
        check(drawing, Specification.RFC8141);
    }

    @Test
    void otherSpecificationsHaveOtherParts() {
        check("""
                txt
                |urn:dns:host.example:a:b
                >sss.nnn.aaaaaaaaaaaa.xxx
                """, Specification.PROPOSAL_1995);
        check("""
                txt
                |urn:example:a?b=c#d
                >sss.nnnnnnn.x.ppp.f
                """, Specification.DRAFT_2012);
    }

    @Test
    void typesAreThoseOfTheProtocol() {
        List<String> standard = List.of("namespace", "type", "class", "enum", "interface", "struct", "typeParameter",
                "parameter",
                "variable", "property", "enumMember", "event", "function", "method", "macro", "keyword", "modifier",
                "comment", "string",
                "number", "regexp", "operator", "decorator");
        assertTrue(standard.containsAll(SemanticTokens.legend()), SemanticTokens.legend()::toString);
        assertEquals(SemanticTokens.legend().size(), SemanticTokens.legend().stream().distinct().count());
        assertEquals("namespace", SemanticTokens.legend().get(Type.NID.ordinal()));
    }

    @Test
    void tokensAscendWithoutOverlapOnOneLineEach() {
        Cases.forEach(1000, random -> {
            Document document = Drawn.document(random);
            LineIndex lines = document.lines();
            for (Specification specification : Specification.all()) {
                int end = 0;
                for (Token token : tokens(document, specification)) {
                    int lineEnd = lines.lineEnd(lines.lineOf(token.range().start()));
                    assertTrue(token.range().start() >= end && token.range().length() > 0,
                            () -> token + " in " + document.text());
                    assertTrue(token.range().end() <= lineEnd, () -> token + " in " + document.text());
                    end = token.range().end();
                }
            }
        });
    }

    /** Of a name on one line that is plainly written no character is without a token. */
    @Test
    void tokensTileWhatIsOnOneLine() {
        Cases.forEach(1000, random -> {
            Document document = Drawn.document(random);
            List<Token> tokens = tokens(document, Specification.RFC8141);
            Drawn.names(document).stream().filter(Name::isUrn).map(Name::occurrence)
                    .filter(occurrence -> occurrence.text().equals(occurrence.range().in(document.text()))
                            && occurrence.text().chars().noneMatch(c -> c == '\n' || c == '\r'))
                    .forEach(occurrence -> {
                        StringBuilder joined = new StringBuilder();
                        tokens.stream().filter(token -> token.range().overlaps(occurrence.range()))
                                .forEach(token -> joined.append(token.range().in(document.text())));
                        assertEquals(occurrence.text(), joined.toString());
                    });
        });
    }

    @Test
    void aRangeHasTheTokensThatOverlapIt() {
        Cases.forEach(1000, random -> {
            Document document = Drawn.document(random);
            int start = random.between(0, 60);
            int length = random.between(0, 60);
            int end = document.text().length();
            TextRange range = new TextRange(Math.min(start, end), Math.min(start + length, end));
            assertEquals(tokens(document, Specification.RFC8141).stream()
                    .filter(token -> token.range().overlaps(range)).toList(),
                    SemanticTokens.in(document, Drawn.names(document), range));
        });
    }
}
