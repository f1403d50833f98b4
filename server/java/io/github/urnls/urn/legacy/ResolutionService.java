package io.github.urnls.urn.legacy;

import java.util.List;
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
    private static final List<ResolutionService> ALL = List.of(
            new ResolutionService("I2L", "URI to URL", "one address of the resource", "§4.1"),
            new ResolutionService("I2Ls", "URI to URLs", "a list of addresses of the resource", "§4.2"),
            new ResolutionService("I2LS", "URI to URLs", "a list of addresses of the resource", "§4.2"),
            new ResolutionService("I2R", "URI to resource", "the resource itself", "§4.3"),
            new ResolutionService("I2Rs", "URI to resources", "the resource itself in several versions", "§4.4"),
            new ResolutionService("I2C", "URI to URC", "a description of the resource", "§4.5"),
            new ResolutionService("I2Cs", "URI to URCs", "descriptions of the resource", "§4.6"),
            new ResolutionService("I2CS", "URI to URCs", "descriptions of the resource", "§4.6"),
            new ResolutionService("I2N", "URI to URN", "another URN of the resource", "§4.7"),
            new ResolutionService("I2Ns", "URI to URNs", "a list of other URNs of the resource", "§4.8"),
            new ResolutionService("I2NS", "URI to URNs", "a list of other URNs of the resource", "§4.8"),
            new ResolutionService("I=I", "URI equal to URI", "whether two names are equal to this server", "§4.9"));

    /** The service with this designator, compared letter by letter. */
    public static Optional<ResolutionService> find(String designator) {
        return ALL.stream().filter(service -> service.designator.equals(designator)).findFirst();
    }
}
