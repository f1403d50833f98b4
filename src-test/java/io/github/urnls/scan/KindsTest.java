package io.github.urnls.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.text.Document;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The kind of an occurrence: a name, the beginning of names, a template, a regular expression. */
class KindsTest {

    /** Where a name ends in a query, and a name that is encoded in one. */
    @ParameterizedTest
    @CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
            "json\t{\"a\":\"http://h/x?id=urn:a1:b,urn:a1:c&d=e\"}\tURN urn:a1:b, URN urn:a1:c",
            "json\t{\"a\":\"http://h/x?u=urn:cite2:a:b.v1:&d=e\"}\tURN urn:cite2:a:b.v1:",
            "text\tSet(urn:cts:a:d1:, urn:cts:a:b)\tURN urn:cts:a:d1:, URN urn:cts:a:b",
            "text\tU(urn:cts:a:e4:,Scholia)\tURN urn:cts:a:e4:",
            "python\ta = \"http://h/x?urn:nir:2000;1000!multivigente~\"\tURN urn:nir:2000;1000!multivigente~",
            "md\t~~urn:example:a~~ and ~urn:example:b~\tURN urn:example:a, URN urn:example:b",
            "html\t<a id=\"c_urn:li:comment:(urn:li:activity:73,202)\"/>\tURN urn:li:activity:73",
            "python\ta = \"article, [data-urn*='urn:li:activity'], b\"\tCOMPARED urn:li:activity",
            "json\t{\"a\":\"http://h/x?u=urn%3Acite2%3Aa%3Ab.v1%3A&d=e\"}\tENCODED urn:cite2:a:b.v1:",
            "yaml\ta: /x?id=urn:a1:b,urn:a1:c&d=e\tURN urn:a1:b, URN urn:a1:c",
            "md\tGET /x?id=urn:a1:b,urn:a1:c&d=e\tURN urn:a1:b, URN urn:a1:c",
            "http\tGET /x?q=p==urn:a1:b;r==urn:a1:c&d=e\tURN urn:a1:b, URN urn:a1:c",
            "java\ts = \"/x?q=p==\\\"urn:a1:b\\\"&d\";\tURN urn:a1:b",
            "http\tGET /x?q=p==%22urn:a1:b%22&d=e\tURN urn:a1:b",
            "sh\tcurl '/x?NAMESPACE=xmlns%28a=urn:a1:b%29&d=e'\tURN urn:a1:b",
            "http\tGET /x?id=urn:a1:b%28c%29&d=e\tURN urn:a1:b%28c%29",
            "json\t{\"a\":\"[urn:a1:b,type=c]\"}\tURN urn:a1:b",
            "java\ts = \"{\\\"a\\\":\\\"nsu=urn:a1:b;Name\\\"}\";\tURN urn:a1:b",
            // without a key before it, the characters belong to the name
            "json\t{\"a\":\"urn:a1:b&d=e\"}\tURN urn:a1:b&d=e",
            "http\tx=urn%3Aa1%3Ab%2Fc&y=z\tENCODED urn:a1:b/c",
            "sh\tcurl -d x=URN%3aa1%3ab -d 'y=urn%3Aa1%3Ac'\tENCODED URN:a1:b, ENCODED urn:a1:c",
            "json\t{\"a\":\"/x?y=urn%3Aa1%3Ab%2Curn%3Aa1%3Ac\"}\tENCODED urn:a1:b, ENCODED urn:a1:c",
            "http\tx=%22urn%3Aa1%3Ab%22\tENCODED urn:a1:b",
            "md\tIt is urn%3Aa1%3Ab.\tENCODED urn:a1:b",
            "xml\t<a b='x?y=urn%3Aa1%3Ab&amp;z=1'/>\tENCODED urn:a1:b",
            "json\t{\"a\":\"x=urn%3Aa1%3A\\u0062%20c\"}\tENCODED urn:a1:b",
            "html\t<a href='/x?i=urn%3Aa1%3Ab'>c</a>\tENCODED urn:a1:b",
            "sh\tcurl x=magnet%3A%3Fxt%3Durn%3Aa1%3Ab\tENCODED urn:a1:b",
            "sh\tcurl /x/urn%3Aa1%3Ab/c urn%3Aa1%3Ab%3Bc%2Cd%28e%29\tENCODED urn:a1:b, ENCODED urn:a1:b;c,d(e)",
            "sh\tcurl /x/urn%3Aa1%3Ab%3A%3Ac%23%23urn%3Aa1%3Ad\tENCODED urn:a1:b::c##urn:a1:d",
            "java\ts = \"\\\"urn%3Aa1%3Ab\\\"\";\tENCODED urn:a1:b",
            "json\t{\"a\":\"urn%3Aa1%3Ab%3A3.0:Local\"}\tENCODED urn:a1:b:3.0", // a local name behind it
            "http\tx=urn%3Aa1:b:c&y\tENCODED urn:a1:b:c",
            "rb\tx = 'urn:a1:User[b eq \"c\"'\tURN urn:a1:User", // a filter that is not closed
            "rb\tx = 'urn:a1:User[b eq \"c\"]'\tURN urn:a1:User[b eq \"c\"]",
            "http\tGET /x?id=urn:a1:b;urn:a1:c&d\tURN urn:a1:b, URN urn:a1:c",
            "http\tGET /x?id=urn:a1:b%2Curn:a1:c+urn:a1:d\tURN urn:a1:b, URN urn:a1:c, URN urn:a1:d",
            "http\tGET /x?q=a==urn:a1:b;c>3&d\tURN urn:a1:b", "http\tGET /x?q=a==urn:a1:b;!c\tURN urn:a1:b",
            // encoded twice, within a word, the beginning of names, to be filled in
            "http\tx=urn%253Aa1%253Ab\t~~", "http\tx=return%3Aa1%3Ab\t~~", "java\tf(\"urn%3Aa1%3A\" + x)\t~~",
            "sh\tcurl x=urn%3Aa1%3A$b\t~~", "http\tx=urn%3Aa1&y\t~~", "java\tf(\"urn%3Aa1%3A%s\")\t~~",
            // a string within an expression that is filled in
            "js\ts = `${a['urn:a1:b']} ${f(\"urn:a1:c\")} ${'urn:a1:d:' + x} ${`urn:a1:${'urn:a1:e'}`}`\t"
                    + "URN urn:a1:b, COMPARED urn:a1:c, PREFIX urn:a1:d:, TEMPLATE urn:a1:${'urn:a1:e'}",
            "py\ts = f\"{{{a[\"urn:a1:b\"]}}} urn:a1:c\"; t = f\"{{\"; u = 'urn:a1:d'\t"
                    + "URN urn:a1:b, URN urn:a1:c, URN urn:a1:d",
            "py\ts = f\"urn:a1:{a['urn:a1:b']}:c\"\tTEMPLATE urn:a1:\ufffc:c",
            "rb\ts = \"#{a[\"urn:a1:b\"]} # {\" if %w[urn:a1:c urn:a1:d].any? # urn:a1:e\t"
                    + "URN urn:a1:b, URN urn:a1:c, URN urn:a1:d, URN urn:a1:e",
            "swift\tlet s = \"\\(a[\"urn:a1:b\"]) urn:a1:c \\\\(\"; f(\"urn:a1:d\")\t"
                    + "URN urn:a1:b, URN urn:a1:c, URN urn:a1:d",
            "sh\tx=\"$(dirname \"$0\")/urn:a1:b\" y=\"$(cat\tURN urn:a1:b",
            "kt\tval s = \"${a[\"urn:a1:b\"]}\" + \"${\"; f(\"urn:a1:c\")\tURN urn:a1:b, URN urn:a1:c",
            "js\ts = `${q ? 'urn:a1:b' : ''} ${'urn:a1:c'} ${f({a: 'urn:a1:d'})} ${m['urn:a1:e' ]}`\t"
                    + "URN urn:a1:b, URN urn:a1:c, URN urn:a1:d, URN urn:a1:e",
            "pl\t@a = qw(urn:a1:b c urn:a1:d);\tURN urn:a1:b, URN urn:a1:d",
            "kt\tf(\"${a.trim(\"}\")} urn:a1:b\")\tURN urn:a1:b", "rb\tx = %w[urn:a1:b c] + %i[d urn:a1:e f]\t"
                    + "URN urn:a1:b, URN urn:a1:e",
            "rb\t@a = f %w<urn:a1:b c>, %q(urn:a1:d), %Q{urn:a1:e}; @b = ~w/urn:a1:f/ ++ ~s(urn:a1:g)\t"
                    + "URN urn:a1:b, URN urn:a1:d, URN urn:a1:e, URN urn:a1:f, URN urn:a1:g",
            "pl\t@a = qw/urn:a1:b/; f(a=>q{urn:a1:c$x}, qq<urn:a1:d\\n>); $q{'urn:a1:e'}; $a->q('urn:a1:f'); "
                    + "sq(\"urn:a1:g\")\t"
                    + "URN urn:a1:b, URN urn:a1:c$x, URN urn:a1:d, URN urn:a1:e, URN urn:a1:f, URN urn:a1:g",
            // a text about a name, or what cannot belong to it, and what may
            "java\tf(\"urn:a1:b \" + n, \"urn:a1:c: not found\", \"urn:a1:d, \" + n, \"urn:a1:e\\t1\", "
                    + "\"urn:a1:f: \" + n)\t"
                    + "URN urn:a1:b, COMPARED urn:a1:c, COMPARED urn:a1:d, URN urn:a1:e, COMPARED urn:a1:f",
            "java\ta = \"urn:a1:b\" + \"\\n\" + \"urn:a1:c\" + ', ' + \"urn:a1:d\" + \", \" + "
                    + "\"urn:a1:e\" + n + \"urn:a1:f\" + \":g\"\t"
                    + "URN urn:a1:b, URN urn:a1:c, URN urn:a1:d, PREFIX urn:a1:e, PREFIX urn:a1:f",
            "cpp\tcout << \"urn:a1:b\" << std::endl << \"urn:a1:c\" << n; a = R\"({\"x\":\"urn:a1:d\"})\"\t"
                    + "URN urn:a1:b, PREFIX urn:a1:c, URN urn:a1:d",
            "java\tf(\"urn:isbn \" + x, \"urn:uuid\" + \" expected\")\tPREFIX urn:isbn, PREFIX urn:uuid",
            "txt\t<urn:a1:YWJj=> *urn:a1:b* urn:a1:c-->\tURN urn:a1:YWJj=, URN urn:a1:b, URN urn:a1:c",
            "txt\trequires \"URN::OASIS::SAML2\"\t~~", "yaml\tdescription: urn:a1:b c\tURN urn:a1:b",
            "sh\tcase $x in urn:a1:b*) ;; urn:a1:c) ;; esac\tPATTERN urn:a1:b*, URN urn:a1:c",
            "html\t<p>urn:a1:b&mdash;a &ldquo;urn:a1:c&rdquo; urn:a1:d&thinsp;e</p>\t"
                    + "URN urn:a1:b, URN urn:a1:c, URN urn:a1:d",
            "html\t&bdquo;urn:a1:b&ldquo; &lsaquo;urn:a1:c&rsaquo; urn:a1:d&larr;a urn:a1:e&emsp;f\t"
                    + "URN urn:a1:b, URN urn:a1:c, URN urn:a1:d, URN urn:a1:e",
            "adoc\tlink:urn:a1:b[the order] urn:a1:c->urn:a1:d=>e\tURN urn:a1:b, URN urn:a1:c, URN urn:a1:d",
            "py\tf\"{b}/entities/urn:a1:b/attrs/{t}\"; \"/entities/urn:a1:{b}/attrs\"\t"
                    + "URN urn:a1:b, TEMPLATE urn:a1:{b}",
            "c\tif (!strncmp(a, \"urn:a1:b?\", 52))\tCOMPARED urn:a1:b?",
            // a regular expression, a beginning in quotes, placeholders, the end of an element, strings over lines
            "js\tx = /^urn:ogc:def:crs:EPSG::(\\d+)$/\tPATTERN urn:ogc:def:crs:EPSG::(",
            "json\t{\"validationRegex\": \"^(urn:a1:b:|urn:a1:c:)[a-z]+$\"}\t"
                    + "PATTERN urn:a1:b, PATTERN urn:a1:c",
            "go\t// default is \"urn:a1:b:\" or 'urn:a1:c:'.\tPREFIX urn:a1:b:, PREFIX urn:a1:c:",
            "md\turn:a1:b:<type:v> urn:a1:c:* urn:a1:d*\tTEMPLATE urn:a1:b:<type:v>, PATTERN urn:a1:c:*, URN urn:a1:d",
            "py\ta('urn:a1:b%23sub', 'urn:a1:%23s', s, 'urn:a1:c</a:b>')\t"
                    + "URN urn:a1:b%23sub, TEMPLATE urn:a1:%23s, URN urn:a1:c",
            // in the path of an API, behind another name in XPath, at the end of a line, as a label or a beginning
            "md\tGET /v1/entities/urn:a1:b:c/attrs/d /x/urn:a1:b/attrs\tURN urn:a1:b:c, URN urn:a1:b/attrs",
            "md\t?q=%5C%22urn%3Aa1%3Ab%5C%22\tENCODED urn:a1:b",
            "java\tf(\"urn:epc:id:gdti:.*\")\tPATTERN urn:epc:id:gdti:.*",
            "sch\t<a b=\"concat('urn:a1:b#x#urn:a1:c_', $v, contains($w, 'urn:a1:d:'))\"/>\t"
                    + "COMPARED urn:a1:b#x#urn:a1:c_, PREFIX urn:a1:d:",
            "xml\t<a>urn:a1:b,2010-07-26T17:59:00Z,39 urn:a1:c,d</a>\tURN urn:a1:b, URN urn:a1:c,d",
            "py\tf('urn:ietf:params:xml:ns:imdn=A::B', 'urn:a1:b=c')\tURN urn:ietf:params:xml:ns:imdn, URN urn:a1:b=c",
            "csv\ta,\"The `urn:a1:b:` namespace\"\tPREFIX urn:a1:b:",
            "java\t// urn:a1:b?c=2017-\tPREFIX urn:a1:b?c=2017-", "md\turn:a1:${b}-\tTEMPLATE urn:a1:${b}-",
            "java\tf(r, \"\\\\Aurn:a1:b\")\tURN urn:a1:b",
            "csv\ta,URN:NBN,urn:nbn\tPREFIX URN:NBN, URN urn:nbn",
            "properties\ta.namespace=urn:nbn:nl:ui:13-\tPREFIX urn:nbn:nl:ui:13-",
            "json\t[\"urn:isbn:978-0-306-40615-7-\",\"urn:example:a-\"]\t"
                    + "URN urn:isbn:978-0-306-40615-7-, URN urn:example:a-",
            "properties\ta.prefix=urn:example:a-\tURN urn:example:a-",
            "json\t{\"a\":\"http://h/entities/urn:a1:b:c/attrs/d\"}\tURN urn:a1:b:c",
            "xml\t<a targetNamespace='urn:nbn:nl:ui:13-'/>\tURN urn:nbn:nl:ui:13-",
            // the next string begins with what no name goes on with
            "java\tf(\"k=urn:a1:b\" + \"&x=1\" + \"urn:a1:c\" + ',' + y + \"urn:a1:d\" + \"\\\"\" + y + "
                    + "\"urn:a1:e\" + \")\")\t"
                    + "URN urn:a1:b, URN urn:a1:c, URN urn:a1:d, URN urn:a1:e",
            "cpp\tf(\"xt=urn:a1:b\" \"&dn=x\"); g(\"urn:a1:c\" \"d\")\tURN urn:a1:b, PREFIX urn:a1:c",
            "js\tf('grant=urn%3Aa1%3Ab' + '&x=y')\tENCODED urn:a1:b",
            "py\tf('\"' + 'urn:a1:b' + '\"')\tURN urn:a1:b",
            "java\tf(\"urn:a1:b,\" + \"urn:a1:c\")\tCOMPARED urn:a1:b, URN urn:a1:c",
            "java\tf(\"urn:a1:b\" + \"\")\tPREFIX urn:a1:b",
            // letters that stand for others
            "md\t`urn:uuid:xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx` urn:isbn:xxxxxxxxxx urn:ietf:rfc:XXXX urn:a1:xxy\t"
                    + "TEMPLATE urn:uuid:xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx, TEMPLATE urn:isbn:xxxxxxxxxx, "
                    + "TEMPLATE urn:ietf:rfc:XXXX, URN urn:a1:xxy",
            "md\turn:lex:br:YYYY-MM-DD urn:a1:b[N] urn:a1:b[1]\t"
                    + "TEMPLATE urn:lex:br:YYYY-MM-DD, TEMPLATE urn:a1:b[N], URN urn:a1:b",
            "ts\tx = \"urn:a1:b:instance_<number>\"\tTEMPLATE urn:a1:b:instance_<number>",
            "html\t<p>urn:a1:b_<em>x</em> urn:a1:c/<var>n</var> urn:a1:d <em>x</em></p>\t"
                    + "PREFIX urn:a1:b_, PREFIX urn:a1:c/, URN urn:a1:d",
            "cpp\tf(\"<Id>urn:uuid:%1</Id>\", \"urn:a1:%1\")\tTEMPLATE urn:uuid:%1, TEMPLATE urn:a1:%1",
            // a scope and no name
            "md\tCall `Urn::fromString('urn:a1:b')`, `Urn::hasRComponent`.\tURN urn:a1:b",
            "rst\tCall ``Urn::fromString('urn:a1:b')``.\tURN urn:a1:b",
            "md\t'urn:a1:\ud83d\ude08' 'urn:a1:\u00e9'\tURN urn:a1:\ud83d\ude08, URN urn:a1:\u00e9",
            "java\tf(\"/a?q=lsid:urn:a1:b&wkt=((1\"); g(\"?q=a:urn:a1:c+AND+b:urn:a1:d\")\t"
                    + "URN urn:a1:b, URN urn:a1:c, URN urn:a1:d",
            "java\tf(\"https://h/x/\", \"urn:a1:b:\"); s.startsWith(\"urn:a1:c:d:\")\t"
                    + "PREFIX urn:a1:b:, PREFIX urn:a1:c:d:",
            "json\t[\"urn:scim:a:scim:1.0:User:groups.$ref\"]\tURN urn:scim:a:scim:1.0:User:groups.$ref",
            "json\t[\"urn:cts:latinLit:stoa1263.stoa001.hc:\", \"urn:a1:b:\"]\t"
                    + "URN urn:cts:latinLit:stoa1263.stoa001.hc:, PREFIX urn:a1:b:",
            "c\tx = \"profiles=\\\"urn:a1:b,\" \"urn:a1:c\\\"\\n\";\tURN urn:a1:b, URN urn:a1:c",
            "md\tGET http://h/a/urn:ngsi-ld:A:b/c `${b}/api/urn:ngsi-ld:A:c/d` urn:ngsi-ld:A:d/e\t"
                    + "URN urn:ngsi-ld:A:b, URN urn:ngsi-ld:A:c, URN urn:ngsi-ld:A:d/e",
            "ts\tu = b + \"entities/urn:a1:b/attrs/c\"\tURN urn:a1:b",
            // placeholders, and groups of an expression
            "txt\tas follows: urn:cts:SUBNAMESPACE:WORK:PASSAGE urn:a1:NAME urn:a1:ISO:b\t"
                    + "TEMPLATE urn:cts:SUBNAMESPACE:WORK:PASSAGE, URN urn:a1:NAME, URN urn:a1:ISO:b",
            "xml\t<!-- f(&quot;urn:a1:b:&quot;) and &quot;urn:a1:c&quot; -->\tPREFIX urn:a1:b:, URN urn:a1:c",
            "html\t<p>urn:a1:b&lt;id&gt; \"urn:a1:c&lt;id/&gt;.x\" urn:a1:d&lt;/e&gt;</p>\t"
                    + "TEMPLATE urn:a1:b<id>, TEMPLATE urn:a1:c<id/>.x, URN urn:a1:d",
            "java\t/** urn:a1:b<br> urn:a1:c<id> <p>urn:a1:d</p> */\tURN urn:a1:b, TEMPLATE urn:a1:c<id>, URN urn:a1:d",
            "java\tPattern.compile(\"(urn:a1:b)\\\\:(\\\\d+)\"); f(\"(urn:a1:c) d\")\tPATTERN urn:a1:b, URN urn:a1:c",
            "py\tre.compile(r\"(urn:a1:b):(\\d+)\")\tPATTERN urn:a1:b",
            "md\t| a | urn:oid:1.2.3.32.y<br/>b | urn:oid:1.2.3.x c |\t"
                    + "TEMPLATE urn:oid:1.2.3.32.y, TEMPLATE urn:oid:1.2.3.x",
            "py\tE = {\"urn:ietf:params:xml:ns:xmpp-sasl invalid-authzid\": 1}\t"
                    + "URN urn:ietf:params:xml:ns:xmpp-sasl",
            "json\t[\"urn:a1:b#@id\"]\tURN urn:a1:b#@id",
            // text around code
            "php\t<p>urn:a1:b <a href=\"urn:a1:c\">d</a></p><?php f('urn:a1:d'); ?><b>urn:a1:e</b> "
                    + "<?= 'urn:a1:f' ?> urn:a1:g\t"
                    + "URN urn:a1:b, URN urn:a1:c, URN urn:a1:d, URN urn:a1:e, URN urn:a1:f, URN urn:a1:g",
            "php\tf('urn:a1:b'); urn:a1:c;\tURN urn:a1:b",
            "pl\t=head1 A C<urn:a1:b> and L<urn:a1:c>. =cut f('urn:a1:d');\tURN urn:a1:b, URN urn:a1:c, URN urn:a1:d",
            "java\tPattern.compile(\"^urn:ogc:def:crs(?:,crs)?:(.+?)\")\tPATTERN urn:ogc:def:crs(?:,crs)?:(.+?)",
            "json\t[\"urn:a1:x\\\\windows\"]\tURN urn:a1:x\\windows",
            "cpp\tf(U(\"urn:a1:b/\") + c, string(\"urn:a1:d:\") + e); g(\"urn:a1:f\" /* why */ \" http\")\t"
                    + "PREFIX urn:a1:b/, PREFIX urn:a1:d:, URN urn:a1:f",
            "py\ta.startswith(\"https://h/x?urn:a1:b\")\tCOMPARED urn:a1:b", "rb\t# +urn:a1:b+ c\tURN urn:a1:b",
            // an escape of the first letter
            "json\t{\"a\":\"\\u0075rn:a1:b\"}\tURN urn:a1:b", "js\tf('\\x75rn:a1:b')\tURN urn:a1:b",
            "txt\tx75rn:a1:b\t~~",
            // a text
            "md\tThe format urn:a1:b(see Section 8) and (urn:a1:c(d)).\tURN urn:a1:b, URN urn:a1:c(d)",
            "sch\t<a b=\"concat('urn:a1:b_', $v)\"/>\tCOMPARED urn:a1:b_",
            "cc\tusing a = urn::b1::c::d;\t~~", "inl\tusing a = urn::b1::c::d;\t~~", "txt\turn::b1::c::d;\t~~",
            "java\tf(\"urn:a1:%73hipped\")\tURN urn:a1:%73hipped",
            // only where something is identified is a name without its NSS a name
            "js\tx = {\"serialNumber\": \"urn:uuid:\" + y}\tPREFIX urn:uuid:",
            "json\t{\"serialNumber\":\"urn:uuid:\",\"prefix\":\"urn:uuid:\"}\tURN urn:uuid:, PREFIX urn:uuid:",
            "txt\ta=urn:publicid:IDN+b.edu+authority+cm,https://b/1.0\tURN urn:publicid:IDN+b.edu+authority+cm",
            "ini\ta = urn:publicid:IDN+b.edu+authority+cm, https://b/1.0\tURN urn:publicid:IDN+b.edu+authority+cm",
            "ini\ta = urn:publicid:-//A//B c,d//EN\tURN urn:publicid:-//A//B c,d//EN",
            "md\tGET https://h/org/urn:a1:b:c/user/urn:a1:b:d/e/f\tURN urn:a1:b:c, URN urn:a1:b:d/e/f",
            "java\tf(\"/org/urn:a1:b:c/service/urn:a1:b:d/0.3\")\tURN urn:a1:b:c, URN urn:a1:b:d/0.3",
            "md\thttps://h/x/urn:a1:b/c/d\tURN urn:a1:b/c/d",
            "py\t# urn:publicid:IDN+<base>+user+<user name>\tTEMPLATE urn:publicid:IDN+<base>+user+<user name>",
            "py\tp = \"urn:publicid:IDN+\"\tPREFIX urn:publicid:IDN+",
            "json\t{\"path\":\"urn:scim:a:scim:1.0:User:$ref\",\"id\":\"urn:a1:$ref\"}\t"
                    + "URN urn:scim:a:scim:1.0:User:$ref, TEMPLATE urn:a1:$ref",
            "go\tcase \"urn:xmpp:sm:3 sm\": case \"urn:a1:b c\":\tURN urn:xmpp:sm:3, URN urn:a1:b c",
            "adoc\tIt is `urn:cen.eu:en16931:2017#compliant#` or urn:cen.eu:en16931:2017#compliant# +\t"
                    + "PREFIX urn:cen.eu:en16931:2017#compliant#, PREFIX urn:cen.eu:en16931:2017#compliant#",
            "js\tx = \"urn:cen.eu:en16931:2017#compliant#\"; y = \"urn:a1:b#\"\t"
                    + "PREFIX urn:cen.eu:en16931:2017#compliant#, URN urn:a1:b#",
            "xml\t<a>urn:cen.eu:en16931:2017#compliant#</a>\tURN urn:cen.eu:en16931:2017#compliant#",
            "md\t`urn:cen.eu:en16931:2017#compliant#` and urn:a1:b##\t"
                    + "PREFIX urn:cen.eu:en16931:2017#compliant#, URN urn:a1:b##",
            "java\tb = \"urn:xmpp:sm:3 \"; a = \"urn:a1:lang:c++\";\tURN urn:xmpp:sm:3 , URN urn:a1:lang:c++",
            "md\t| urn:a1:lang:c++<br>C | urn:a1:b/$ref |\tURN urn:a1:lang:c++, TEMPLATE urn:a1:b/$ref",
            "xml\t<dc:identifier>urn:isbn:</dc:identifier><dc:relation>urn:isbn:</dc:relation>\t"
                    + "URN urn:isbn:, PREFIX urn:isbn:"})
    void aNameEndsWithWhatIsAroundIt(String language, String text, String expected) {
        surroundingsTellTheKind(language, text, expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
            // names
            "json\t{\"a\": \"urn:example:a\"}\tURN urn:example:a",
            "java\tf(\"urn:md5\")\tURN urn:md5",
            "xml\t<a b=\"urn:uuid:{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}\"/>\t"
                    + "URN urn:uuid:{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}",
            "txt\tx^urn:oid:1.2.3^ISO\tURN urn:oid:1.2.3",
            "txt\t(urn:a1:b?revision=2014-05-08)c\tURN urn:a1:b",
            "txt\tpubsub;node=urn:a1:b;item=1\tURN urn:a1:b",
            "xml\t<a var='urn:a1:b+notify'/>\tURN urn:a1:b",
            "json\t{\"a\":\"urn:oid:1.2.3|4\"}\tURN urn:oid:1.2.3",
            "yaml\ta: \"urn:a1:b|c d|e\"\tURN urn:a1:b",
            "go\ttype T struct { A B `xml:\"urn:a1:b c,omitempty\"` }\tURN urn:a1:b",
            "1\t\\fBurn:a1:b\\-c\\fR\tURN urn:a1:b-c",
            "xsl\t<a test=\"contains(., 'urn:isbn:9780306406157')\"/>\tURN urn:isbn:9780306406157",
            "json\t{\"a\":\"urn:peppol:pint:billing-1@my-1\"}\tURN urn:peppol:pint:billing-1@my-1",
            "txt\turn:www.cenbii.eu:transaction:biitrns010:ver2.0#urn:www.peppol.eu:bis:a\t"
                    + "URN urn:www.cenbii.eu:transaction:biitrns010:ver2.0#urn:www.peppol.eu:bis:a",
            "xml\t<![CDATA[<a xmlns=‘urn:a1:b:0'/>]]>\tURN urn:a1:b:0",
            // the beginning of names
            "java\tf(\"urn:example:\")\tPREFIX urn:example:",
            "java\tf(\"urn:isbn:978-\")\tPREFIX urn:isbn:978-",
            "java\tf(\"urn:isbn:978\" + x)\tPREFIX urn:isbn:978",
            "xml\t<rdf:RDF xmlns:x=\"urn:uuid:\"/>\tPREFIX urn:uuid:",
            "xsl\t<a test=\"contains(., 'urn:isbn:978')\"/>\tCOMPARED urn:isbn:978",
            "txt\tsays urn:isbn of it\tPREFIX urn:isbn",
            // names to be filled in
            "md\turn:a1:$Name\tTEMPLATE urn:a1:$Name", "md\turn:a1:@id@\tTEMPLATE urn:a1:@id@",
            "js\tget('/x/urn:a1::id')\tTEMPLATE urn:a1::id",
            "c\tf(\"urn:a1:%ld\")\tTEMPLATE urn:a1:%ld", "c\tf(\"urn:a1:%Y-%m-%d\")\tTEMPLATE urn:a1:%Y-%m-%d",
            "xml\t<p>urn:a1:b[:c]</p>\tTEMPLATE urn:a1:b[:c]",
            // regular expressions
            "java\tf(\"urn:uuid:([A-Z0-9-]+)\")\tPATTERN urn:uuid:([A-Z0-9-]+)",
            "java\tf(\"^\\\\Qx#urn:a1:b_\\\\E([0-9]+)\")\tPATTERN urn:a1:b_",
            "txt\t^urn:a1:b\tPATTERN urn:a1:b", "sql\tx LIKE 'urn:a1:%'\tPATTERN urn:a1:%",
            "xsl\t<a test=\"$x like 'y:urn:a1:%'\"/>\tPATTERN urn:a1:%'",
            // none of these
            "php\t$a = \"$urn:a1:b\";\t~~", "txt\treturn:a1:b x-urn:a1:b 1-urn:a1:b parent_urn:a1:b\t~~",
            "yaml\turn: value\t~~", "xml\t<urn:getFoo xmlns:urn='http://a.example/'/>\t~~"})
    void surroundingsTellTheKind(String language, String text, String expected) {
        List<UrnOccurrence> found = OccurrenceScanner.scan(new Document("file:///a." + language, "", 1, text));
        assertEquals(expected,
                found.stream().map(one -> one.kind() + " " + one.text()).collect(Collectors.joining(", ")));
    }
}
