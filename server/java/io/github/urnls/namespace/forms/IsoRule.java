package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.urn.ParsedUrn;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Standards of ISO (RFC 5141 §2.4). Their names ignore case (§2.9). */
final class IsoRule implements NamespaceRule {

    private static final String ORIGINATOR = "(?:iso-iec|iso-cie|iso-astm|iso-ieee|iso|iec)";
    private static final String TYPE = "(?::(?:data|guide|isp|iwa|pas|tta|tr|ts|r))?";
    private static final String NUMBER = ":[0-9]+(?::-[0-9a-z-]+)?";
    private static final String STATUS = "(?:draft|cancelled|stage-[0-9]{2}\\.[0-9]{2}(?:\\.v[0-9]+)?)";
    private static final String EDITION = "(?::(?:" + STATUS + ":)?ed-[0-9]+)?";
    private static final String VERSION = "(?::v[0-9]+(?:-(?:amd|cor|add)[0-9]+(?:\\.v[0-9]+)?)*)?";
    private static final String LANGUAGE = "(?::(?:en,fr,ru|en,fr|en,ru|fr,ru|en|fr|ru|es|ar))?";
    private static final String SUPPLEMENT = "(?::(?:amd|cor|add):[0-9]+(?::v[0-9]+)?" + LANGUAGE + ")*";
    private static final String PLACE = "[0-9a-z]+(?:\\.[0-9]+)*(?:-[0-9a-z]+(?:\\.[0-9]+)*)?";
    private static final String ELEMENT = "(?::(?:clause|figure|table|term):" + PLACE + "(?:," + PLACE + ")*)*";
    private static final String ADDITION = "(?::tech(?::.*)?|:xsd:[a-z]{4}[.][0-9.]+|:2013:ecore(?::.*)?)?";

    // std-nss = "std:" docidentifier *supplement *docelement [addition] (RFC 5141 §2.4.1)
    private static final NssPattern FORM = NssPattern
            .known("(?i)std:" + ORIGINATOR + TYPE + NUMBER + EDITION + VERSION + LANGUAGE + SUPPLEMENT + ELEMENT
                    + ADDITION);

    /** The beginning of a name. Later definitions of additions, originators or types cannot change its form. */
    private static final NssPattern HEAD = NssPattern.known("(?i)std:[a-z][a-z-]*(?::[a-z]+)?:[0-9]+(?::.*)?");

    private static final Pattern DOCUMENT = Pattern.compile(
            "std:(" + ORIGINATOR + ")(" + TYPE + "):([0-9]+)(?::(-[0-9a-z-]+))?(?::.*)?", Pattern.CASE_INSENSITIVE);

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        boolean standard = nss.text().regionMatches(true, 0, "std:", 0, 4);
        int head = HEAD.mismatch(nss.text());
        if (head != NssPattern.NONE && head < nss.text().length() && standard) {
            return List.of(nss.wrongFrom(head,
                    "wrong fields behind “std:”: write the originator, perhaps the type, and the number of a"
                            + " document, with colons between them (RFC 5141 §2.4.1)"));
        }
        int at = FORM.mismatch(nss.text());
        if (at == NssPattern.NONE || at == nss.text().length()) {
            return Iso20022.check(nss); // right, or the beginning of names
        }
        if (!standard) {
            return List.of(
                    nss.doubt(0, nss.segmentEnd(0), "names of ISO documents must begin with “std:” (RFC 5141 §2.4.1)"));
        }
        int segment = nss.text().lastIndexOf(':', at) + 1;
        return List.of(nss.doubt(segment, nss.text().length(), "“" + nss.text().substring(segment)
                + "” fits no element of the name"
                + " of an ISO document: originator, type, number, part, status, edition, version, language, supplement,"
                + " then an addition that begins with “tech” (RFC 5141 §2.4.1)"));
    }

    @Override
    public Optional<String> title(ParsedUrn urn) {
        Matcher document = DOCUMENT.matcher(urn.nssText());
        if (urn.nssText().length() > NssPattern.LONGEST || !document.matches()) {
            return Optional.empty();
        }
        String originatorAndType = document.group(1).replace('-', '/') + document.group(2).replace(':', ' ');
        return Optional.of("the document " + originatorAndType.toUpperCase(Locale.ROOT) + " "
                + document.group(3) + Objects.requireNonNullElse(document.group(4), ""));
    }

    @Override
    public boolean recognizes(String nss) {
        return FORM.matches(nss);
    }
}
