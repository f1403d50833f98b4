package io.github.urnls.misspellings;

import io.github.urnls.misspellings.Family.Member;
import io.github.urnls.namespace.known.KnownNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Misspelled names of each family, the same in each run. */
final class Sample {

    /** How often a name is drawn for each one that is wanted: small families have few that differ. */
    private static final int DRAWS = 10;

    private Sample() {}

    /** The outcomes of up to {@code most} misspelled names of each kind for each family. None of them is listed. */
    static List<Outcome> of(List<Family> families, int most) {
        List<Outcome> outcomes = new ArrayList<>();
        for (Family family : families) {
            for (Kind kind : Kind.values()) {
                made(family, kind, most).forEach(mutation -> outcomes.add(Outcome.of(family.name(), mutation)));
            }
        }
        return outcomes;
    }

    private static List<Mutation> made(Family family, Kind kind, int most) {
        Random random = new Random(8141L + 31 * family.name().hashCode() + kind.ordinal());
        Mutations mutations = new Mutations(random);
        Map<String, Mutation> made = new LinkedHashMap<>();
        for (int i = 0; i < most * DRAWS && made.size() < most; i++) {
            Member member = family.members().get(random.nextInt(family.members().size()));
            mutations.of(member, kind).filter(text -> KnownNames.BUILT_IN.find(text).isEmpty())
                    .ifPresent(text -> made.putIfAbsent(text, new Mutation(kind, member.name(), text)));
        }
        return List.copyOf(made.values());
    }
}
