package io.github.urnls.urn.legacy;

import java.util.Optional;

/**
 * A resolution service of RFC 2483, which the 2012 draft names with the directive {@code s=} (§2.3.1, §9.2.2).
 *
 * @param designator the value of the directive
 * @param title      its title in RFC 2483
 * @param answer     what the service returns
 * @param section    where RFC 2483 describes it
 */
public record ResolutionService(String designator, String title, String answer, String section) {

    // The draft spells all plurals with a small "s" (§9.2.2), RFC 2483 some of them with a capital one.
    private static final String[] ROWS = """
            I2L | URI to URL | one address of the resource | §4.1
            I2Ls | URI to URLs | a list of addresses of the resource | §4.2
            I2LS | URI to URLs | a list of addresses of the resource | §4.2
            I2R | URI to resource | the resource itself | §4.3
            I2Rs | URI to resources | the resource itself in several versions | §4.4
            I2C | URI to URC | a description of the resource | §4.5
            I2Cs | URI to URCs | descriptions of the resource | §4.6
            I2CS | URI to URCs | descriptions of the resource | §4.6
            I2N | URI to URN | another URN of the resource | §4.7
            I2Ns | URI to URNs | a list of other URNs of the resource | §4.8
            I2NS | URI to URNs | a list of other URNs of the resource | §4.8
            I=I | URI equal to URI | whether two names are equal to this server | §4.9
            """.split("\n");

    /** The service with this designator, compared letter by letter. */
    public static Optional<ResolutionService> find(String designator) {
        for (String row : ROWS) {
            String[] cells = row.split(" \\| ");
            if (cells[0].equals(designator)) {
                return Optional.of(new ResolutionService(cells[0], cells[1], cells[2], cells[3]));
            }
        }
        return Optional.empty();
    }
}
