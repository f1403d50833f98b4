package io.github.urnls.feature.packages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.forms.FamilyForm.Shape;
import io.github.urnls.namespace.forms.FamilyForm;
import io.github.urnls.namespace.forms.NameForms;
import io.github.urnls.support.Cases;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A draft accepts each name that it was made from. */
class DraftPartsProperties {

    private static final List<String> SEGMENTS = List.of("order", "product", "a", "B", "sku-12", "sku-7", "2026-11-24",
            "2024-02-29", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "1", "17", "2024", "%C3%A9", "x.y", "(a)", "a+b",
            "A/b", "", "$", "don't", "v1", "v2.0");

    @Test
    void everyNameFits() {
        Cases.forEach(Cases.tries(5_000, 100_000), random -> {
            List<String> names = new ArrayList<>();
            for (int i = random.between(1, 40); i > 0; i--) {
                List<String> segments = new ArrayList<>();
                for (int j = random.between(1, 7); j > 0; j--) {
                    segments.add(random.one(SEGMENTS) + (random.between(0, 3) == 0 ? random.between(0, 99) : ""));
                }
                String name = String.join(":", segments);
                if (UrnParser.parse("urn:acme:" + name).isValid()) {
                    names.add(name);
                }
            }
            Shape any = new Shape(Optional.empty(), Optional.empty(), "", false);
            FamilyForm form = new FamilyForm("acme", "", "draft", "", any, DraftParts.of(names),
                    List.of(), NameForms.NONE, List.of(), List.of());
            for (String name : names) {
                assertEquals(List.of(), form.check(UrnParser.parse("urn:acme:" + name)).stream().map(Problem::message)
                        .toList(), () -> name + " of " + names + " by " + form.parts());
            }
        });
    }
}
