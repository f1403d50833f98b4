package io.github.urnls.check;

import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.UrnParser;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Identifies a finding from run to run. It holds no line and no column, so that an edit elsewhere in the file does not
 * change it.
 *
 * @param file       the file, with {@code /}, relative to a folder that stays the same
 * @param rule       the code of the rule
 * @param name       the name found, with scheme, NID and percent-encoding normalized (RFC 8141 §3.1); cut after 400
 *                   UTF-16 code units
 * @param occurrence the position among findings that are otherwise equal, in the order of the text, from 1
 */
public record Fingerprint(String file, String rule, String name, int occurrence) {

    /** In UTF-16 code units. A value that is never closed can run to the end of a large file. */
    private static final int LONGEST_NAME = 400;

    /** Written out: the JVM generates that of a record at each start, which takes time and memory. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Fingerprint that && occurrence == that.occurrence && file.equals(that.file)
                && rule.equals(that.rule) && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return Objects.hash(file, rule, name, occurrence);
    }

    /** The fingerprints of everything found in {@code file}, in the same order. */
    public static List<Fingerprint> of(String file, List<Finding> findings) {
        Map<Fingerprint, Integer> seen = new HashMap<>();
        List<Fingerprint> fingerprints = new ArrayList<>(findings.size());
        String urn = "";
        String name = "";
        for (Finding finding : findings) {
            if (!finding.urn().equals(urn)) { // a long name may have fifty findings
                urn = finding.urn();
                name = name(urn);
            }
            Fingerprint first = new Fingerprint(file, finding.code(), name, 1);
            int occurrence = seen.merge(first, 1, Integer::sum);
            fingerprints.add(new Fingerprint(file, first.rule, first.name, occurrence));
        }
        return fingerprints;
    }

    /** The name is always parsed by RFC 8141, so a change of settings does not make old findings new. */
    private static String name(String urn) {
        String name = Normalization.normalize(UrnParser.parse(urn));
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "… " + name.length();
    }

    /** The SHA-256 digest of all four parts, 64 hexadecimal digits. */
    public String digest() {
        return digest(file, rule, name, String.valueOf(occurrence));
    }

    /** The digest without the file, for a caller that knows the file and follows it when it is renamed. */
    public String digestWithinFile() {
        return digest(rule, name, String.valueOf(occurrence));
    }

    /** The SHA-256 digest of {@code parts} and of where each ends, 64 hexadecimal digits. */
    public static String digest(String... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String part : parts) {
                digest.update(part.getBytes(StandardCharsets.UTF_8));
                digest.update((byte) 0);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
