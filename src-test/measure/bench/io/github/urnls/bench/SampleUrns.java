package io.github.urnls.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;

/** A thousand valid URNs of the kinds that documents hold, the same in every run; 40 characters long on average. */
final class SampleUrns {

    private static final String[] FIXED = {
            "urn:oasis:names:tc:SAML:2.0:assertion", "urn:oasis:names:tc:SAML:2.0:attrname-format:uri",
            "urn:oasis:names:tc:xacml:1.0:function:string-equal", "urn:ietf:params:scim:schemas:core:2.0:User",
            "urn:ietf:params:xml:ns:netconf:base:1.0", "urn:mpeg:dash:profile:isoff-live:2011",
            "urn:schemas-microsoft-com:office:excel", "urn:example:weather?=op=map&lat=39.56&lon=-104.85",
            "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2", "urn:example:foo-bar-baz-qux#somepart"};

    private SampleUrns() {}

    static String[] thousand() {
        SplittableRandom random = new SplittableRandom(8141);
        List<String> urns = new ArrayList<>();
        while (urns.size() < 1000) {
            urns.add(switch (random.nextInt(6)) {
                case 0 -> "urn:uuid:" + new UUID(random.nextLong(), random.nextLong());
                case 1 -> "urn:oid:1.3.6.1.4.1." + random.nextInt(60_000) + "." + random.nextInt(100);
                case 2 -> "urn:isbn:" + (9_780_000_000_000L + random.nextLong(1_000_000_000L));
                case 3 -> "urn:epc:id:sgtin:0614141." + random.nextInt(100_000, 999_999) + "." + random.nextInt(10_000);
                default -> FIXED[random.nextInt(FIXED.length)];
            });
        }
        return urns.toArray(String[]::new);
    }
}
