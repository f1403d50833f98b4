package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Documents and protocol parameters of the IETF (RFC 2648 §2, RFC 3553, RFC 3688). */
final class IetfRule implements NamespaceRule {

    private static final Pattern SERIES = Pattern.compile("rfc|std|bcp|fyi");
    private static final Pattern JOINED = Pattern.compile("(rfc|std|bcp|fyi)[-._]?([0-9]+)");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final Pattern NAME = Pattern.compile("[0-9A-Za-z-]+");

    private static final String NETCONF_BASE = "xml:ns:netconf:base:";
    private static final Pattern VERSION = Pattern.compile("[0-9]\\.[0-9]");

    /** A dot between a SCIM schema and an attribute that RFC 7643 §4 defines. */
    private static final Pattern ATTRIBUTE = Pattern.compile("scim:schemas:(?:core|extension:[A-Za-z0-9_-]+):"
            + "[0-9]\\.[0-9]:[A-Z][A-Za-z0-9]*(\\.)(?:userName|name|displayName|nickName|profileUrl|title|userType"
            + "|preferredLanguage|locale|timezone|active|password|emails|phoneNumbers|ims|photos|addresses|groups"
            + "|entitlements|roles|x509Certificates|members|employeeNumber|costCenter|organization|division"
            + "|department|manager)\\b");

    /**
     * Sub-namespaces of {@code params:} that people write without that word (IANA registry of IETF URN sub-namespaces).
     */
    private static final Set<String> PARAMETERS = Set.of("xml", "scim", "netconf", "oauth", "jmap", "acme",
            "rtp-hdrext", "restconf", "sieve", "push", "geopriv", "yang");

    // The names below params:xml: (RFC 3688 §3.2)
    private static final Set<String> XML_CLASSES = Set.of("publicid", "pi", "ns", "schema", "rdfschema");

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        int end = nss.segmentEnd(0);
        String first = Normalization.fold(nss.first());
        Matcher joined = JOINED.matcher(first);
        if (joined.matches()) {
            return List.of(nss.wrong(0, end, "a colon stands between the series and its number (RFC 2648 §2)")
                    .repairedBy(nss.span(0, end), joined.group(1) + ":" + joined.group(2)));
        }
        if (end >= nss.text().length() - 1) {
            return List.of(); // a branch that a text mentions
        }
        if (SERIES.matcher(first).matches()) {
            return number(nss, first, end + 1);
        }
        if (first.equals("id") || first.equals("mtg")) {
            return document(nss, first, end + 1);
        }
        if (first.equals("params")) {
            return parameters(nss, end + 1);
        }
        if (first.equals("param")) {
            return List.of(nss.wrong(0, end, "protocol parameters stand below “params:”, not “param:” (RFC 3553 §3)")
                    .repairedBy(nss.span(0, end), "params"));
        }
        if (PARAMETERS.contains(first)) {
            return List.of(nss.wrong(0, end, "protocol parameters stand below “params:”: write “params:" + first
                    + ":” (RFC 3553 §3)")
                    .repairedBy("Write “params:" + first + "”", nss.span(0, 0), "params:"));
        }
        return List.of(nss.wrong(0, end, "“" + nss.first()
                + "” is none of the words behind “urn:ietf:”: rfc, fyi, std, bcp, id, mtg (RFC 2648 §2), params"
                + " (RFC 3553 §3)"));
    }

    private static List<Problem> number(Nss nss, String series, int start) {
        String rest = nss.text().substring(start);
        if (NUMBER.matcher(rest).matches()) {
            return List.of();
        }
        Problem problem = nss.wrong(start, nss.text().length(),
                "behind “" + series + ":” comes only the number of the document (RFC 2648 §2)");
        String number = Normalization.fold(rest).replaceFirst("^" + series + "[-_ ]?", "")
                .replaceFirst("\\.(txt|html)$", "");
        if (NUMBER.matcher(number).matches()) {
            problem = problem.repairedBy(problem.span(), number);
        }
        return List.of(problem);
    }

    private static List<Problem> document(Nss nss, String series, int start) {
        String rest = nss.text().substring(start);
        if (!NAME.matcher(rest).matches()) {
            int at = start;
            while (at < nss.text().length() && NAME.matcher(nss.text().substring(at, at + 1)).matches()) {
                at++;
            }
            return List.of(
                    nss.wrongFrom(at, "behind “" + series + ":” come letters, digits and hyphens only (RFC 2648 §2)"));
        }
        if (series.equals("id") && rest.startsWith("draft-")) {
            return List.of(nss.doubt(start, start + 6,
                    "write the name of an Internet-Draft without “draft-” (RFC 2648 §3)")
                    .repairedBy("Remove “draft-”", nss.span(start, start + 6), ""));
        }
        return List.of();
    }

    private static List<Problem> parameters(Nss nss, int start) {
        int empty = nss.text().indexOf("::", start - 1);
        if (empty >= 0) {
            return List.of(nss.wrong(empty, empty + 2, "a name is missing between two colons (RFC 3553 §3)"));
        }
        Matcher attribute = ATTRIBUTE.matcher(nss.text()).region(start, nss.text().length());
        if (attribute.lookingAt()) {
            int dot = attribute.start(1);
            return List.of(nss.wrong(dot, dot + 1,
                    "an attribute stands behind its schema and a colon: write “:” (RFC 7644 §3.10)")
                    .repairedBy(nss.span(dot, dot + 1), ":"));
        }
        if (nss.text().startsWith(NETCONF_BASE, start)) {
            return netconfBase(nss, start + NETCONF_BASE.length());
        }
        int next = start + 4;
        if (!nss.text().startsWith("xml:", start) || next == nss.text().length()) {
            return List.of();
        }
        int end = nss.segmentEnd(next);
        String name = nss.text().substring(next, end);
        if (XML_CLASSES.contains(name)) {
            return List.of();
        }
        Problem problem = nss.wrong(next, end,
                "behind “params:xml:” comes publicid, ns, schema or rdfschema (RFC 3688 §3.2)");
        if (name.equals("rdf")) {
            problem = problem.repairedBy(problem.span(), "rdfschema");
        }
        return List.of(problem);
    }

    /** The namespace of NETCONF 1.1 is still that of 1.0; only the capability has a name for 1.1 (RFC 6241 §8.1). */
    private static List<Problem> netconfBase(Nss nss, int version) {
        String written = nss.text().substring(version);
        if (written.equals("1.0") || !VERSION.matcher(written).matches()) {
            return List.of();
        }
        return List.of(nss.wrongFrom(version, "the namespace of NETCONF keeps 1.0 in all versions; the capability is"
                + " urn:ietf:params:netconf:base:" + written + " (RFC 6241 §3.1, §8.1)")
                .repairedBy(nss.span(version, nss.text().length()), "1.0"));
    }

    @Override
    public Optional<String> title(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        String first = Normalization.fold(nss.first());
        String rest = nss.rest();
        if (SERIES.matcher(first).matches() && NUMBER.matcher(rest).matches()) {
            return Optional.of(first.toUpperCase(Locale.ROOT) + " " + rest.replaceFirst("^0+(?=.)", ""));
        }
        return Optional.of("the Internet-Draft draft-" + rest).filter(id -> first.equals("id") && !rest.isEmpty());
    }

    @Override
    public boolean recognizes(String nss) {
        String folded = Normalization.fold(nss);
        return folded.startsWith("params:") || folded.matches("(?:rfc|std|bcp|fyi):[0-9]+");
    }
}
