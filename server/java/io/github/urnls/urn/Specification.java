package io.github.urnls.urn;

import static io.github.urnls.urn.SyntaxCode.EMPTY_COMPONENT;
import static io.github.urnls.urn.SyntaxCode.EMPTY_NID;
import static io.github.urnls.urn.SyntaxCode.ILLEGAL_CHARACTER;
import static io.github.urnls.urn.SyntaxCode.MALFORMED_DIRECTIVE;
import static io.github.urnls.urn.SyntaxCode.MALFORMED_PERCENT_ENCODING;
import static io.github.urnls.urn.SyntaxCode.MISSING_NSS;
import static io.github.urnls.urn.SyntaxCode.NID_CHARACTER;
import static io.github.urnls.urn.SyntaxCode.NID_HYPHEN;
import static io.github.urnls.urn.SyntaxCode.NID_LENGTH;
import static io.github.urnls.urn.SyntaxCode.NSS_LEADING_SLASH;
import static io.github.urnls.urn.SyntaxCode.NUL_OCTET;
import static io.github.urnls.urn.SyntaxCode.RESERVED_ELEMENT;
import static io.github.urnls.urn.SyntaxCode.RESERVED_NID;
import static io.github.urnls.urn.SyntaxCode.SECOND_FRAGMENT;
import static io.github.urnls.urn.SyntaxTrait.NID_HYPHEN_AT_END;
import static io.github.urnls.urn.SyntaxTrait.NID_HYPHEN_AT_START;
import static io.github.urnls.urn.SyntaxTrait.NID_URN_FORBIDDEN;
import static io.github.urnls.urn.SyntaxTrait.NSS_HOLDS_AUTHORITY;
import static io.github.urnls.urn.SyntaxTrait.NUL_FORBIDDEN;
import static io.github.urnls.urn.SyntaxTrait.QUERY_HOLDS_DIRECTIVES;
import static io.github.urnls.urn.SyntaxTrait.WHITE_SPACE_INSIGNIFICANT;

import io.github.urnls.urn.Component.ComponentType;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One system of URN syntax, as data for {@link UrnParser}. It says what a NID may be, which components may follow it,
 * which marker starts each of them, and what is forbidden.
 */
public final class Specification {

    private static final CharSet WHITE_SPACE = CharSet.of(" \t\r\n");

    // NID = (alphanum) 0*30(ldh) (alphanum) (RFC 8141 §2, and the drafts in other words)
    private static final NidRule NID = new NidRule(2, 32, CharSet.LDH);

    private final String id;
    private final String name;
    private final NidRule nid;
    private final Component nss;
    private final EnumSet<SyntaxTrait> traits;
    private final Map<SyntaxCode, String> sections;

    private Specification(String id, String name, NidRule nid, Component nss, EnumSet<SyntaxTrait> traits,
            Map<SyntaxCode, String> sections) {
        this.id = id;
        this.name = name;
        this.nid = nid;
        this.nss = nss;
        this.traits = traits;
        this.sections = sections;
    }

    /** RFC 8141 §2 with the prose of §2.3.1: the r-component ends at the first {@code ?=}. The default. */
    public static final Specification RFC8141 = rfc8141();

    /** RFC 2141, read strictly: {@code / ? #} are reserved (§2.3.2) and must be percent-encoded. */
    public static final Specification RFC2141 = rfc2141();

    /** draft-ietf-urnbis-rfc2141bis-urn-03 of October 2012: {@code ?keyword=value&…}, no {@code /}, no {@code %00}. */
    public static final Specification DRAFT_2012 = draft2012();

    /** The draft of November 2015: {@code ?} starts the q-component, {@code ??} the r-component, in that order. */
    public static final Specification DRAFT_2015 = draft2015();

    /** draft-ietf-uri-yaurn-00 of March 1995: {@code urn:SchemeID:AuthorityID:ElementID}. */
    public static final Specification PROPOSAL_1995 = proposal1995();

    private static final List<Specification> ALL = List.of(RFC8141, RFC2141, DRAFT_2012, DRAFT_2015, PROPOSAL_1995);

    /** Every specification, the default first. */
    public static List<Specification> all() {
        return ALL;
    }

    /** The specification with this {@link #id()}, compared letter by letter. */
    public static Optional<Specification> byId(String id) {
        return ALL.stream().filter(specification -> specification.id.equals(id)).findFirst();
    }

    private static Specification rfc8141() {
        // f-component = fragment (RFC 8141 §2, RFC 3986 §3.5)
        Component f = fragment("f-component", "§2.3.3");
        // q-component = pchar *( pchar / "/" / "?" ) (RFC 8141 §2)
        Component q = new Component(ComponentType.Q, "q-component", "§2.3.2", "?=", CharSet.PCHAR, CharSet.QUERY, f);
        // r-component = pchar *( pchar / "/" / "?" ), up to "?=" or "#" (RFC 8141 §2, §2.3.1)
        Component r = new Component(ComponentType.R, "r-component", "§2.3.1", "?+", CharSet.PCHAR, CharSet.QUERY, q, f);
        // NSS = pchar *(pchar / "/") (RFC 8141 §2)
        Component nss = nss("§2.2", CharSet.PCHAR, CharSet.NSS, r, q, f);
        return new Specification("rfc8141", "RFC 8141", NID, nss, EnumSet.noneOf(SyntaxTrait.class), Map.of());
    }

    private static Specification rfc2141() {
        // <other> ::= "(" | ")" | "+" | "," | "-" | "." | ":" | "=" | "@" | ";" | "$" | "_" | "!" | "*" | "'" (§2.2)
        CharSet trans = CharSet.ALPHANUM.or(CharSet.of("()+,-.:=@;$_!*'"));
        // <NID> ::= <let-num> [ 1,31<let-num-hyp> ], and never "urn" (§2.1)
        return new Specification("rfc2141", "RFC 2141", new NidRule(1, 32, CharSet.LDH), nss("§2.2", trans, trans),
                EnumSet.of(NID_HYPHEN_AT_END, NID_URN_FORBIDDEN, NUL_FORBIDDEN), Map.of(
                        EMPTY_NID, "§2.1", NID_CHARACTER, "§2.1", NID_HYPHEN, "§2.1", NID_LENGTH, "§2.1",
                        RESERVED_NID, "§2.1", ILLEGAL_CHARACTER, "§2.2", MALFORMED_PERCENT_ENCODING, "§2.3.1",
                        NUL_OCTET, "§2.4"));
    }

    private static Specification draft2012() {
        // fragment = *( pchar / "/" / "?" ) (§2, §2.4)
        Component f = fragment("fragment", "§2.4");
        // urn-query = directive *( "&" directive ); its form is checked by Directives (§2.3)
        Component q = new Component(ComponentType.Q, "query", "§2.3", "?", CharSet.QUERY, CharSet.QUERY, f);
        // NSS = 1*pchar (§2.2)
        Component nss = nss("§2.2", CharSet.PCHAR, CharSet.PCHAR, q, f);
        // NID = (ALPHA / DIGIT) 0*30(ALPHA / DIGIT / "-") (ALPHA / DIGIT), and never "urn" (§2.1)
        return new Specification("draft2012", "2012 draft", NID, nss,
                EnumSet.of(NID_URN_FORBIDDEN, NUL_FORBIDDEN, QUERY_HOLDS_DIRECTIVES), Map.of(
                        EMPTY_NID, "§2.1", NID_CHARACTER, "§2.1", NID_HYPHEN, "§2.1", NID_LENGTH, "§2.1", RESERVED_NID,
                        "§2.1",
                        ILLEGAL_CHARACTER, "§2.5", MALFORMED_PERCENT_ENCODING, "§2.5.2", NUL_OCTET, "§2.5.3",
                        MALFORMED_DIRECTIVE, "§2.3", EMPTY_COMPONENT, "§2.3"));
    }

    private static Specification draft2015() {
        // f-component = fragment (§3)
        Component f = fragment("f-component", "§3.3.3");
        // r-component = pchar *( pchar / "/" / "?" ) (§3, §3.3.2)
        Component r = new Component(ComponentType.R, "r-component", "§3.3.2", "??", CharSet.PCHAR, CharSet.QUERY, f);
        // q-component = pchar *( pchar / "/" / "?" ), up to "??" or "#" (§3, §3.3.1)
        Component q = new Component(ComponentType.Q, "q-component", "§3.3.1", "?", CharSet.PCHAR, CharSet.QUERY, r, f);
        // NSS = pchar *(pchar / "/") (§3)
        Component nss = nss("§3", CharSet.PCHAR, CharSet.NSS, r, q, f);
        return new Specification("draft2015", "November 2015 draft", NID, nss, EnumSet.noneOf(SyntaxTrait.class),
                Map.of(
                        EMPTY_NID, "§3", NID_CHARACTER, "§3", NID_HYPHEN, "§3.1", NID_LENGTH, "§3", MISSING_NSS, "§3",
                        NSS_LEADING_SLASH, "§3", ILLEGAL_CHARACTER, "§3", EMPTY_COMPONENT, "§3", SECOND_FRAGMENT,
                        "§3"));
    }

    private static Specification proposal1995() {
        // "encoding of characters in URNs follow the same rules used by URLs" (§2); "#" and "?" are reserved (§2.3).
        // RFC 1738 §2.2, §5: safe = "$-_.+", extra = "!*'(),", reserved = ";/:@&=" besides "?"
        CharSet url = CharSet.ALPHANUM.or(CharSet.of("$-_.+!*'(),;/:@&=")).or(WHITE_SPACE);
        Component nss = new Component(ComponentType.NSS, "AuthorityID:ElementID", "§2", ":", url, url);
        // The SchemeID has no grammar of its own (§2.1): letters, digits and the marks of RFC 1738 §2.1 schemes.
        CharSet schemeId = CharSet.LDH.or(CharSet.of("+.")).or(WHITE_SPACE);
        return new Specification("proposal1995", "1995 proposal", new NidRule(1, Integer.MAX_VALUE, schemeId), nss,
                EnumSet.of(NID_HYPHEN_AT_START, NID_HYPHEN_AT_END, NSS_HOLDS_AUTHORITY, WHITE_SPACE_INSIGNIFICANT),
                Map.of(NID_CHARACTER, "§2.1", ILLEGAL_CHARACTER, "§2", RESERVED_ELEMENT, "§3.5"));
    }

    private static Component nss(String section, CharSet first, CharSet rest, Component... next) {
        return new Component(ComponentType.NSS, "namespace specific string", section, ":", first, rest, next);
    }

    private static Component fragment(String name, String section) {
        return new Component(ComponentType.F, name, section, "#", CharSet.QUERY, CharSet.QUERY);
    }

    /** A stable short name for settings and command lines, for example {@code rfc8141}. */
    public String id() {
        return id;
    }

    /** The name for people, for example {@code RFC 8141}. */
    public String displayName() {
        return name;
    }

    /** The clause that {@code code} rests on, for example {@code RFC 8141 §2}. */
    public String clause(SyntaxCode code) {
        return name + " " + sections.getOrDefault(code, "§2");
    }

    /** The component that every URN has; it leads to those that may follow it. */
    Component nss() {
        return nss;
    }

    NidRule nid() {
        return nid;
    }

    boolean has(SyntaxTrait trait) {
        return traits.contains(trait);
    }

    /** Whether {@code c} may stand unencoded in the NSS, at least behind its start. {@code %} never may. */
    public boolean allowsInNss(char c) {
        return nss.rest().contains(c);
    }

    @Override
    public String toString() {
        return name;
    }
}
