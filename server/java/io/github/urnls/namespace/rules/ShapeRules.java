package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.NssPattern;
import java.util.List;

/**
 * The namespaces that need no more than a {@link ShapeRule}. To add one, add its line; the document named must have
 * been read, or the shape is {@code doubtful}.
 */
public final class ShapeRules {

    private static final String ANY_CASE = "upper and lower case mean the same";
    private static final String FIRST_IN_ANY_CASE = "upper and lower case mean the same up to the next colon, but not behind it";

    // let-dig [ *let-dig-hyp let-dig ], as in host names
    private static final String LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]*+(?<!-))?";
    private static final String LABEL_27 = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,26}(?<!-))?";
    private static final String UUID = "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}";

    /** Two parts, a colon between them. */
    private static final String TWO = "[^:]+:.+";
    /** The same, the first part made like a NID. */
    private static final String NID_AND_MORE = "[A-Za-z0-9][A-Za-z0-9-]{0,31}:.+";
    /** Any number of parts, none of them empty. */
    private static final String TOKENS = "[^:]+(?::[^:]+)*";

    // identifier, hexstring and posnumber of device identifiers (RFC 9039 §3.2)
    private static final String ID = "(?:[A-Za-z0-9.-]|%[0-9A-Fa-f]{2})+";
    private static final String IDS = ID + "(?::" + ID + ")*";

    private static final String DOMAIN = LABEL + "(?:\\." + LABEL + ")+";
    private static final String DATE = "[0-9]{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])";

    private ShapeRules() {}

    public static List<NamespaceRule> all() {
        return List.of(
                // Devices and numbers of telephony
                ShapeRule.of("dev", "RFC 9039 §3.2").shape(
                        pattern("(?:(?:mac|ow):[0-9A-Fa-f]{16}|(?:org|os):[1-9][0-9]*-" + IDS
                                + "|ops:[1-9][0-9]*-[A-Za-z0-9.]+-" + IDS
                                + "|(?!(?:mac|ow|org|os|ops):)[A-Za-z][A-Za-z0-9]*:" + IDS + ")(?:_" + ID
                                + ")*"),
                        "“mac:” or “ow:” and sixteen hexadecimal digits, “org:”, “os:” or “ops:” and an enterprise number"
                                + " with what it has assigned, or another kind and its identifier"),
                ShapeRule.of("gsma", "RFC 7254 §4")
                        .shape(ignoringCase("imei:[0-9]{8}-[0-9]{6}-[0-9](?:;svn=[0-9]{2}|;vers=[0-9])*"
                                + "|imei:[0-9]+(?:;svn=[0-9]{2})?;vers=[1-9]|(?!imei:).+"),
                                "“imei:”, groups of 8, 6 and 1 digits, and perhaps “;svn=” and “;vers=”")
                        .compared(ANY_CASE + ", and “;vers=0” means nothing", Folding.IMEI),
                ShapeRule.of("3gpp2", "RFC 8464").shape(ignoringCase("meid:[0-9A-F]{8}-[0-9A-F]{6}|(?!meid:).+"),
                        "“meid:”, groups of 8 and 6 hexadecimal digits"),
                ShapeRule.of("service", "RFC 5031 §3").shape(pattern(LABEL_27 + "(?:\\." + LABEL + ")*(?:;.*)?"),
                        "labels of letters, digits and hyphens with dots between them, the first with at most 27 characters")
                        .inLowerCase()
                        .compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("urn-7", "RFC 6050 §4").shape(pattern("[A-Za-z0-9-]{1,27}(?:\\.[A-Za-z0-9-]+)*"),
                        "labels of letters, digits and hyphens with dots between them, such as “3gpp-service.ims”; the first has at most 27"
                                + " characters")
                        .inLowerCase().compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("alert", "RFC 7462 §7")
                        .shape(pattern(LABEL + "(?:@" + LABEL + ")?(?::" + LABEL + "(?:@" + LABEL + ")?)+"),
                                "a category, a colon and an indication, of letters, digits and hyphens")
                        .compared(ANY_CASE, Folding.ALL),

                // Media
                ShapeRule.of("newsml", "RFC 3085").doubtful(
                        pattern("[^:]+:(?:" + DATE + "|[0-9]{7}):[^:]+:[1-9][0-9]*[AUau]?"),
                        "the provider's domain, the date as eight digits, the item, and its revision as a number, with colons between them")
                        .distinctive().compared(ANY_CASE + ", and the letter behind the revision means nothing",
                                Folding.NEWSML),
                ShapeRule.of("iptc", "RFC 3937 §2").shape(
                        pattern("(?:std|std-draft):[^:]+:[^:]+:(?:(?:spec|doc)(?::.+)?|xmlns(?::.+)?)"
                                + "|workdoc:[^:]+:[^:]+:[^:]+(?::.+)?"),
                        "“std:” or “std-draft:”, the standard, its version, and “spec”, “doc” or “xmlns”; or “workdoc:”, a committee, a number"
                                + " and a version"),
                ShapeRule.of("fdc", "RFC 4198 §3")
                        .doubtful(
                                pattern("peppol\\.eu:.+|" + DOMAIN + ":(?:[0-9]{1,4}|[0-9]{4}(?:0[1-9]|1[0-2])|" + DATE
                                        + "):.+"),
                                "the provider's domain, a date or number, and the resource, with colons between them")
                        .compared("upper and lower case mean the same in the provider's domain", Folding.FIRST_SEGMENT),
                ShapeRule.of("adid", "RFC 8107 §2").shape(ignoringCase("[A-Z1-9][A-Z0-9]{10,}"), "")
                        .doubtful(ignoringCase("[A-Z1-9][A-Z0-9]{10}[HD]?"),
                                "eleven letters and digits, the first not 0, and perhaps H or D")
                        .compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("mpeg", "RFC 3614 §2").shape(pattern(TWO), "the name of a standard, a colon and more")
                        .compared(FIRST_IN_ANY_CASE, Folding.FIRST_SEGMENT),
                ShapeRule.of("tva", "RFC 4195 §2").shape(pattern(TWO), "a category, a colon and more")
                        .compared(FIRST_IN_ANY_CASE, Folding.FIRST_SEGMENT),
                ShapeRule.of("ebu", "RFC 5174 §2")
                        .shape(pattern(NID_AND_MORE), "a category of letters, digits and hyphens, a colon and more")
                        .compared(FIRST_IN_ANY_CASE, Folding.FIRST_SEGMENT),
                ShapeRule.of("dvb", "RFC 5328").compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("hbbtv", "RFC 7528").compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("oipf", "RFC 6893").compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("smpte", "RFC 5119 §2").shape(ignoringCase("ul:[0-9A-F]{8}(?:\\.[0-9A-F]{8})*|(?!ul:).+"),
                        "“ul:” and groups of eight hexadecimal digits with dots between them, or another kind and its identifier")
                        .compared("upper and lower case mean the same behind “ul:”",
                                Folding.UNIVERSAL_LABEL),

                // Numbers and codes
                ShapeRule.of("ucode", "RFC 6588 §2").shape(pattern("_(?:[0-9A-F]{32})+"),
                        "an underscore and groups of 32 upper-case hexadecimal digits").distinctive().exact(),
                ShapeRule.of("clei", "RFC 4152 §2").shape(ignoringCase("[A-Z0-9]{10}"), "ten letters and digits")
                        .compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("pin", "RFC 3043 §2").shape(ignoringCase("[A-Z0-9]+"), "letters and digits")
                        .compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("uci", "RFC 4179 §2").shape(
                        pattern("[A-Za-z0-9]+(?::[A-Za-z0-9]+)?(?:\\+[A-Za-z0-9]+)?-[^:]+(?::[CRFcrf]"
                                + "[A-Za-z0-9]+(?:-[CRFcrf][A-Za-z0-9]+){0,2})?"),
                        "a prefix, a hyphen and an instance, then perhaps a colon and a qualifier that begins with C, R or F")
                        .compared("upper and lower case mean the same in the prefix", Folding.BEFORE_HYPHEN),
                ShapeRule.of("s1000d", "RFC 4688 §2")
                        .shape(ignoringCase("(?:DMC|PMC|CSN|ICN|COM|DDN|DML)-[A-Z0-9-]+(?:_.+)?"), "")
                        .doubtful(ignoringCase("[A-Z0-9-]+(?:_I-[0-9]{3})?(?:_L-[A-Z]{2})?"),
                                "DMC, PMC, CSN, ICN, COM, DDN or DML, a hyphen and the code of a document, then perhaps its issue as “_I-001” and its"
                                        + " language as “_L-EN”")
                        .distinctive().compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("doi", "IANA template of doi, ISO 26324").doubtful(pattern("[^/]+/.+"),
                        "a prefix, a slash and a suffix"),
                ShapeRule.of("c2pa", "IANA template of c2pa").shape(pattern(UUID + "(?::.*)?"), "")
                        .doubtful(pattern(UUID + "(?::[^:]{0,32}(?::v?[0-9]+_[0-9]+)?)?"),
                                "a UUID, then perhaps the claim generator with at most 32 characters, then perhaps a version and a reason")
                        .distinctive(),
                ShapeRule.of("cdx", "IANA template of cdx, CycloneDX").shape(pattern(UUID + "/[1-9][0-9]*"), "")
                        .doubtful(pattern("[0-9a-f-]+/[0-9]*"),
                                "the UUID of a bill of materials in lower case, a slash, and its version from 1 on")
                        .distinctive(),

                // Organizations
                ShapeRule.of("lex", "RFC 9676 §8").shape(Lex.NSS,
                        "the jurisdiction, the authority, the kind of measure, its date and, behind a semicolon, its number, with colons"
                                + " between them; then perhaps “@” and a version, “$” and an edition")
                        .distinctive()
                        .compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("mrn", "draft of the mrn registration").doubtful(pattern("[A-Za-z0-9-]+:[A-Za-z0-9-]+:.+"),
                        "an organization, a part of its namespace, and a name, with colons between them"),
                ShapeRule.of("ieee", "RFC 8069 §2").shape(pattern("[^:]+(?::.+)?"), "a resource, a colon and more")
                        .compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("etsi", "RFC 8515").compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("mef", "RFC 7818").compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("ivis", "RFC 4617 §2")
                        .shape(pattern("[0-9]+:(?:[A-Za-z0-9()+,\\-.=@;$_!*/]|%[0-9A-Fa-f]{2})+"),
                                "the number of an organization, a colon and a resource without colons")
                        .compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("nzl", "RFC 4350 §2").shape(pattern(TWO), "a specifier, a colon and more")
                        .compared(ANY_CASE, Folding.ALL),
                ShapeRule.of("nato", "RFC 7467 §2.4").shape(pattern(TOKENS),
                        "a type, a source and more, with colons between them"),
                ShapeRule.of("ccsds", "RFC 7738 §3.4")
                        .shape(pattern(NID_AND_MORE), "a name of letters, digits and hyphens, a colon and more")
                        .compared(FIRST_IN_ANY_CASE, Folding.FIRST_SEGMENT),
                ShapeRule.of("ogf", "RFC 6453 §2.4")
                        .shape(pattern(NID_AND_MORE), "a name of letters, digits and hyphens, a colon and more")
                        .compared(FIRST_IN_ANY_CASE, Folding.FIRST_SEGMENT),
                ShapeRule.of("epcglobal", "RFC 5134 §3").shape(pattern("[A-Za-z0-9][A-Za-z0-9-]*:.+"),
                        "a name of letters, digits and hyphens, a colon and more").exact(),
                ShapeRule.of("mace", "RFC 3613").exact(),
                ShapeRule.of("geant", "RFC 4926 §2")
                        .shape(pattern(TOKENS), "parts with colons between them, none of them empty").exact(),
                ShapeRule.of("schac", "RFC 6338 §3")
                        .shape(pattern(TOKENS), "parts with colons between them, none of them empty").exact(),
                ShapeRule.of("liberty", "RFC 3622 §2")
                        .shape(pattern(TOKENS), "parts with colons between them, none of them empty").exact(),
                ShapeRule.of("xmlorg", "RFC 3120 §2")
                        .shape(pattern("objects:[^:]+:.+"), "“objects:”, a type, a colon and a name").exact(),
                ShapeRule.of("fipa", "RFC 3616").exact(),
                ShapeRule.of("web3d", "RFC 3541 §2").shape(pattern(TWO), "a subgroup, a colon and more").exact(),
                ShapeRule.of("cablelabs", "RFC 6289 §2").shape(pattern(TWO), "a class, a colon and more"),
                ShapeRule.of("cgi", "RFC 5138 §2").shape(pattern(TWO), "a class, a colon and more"),
                ShapeRule.of("dgiwg", "RFC 6288 §2").shape(pattern(TWO), "a class, a colon and more"),
                ShapeRule.of("nena", "RFC 6061 §2").shape(pattern(TWO), "a class, a colon and more"),
                ShapeRule.of("nfc", "RFC 4729 §2").shape(pattern(TWO), "a class, a colon and more"),
                ShapeRule.of("oma", "RFC 4358 §2").shape(pattern(TWO), "a class, a colon and more"),
                ShapeRule.of("xmpp", "RFC 4854 §2").shape(pattern("[^:]+(?::.+)?"),
                        "a short name, and perhaps a colon and more"),
                ShapeRule.of("example", "RFC 6963 §2").shape(pattern(".+"), "for examples and tests only"));
    }

    private static NssPattern pattern(String expression) {
        return NssPattern.known(expression);
    }

    private static NssPattern ignoringCase(String expression) {
        return NssPattern.ignoringCase(expression);
    }
}
