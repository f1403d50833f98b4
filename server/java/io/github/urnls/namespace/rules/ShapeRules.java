package io.github.urnls.namespace.rules;

import static io.github.urnls.namespace.NssPattern.ignoringCase;
import static io.github.urnls.namespace.rules.ShapeRule.rule;

import io.github.urnls.namespace.Folding;
import io.github.urnls.namespace.NamespaceRule;
import java.util.List;

/**
 * The namespaces that need only a {@link ShapeRule}. To add one, add its line. Its document must have been read;
 * otherwise its shape is {@code doubtful}.
 */
public final class ShapeRules {

    private static final String ANY_CASE = "upper and lower case mean the same";
    private static final String FIRST_IN_ANY_CASE = ANY_CASE
            + " up to the next colon, but not behind it";

    // let-dig [ *let-dig-hyp let-dig ], as in host names
    private static final String LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?";
    private static final String LABEL_27 = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,25}[A-Za-z0-9])?";

    /** Two parts with a colon between them. */
    private static final String TWO = "[^:]+:.+";
    /** The same; the first part has the form of a NID. */
    private static final String NID_AND_MORE = "[A-Za-z0-9][A-Za-z0-9-]{0,31}:.+";
    /** Any number of parts, none of them empty. */
    private static final String TOKENS = "[^:]+(?::[^:]+)*+";

    // identifier, hexstring and posnumber of device identifiers (RFC 9039 §3.2)
    private static final String ID = "(?:[A-Za-z0-9.-]|%[0-9A-Fa-f]{2})++";
    private static final String IDS = ID + "(?::" + ID + ")*+";

    private static final String DOMAIN = LABEL + "(?:\\." + LABEL + ")++";
    // Month and day that no calendar has, as four digits, perhaps with a hyphen between them.
    private static final String NO_DAY = "(?:02-?(?:30|31)|(?:04|06|09|11)-?31)";
    private static final String NO_SUCH_DAY = "there is no such day";
    private static final String DATE = "[0-9]{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])";

    private ShapeRules() {}

    public static List<NamespaceRule> all() {
        return List.of(
                // Devices and numbers of telephony
                rule("dev", "RFC 9039 §3.2").shape(
                        "(?:(?:mac|ow):[0-9A-Fa-f]{16}|(?:org|os):[1-9][0-9]*-" + IDS
                                + "|ops:[1-9][0-9]*-[A-Za-z0-9.]+-" + IDS
                                + "|(?!(?:mac|ow|org|os|ops):)[A-Za-z][A-Za-z0-9]*:" + IDS + ")(?:_" + ID + ")*+",
                        "“mac:” or “ow:” and sixteen hexadecimal digits, “org:”, “os:” or “ops:” and an"
                                + " enterprise number with what it has assigned, or another kind and its identifier")
                        .trap("mac:([0-9a-f]{6})([0-9a-f]{6})", "write a MAC address of 48 bits as an EUI-64, with"
                                + " ffff in its middle (RFC 9039 §4.1)", "mac:$1ffff$2")
                        .trap("mac:([0-9a-f]{2})[:-]([0-9a-f]{2})[:-]([0-9a-f]{2})[:-]([0-9a-f]{2})[:-]([0-9a-f]{2})"
                                + "[:-]([0-9a-f]{2})",
                                "write a MAC address of 48 bits as an EUI-64: with ffff in"
                                        + " its middle and nothing between the digits (RFC 9039 §4.1)",
                                "mac:$1$2$3ffff$4$5$6"),
                rule("gsma", "RFC 7254 §4")
                        .shape(ignoringCase("imei:[0-9]{8}-[0-9]{6}-[0-9](?:;svn=[0-9]{2}+|;vers=[0-9])*+"
                                + "|imei:[0-9]+(?:;svn=[0-9]{2})?;vers=[1-9]|(?!imei:).+"),
                                "“imei:”, groups of 8, 6 and 1 digits, and perhaps “;svn=” and “;vers=”")
                        .trap("imei:([0-9]{8})([0-9]{6})([0-9])((?:;(?!.*vers=[1-9]).*)?)",
                                "write an IMEI with hyphens, in groups of 8,"
                                        + " 6 and 1 digits (RFC 7254 §4.1)",
                                "imei:$1-$2-$3$4")
                        .trap("imei:([0-9]{8})-?([0-9]{6})((?:;(?!.*vers=[1-9]).*)?)",
                                "the last digit of the IMEI is missing: write 0 if the"
                                        + " device has no check digit (RFC 7254 §4.1)",
                                "imei:$1-$2-0$3")
                        .compared(ANY_CASE + ", and “;vers=0” is ignored", Folding.IMEI),
                rule("3gpp2", "RFC 8464").shape(ignoringCase("meid:[0-9A-F]{8}-[0-9A-F]{6}|(?!meid:).+"),
                        "“meid:”, groups of 8 and 6 hexadecimal digits"),
                rule("service", "RFC 5031 §3").shape(LABEL_27 + "(?:\\." + LABEL + ")*+(?:;.*)?",
                        "labels of letters, digits and hyphens with dots between them, the first with at most"
                                + " 27 characters")
                        .inLowerCase().inAnyCase(),
                rule("urn-7", "RFC 6050 §4").shape("[A-Za-z0-9-]{1,27}(?:\\.[A-Za-z0-9-]+)*+",
                        "labels of letters, digits and hyphens with dots between them, such as “3gpp-service.ims”;"
                                + " the first has at most 27 characters")
                        .inLowerCase().inAnyCase(),
                rule("alert", "RFC 7462 §7")
                        .shape(LABEL + "(?:@" + LABEL + ")?(?::" + LABEL + "(?:@" + LABEL + ")?)++",
                                "a category, a colon and an indication, of letters, digits and hyphens")
                        .inAnyCase(),

                // Media
                rule("newsml", "RFC 3085").doubtful(
                        "[^:]+:(?:" + DATE + "|[0-9]{7}):[^:]+:[1-9][0-9]*[AUau]?",
                        "the provider's domain, the date as eight digits, the item, and its revision as a number,"
                                + " with colons between them")
                        .trap("[^:]+:[0-9]{4}" + NO_DAY + ":.*", NO_SUCH_DAY + " (RFC 3085)",
                                "")
                        .distinctive().compared(ANY_CASE + ", and the letter behind the revision is ignored",
                                Folding.NEWSML),
                rule("iptc", "RFC 3937 §2").shape(
                        "(?:std|std-draft):[^:]+:[^:]+:(?:(?:spec|doc)(?::.+)?|xmlns(?::.+)?)"
                                + "|workdoc:[^:]+:[^:]+:[^:]+(?::.+)?",
                        "“std:” or “std-draft:”, the standard, its version, and “spec”, “doc” or “xmlns”;"
                                + " or “workdoc:”, a committee, a number and a version"),
                rule("fdc", "RFC 4198 §3")
                        .doubtful("peppol\\.eu:.+|" + DOMAIN + ":(?:[0-9]{1,4}|[0-9]{4}(?:0[1-9]|1[0-2])|" + DATE
                                + "):.+",
                                "the provider's domain, a date or number, and the resource, with colons between them")
                        .trap("[^:]+:[0-9]{4}" + NO_DAY + ":.*",
                                NO_SUCH_DAY + " (RFC 4198 §3)", "")
                        .compared("upper and lower case mean the same in the provider's domain", Folding.FIRST_SEGMENT),
                rule("adid", "RFC 8107 §2").shape(ignoringCase("[A-Z1-9][A-Z0-9]{10,}"), "")
                        .doubtful(ignoringCase("[A-Z1-9][A-Z0-9]{10}[HD]?"),
                                "eleven letters and digits, the first not 0, and perhaps H or D")
                        .inAnyCase(),
                rule("mpeg", "RFC 3614 §2").shape(TWO, "the name of a standard, a colon and more")
                        .compared(FIRST_IN_ANY_CASE, Folding.FIRST_SEGMENT),
                rule("tva", "RFC 4195 §2").shape(TWO, "a category, a colon and more")
                        .compared(FIRST_IN_ANY_CASE, Folding.FIRST_SEGMENT),
                rule("ebu", "RFC 5174 §2")
                        .shape(NID_AND_MORE, "a category of letters, digits and hyphens, a colon and more")
                        .compared(FIRST_IN_ANY_CASE, Folding.FIRST_SEGMENT),
                rule("dvb", "RFC 5328").inAnyCase(),
                rule("hbbtv", "RFC 7528").inAnyCase(),
                rule("oipf", "RFC 6893").inAnyCase(),
                // The RFC has any number of groups. A label of SMPTE ST 298, which it cites, has 16 bytes.
                rule("smpte", "RFC 5119 §2").shape(ignoringCase("ul:[0-9A-F]{8}(?:\\.[0-9A-F]{8}+)*+|(?!ul:).+"), "")
                        .doubtful(ignoringCase("ul:[0-9A-F]{8}(?:\\.[0-9A-F]{8}+){3}|(?!ul:).+"),
                                "“ul:” and four groups of eight hexadecimal digits with dots between them,"
                                        + " or another kind and its identifier")
                        .compared("upper and lower case mean the same behind “ul:”", Folding.UNIVERSAL_LABEL),

                // Numbers and codes
                rule("ucode", "RFC 6588 §2").shape("_(?:[0-9A-F]{32})++",
                        "an underscore and groups of 32 upper-case hexadecimal digits").distinctive().exact(),
                rule("clei", "RFC 4152 §2").shape(ignoringCase("[A-Z0-9]{10}"), "ten letters and digits").inAnyCase(),
                rule("pin", "RFC 3043 §2").shape(ignoringCase("[A-Z0-9]+"), "letters and digits").inAnyCase(),
                rule("uci", "RFC 4179 §2").shape(
                        "[A-Za-z0-9]+(?::[A-Za-z0-9]+)?(?:\\+[A-Za-z0-9]+)?-[^:]+(?::[CRFcrf]"
                                + "[A-Za-z0-9]+(?:-[CRFcrf][A-Za-z0-9]+){0,2})?",
                        "a prefix, a hyphen and an instance, then perhaps a colon and a qualifier"
                                + " that begins with C, R or F")
                        .compared("upper and lower case mean the same in the prefix", Folding.BEFORE_HYPHEN),
                rule("s1000d", "RFC 4688 §2")
                        .shape(ignoringCase("(?:DMC|PMC|CSN|ICN|COM|DDN|DML)-[A-Z0-9-]+(?:_.+)?"), "")
                        .doubtful(ignoringCase("[A-Z0-9-]+(?:_I-[0-9]{3})?(?:_L-[A-Z]{2})?"),
                                "DMC, PMC, CSN, ICN, COM, DDN or DML, a hyphen and the code of a document,"
                                        + " then perhaps its issue as “_I-001” and its language as “_L-EN”")
                        .distinctive().inAnyCase(),
                // Short forms of a DOI have “10/”. ISO 26324 allows other numbers before the dot, but none is in use.
                rule("doi", "IANA template of doi, ISO 26324").doubtful("10(?:\\.[^/]+)?/.+",
                        "a prefix that begins with “10.”, a slash and a suffix")
                        .never("(?!10/)[0-9]+/.+",
                                "the prefix of a DOI is “10.” and the code of a registrant (ISO 26324)"),
                rule("c2pa", "IANA template of c2pa").shape(UuidRule.EXPRESSION + "(?::.*)?", "")
                        .doubtful(UuidRule.EXPRESSION + "(?::[^:]{0,32}(?::v?[0-9]+_[0-9]+)?)?",
                                "a UUID, then perhaps the claim generator with at most 32 characters,"
                                        + " then perhaps a version and a reason")
                        .distinctive(),
                rule("cdx", "IANA template of cdx, CycloneDX").shape(UuidRule.EXPRESSION + "/[1-9][0-9]*", "")
                        .doubtful("[0-9a-f-]+/[0-9]*",
                                "the UUID of a bill of materials in lower case, a slash, and its version from 1 on")
                        .distinctive(),

                // Organizations
                // The names of Brazil are older than the RFC: the event and its date follow the “@”.
                rule("lex", "RFC 9676 §8").doubtful(Lex.NSS,
                        "the jurisdiction, the authority, the kind of measure, its date and, behind a semicolon,"
                                + " its number, with colons between them; then perhaps “@” and a version,"
                                + " “$” and an edition")
                        .trap("[^:]+:[^:]+:[^:]+:[0-9]{4}-(?:" + NO_DAY + "|00-..|..-00|1[3-9]-..|[2-9].-..|..-3[2-9]"
                                + "|..-[4-9].).*", NO_SUCH_DAY + " (RFC 9676 §8)", "")
                        .distinctive().inAnyCase(),
                rule("mrn", "draft of the mrn registration").doubtful("[A-Za-z0-9-]+:[A-Za-z0-9-]+:.+",
                        "an organization, a part of its namespace, and a name, with colons between them"),
                rule("ieee", "RFC 8069 §2").shape("[^:]+(?::.+)?", "a resource, a colon and more").inAnyCase(),
                rule("etsi", "RFC 8515").inAnyCase(),
                rule("mef", "RFC 7818").inAnyCase(),
                rule("ivis", "RFC 4617 §2")
                        .shape("[0-9]+:(?:[A-Za-z0-9()+,\\-.=@;$_!*/]|%[0-9A-Fa-f]{2})++",
                                "the number of an organization, a colon and a resource without colons")
                        .inAnyCase(),
                rule("nzl", "RFC 4350 §2").shape(TWO, "a specifier, a colon and more").inAnyCase(),
                rule("nato", "RFC 7467 §2.4").shape(TOKENS,
                        "a type, a source and more, with colons between them"),
                rule("ccsds", "RFC 7738 §3.4")
                        .shape(NID_AND_MORE, "a name of letters, digits and hyphens, a colon and more")
                        .compared(FIRST_IN_ANY_CASE, Folding.FIRST_SEGMENT),
                rule("ogf", "RFC 6453 §2.4")
                        .shape(NID_AND_MORE, "a name of letters, digits and hyphens, a colon and more")
                        .compared(FIRST_IN_ANY_CASE, Folding.FIRST_SEGMENT),
                rule("epcglobal", "RFC 5134 §3").shape("[A-Za-z0-9][A-Za-z0-9-]*:.+",
                        "a name of letters, digits and hyphens, a colon and more").exact(),
                rule("mace", "RFC 3613").exact(),
                rule("geant", "RFC 4926 §2")
                        .shape(TOKENS, "parts with colons between them, none of them empty").exact(),
                rule("schac", "RFC 6338 §3")
                        .shape(TOKENS, "parts with colons between them, none of them empty").exact(),
                rule("liberty", "RFC 3622 §2")
                        .shape(TOKENS, "parts with colons between them, none of them empty").exact(),
                rule("xmlorg", "RFC 3120 §2")
                        .shape("objects:[^:]+:.+", "“objects:”, a type, a colon and a name").exact(),
                rule("fipa", "RFC 3616").exact(),
                rule("web3d", "RFC 3541 §2").shape(TWO, "a subgroup, a colon and more").exact(),
                rule("cablelabs", "RFC 6289 §2").shape(TWO, "a class, a colon and more"),
                rule("cgi", "RFC 5138 §2").shape(TWO, "a class, a colon and more"),
                rule("dgiwg", "RFC 6288 §2").shape(TWO, "a class, a colon and more"),
                rule("nena", "RFC 6061 §2").shape(TWO, "a class, a colon and more"),
                rule("nfc", "RFC 4729 §2").shape(TWO, "a class, a colon and more"),
                rule("oma", "RFC 4358 §2").shape(TWO, "a class, a colon and more"),
                rule("xmpp", "RFC 4854 §2").shape("[^:]+(?::.+)?",
                        "a short name, and perhaps a colon and more"),
                rule("example", "RFC 6963 §2").shape(".+", "for examples and tests only"));
    }
}
