package io.github.urnls.feature;

import static io.github.urnls.urn.Specification.DRAFT_2012;
import static io.github.urnls.urn.Specification.DRAFT_2015;
import static io.github.urnls.urn.Specification.PROPOSAL_1995;

import io.github.urnls.namespace.names.ComposedName;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnPart.AuthorityId;
import io.github.urnls.urn.UrnPart.Delimiter;
import io.github.urnls.urn.UrnPart.ElementId;
import io.github.urnls.urn.UrnPart.FComponent;
import io.github.urnls.urn.UrnPart.Nid;
import io.github.urnls.urn.UrnPart.Nss;
import io.github.urnls.urn.UrnPart.QComponent;
import io.github.urnls.urn.UrnPart.RComponent;
import io.github.urnls.urn.UrnPart.Scheme;
import io.github.urnls.urn.UrnPart;

/**
 * One part of a URN, in the words of the specification that the URN is read by.
 *
 * @param part no delimiter
 */
public record ExplainedPart(UrnPart part, ParsedUrn urn) {

    /** The part as it is written. */
    public String text() {
        return part.span().in(urn.text());
    }

    /** Whether a reader must be told which part it is, as of a component. */
    boolean needsName() {
        return !(part instanceof Scheme || part instanceof Nid || part instanceof Nss);
    }

    /** What the specification calls it. */
    public String name() {
        Specification by = urn.specification();
        return switch (part) {
            case Scheme scheme -> "scheme";
            case Delimiter delimiter -> "delimiter";
            case Nid nid -> by == PROPOSAL_1995 ? "SchemeID" : "namespace identifier";
            case Nss nss -> "namespace specific string";
            case AuthorityId authority -> "AuthorityID";
            case ElementId element -> "ElementID";
            case RComponent r -> "r-component";
            case QComponent q -> by == DRAFT_2012 ? "query" : "q-component";
            case FComponent f -> by == DRAFT_2012 ? "fragment" : "f-component";
        };
    }

    /** Its purpose, with the clause that says so. */
    public String meaning() {
        Specification by = urn.specification();
        return switch (part) {
            case Scheme scheme when by == PROPOSAL_1995 -> "upper and lower case mean the same (1995 proposal §2)";
            case Scheme scheme -> urn.isValid() ? "upper and lower case mean the same (RFC 8141 §3.1)"
                    : "begins a URN (RFC 8141 §2)";
            case Delimiter delimiter -> "separates parts (RFC 8141 §2)";
            case Nid nid when by == PROPOSAL_1995 && isDns(text()) ->
                    "the domain name system says who may assign names; upper and lower case mean the same"
                            + " (1995 proposal §2, §2.1)";
            case Nid nid when by == PROPOSAL_1995 ->
                    "which system says who may assign names; upper and lower case mean the same"
                            + " (1995 proposal §2, §2.1)";
            case Nid nid -> "who defines the names"
                    + (urn.isValid() ? "; upper and lower case mean the same (RFC 8141 §2.1)" : "");
            case Nss nss ->
                    "the name within the namespace, compared letter by letter unless the namespace says otherwise"
                            + " (RFC 8141 §2.2, §3)";
            case AuthorityId authority when isDns(urn.nidText()) ->
                    "the host that assigns the name and looks it up; upper and lower case mean the same"
                            + " (1995 proposal §2.2.1)";
            case AuthorityId authority -> "who assigns the name (1995 proposal §2.2)";
            case ElementId element -> element(text());
            case RComponent r when by == DRAFT_2015 ->
                    "parameters for the resolution service; no part of the name (November 2015 draft §3.3.2)";
            case RComponent r -> "parameters for the resolution service; no part of the name, and not to be used yet"
                    + " (RFC 8141 §2.3.1)";
            case QComponent q when by == DRAFT_2012 ->
                    "directives for the resolution service; no part of the name (2012 draft §2.3)";
            case QComponent q when by == DRAFT_2015 ->
                    "parameters for the named resource; no part of the name (November 2015 draft §3.3.1)";
            case QComponent q -> "parameters for the named resource; no part of the name (RFC 8141 §2.3.2)";
            case FComponent f when by == DRAFT_2012 ->
                    "a place within what the resolution service gives; no part of the name (2012 draft §2.4)";
            case FComponent f when by == DRAFT_2015 ->
                    "a place within the named resource; no part of the name (November 2015 draft §3.3.3)";
            case FComponent f when ComposedName.of(urn.text()).isPresent() ->
                    "by RFC 8141 §2.3.3; here it belongs to the identifier";
            case FComponent f -> "a place within the named resource; no part of the name (RFC 8141 §2.3.3)";
        };
    }

    private static boolean isDns(String schemeId) {
        return Normalization.fold(compact(schemeId)).equals("dns");
    }

    /** Whether the 1995 proposal reserves the element for requests (§2.3). */
    static boolean isRequest(String element) {
        return Normalization.fold(compact(element)).startsWith("urn+");
    }

    /** The meaning of an element. Four are requests that every resolver answers or may answer. */
    private static String element(String text) {
        return switch (compact(text)) {
            case "urn+m" -> "not a name but a request: for information about the resolver (1995 proposal §3.5.1)";
            case "urn+a" ->
                    "not a name but a request: for a list of all elements of the resolver (1995 proposal §3.5.2)";
            case "urn+c" ->
                    "not a name but a request: for the authorities that this one has authorized (1995 proposal §3.5.3)";
            case "urn+p" ->
                    "not a name but a request: for the authority that has authorized this one (1995 proposal §3.5.4)";
            default -> "the name the authority gave (1995 proposal §2.3)";
        };
    }

    /** The text without white space, which has no meaning in the 1995 proposal (§2). */
    private static String compact(String text) {
        return text.replaceAll("[ \t\r\n]+", "");
    }
}
