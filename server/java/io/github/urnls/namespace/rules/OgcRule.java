package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.NssPattern;
import io.github.urnls.urn.ParsedUrn;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names of the Open Geospatial Consortium: a class and a string (RFC 5165); definitions have five fields (OGC
 * 07-092r3).
 */
final class OgcRule extends NamedNamespace {

    private static final NssPattern FORM = NssPattern.known("[^:]+:.+");

    // urn:ogc:def:objectType:authority:version:code, where the version may be empty (OGC 07-092r3 §7)
    private static final Pattern DEFINITION = Pattern.compile("def:([^:,]+):([^:,]+):([^:,]*):([^:,]+)");
    private static final Pattern WITHOUT_VERSION = Pattern.compile("def:([^:,]+):([Ee][Pp][Ss][Gg]):([0-9]+)");

    private static final Pattern WITHOUT_DEF = Pattern
            .compile("(crs|uom|axis|cs|datum|ellipsoid|meridian):([Ee][Pp][Ss][Gg]):([^:,]*:)?([0-9]+)");

    OgcRule() {
        super("ogc");
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        int at = FORM.mismatch(nss.text());
        if (at != NssPattern.NONE) {
            return List.of(nss.wrongFrom(at, "a name of OGC is a class, a colon and more (RFC 5165 §2)")
                    .doubtIf(!nss.text().startsWith(":")));
        }
        Matcher classless = WITHOUT_DEF.matcher(nss.text());
        if (classless.matches()) {
            String version = classless.group(3) == null ? ":" : classless.group(3);
            return List.of(nss.wrong(0, classless.end(1), "a definition begins with “def:” (OGC 07-092r3 §7)")
                    .repairedBy(nss.span(0, nss.text().length()), "def:" + classless.group(1) + ":"
                            + classless.group(2) + ":" + version + classless.group(4)));
        }
        Matcher name = WITHOUT_VERSION.matcher(nss.text());
        if (!name.matches()) {
            return List.of();
        }
        String repaired = "EPSG::" + name.group(3);
        return List.of(nss.wrong(name.start(3) - 1, nss.text().length(),
                "the version between authority and code is missing: it may be empty, “" + repaired
                        + "” (OGC 07-092r3 §7)")
                .repairedBy("Leave the version empty: “" + repaired + "”", nss.span(name.start(2), name.end(3)),
                        repaired));
    }

    @Override
    public Optional<String> title(ParsedUrn urn) {
        Matcher definition = DEFINITION.matcher(urn.nssText());
        if (!definition.matches()) {
            return Optional.empty();
        }
        String version = definition.group(3).isEmpty() ? "" : ", version " + definition.group(3);
        return Optional.of(switch (definition.group(1)) {
            case "crs" -> "a coordinate reference system";
            case "uom" -> "a unit of measure";
            case "axis" -> "an axis of coordinates";
            case "cs" -> "a coordinate system";
            case "datum" -> "a datum";
            case "ellipsoid" -> "an ellipsoid";
            case "meridian" -> "a prime meridian";
            default -> "a definition of the kind “" + definition.group(1) + "”";
        } + " by " + definition.group(2) + version + ", code " + definition.group(4));
    }

    @Override
    public boolean recognizes(String nss) {
        return DEFINITION.matcher(nss).matches();
    }
}
