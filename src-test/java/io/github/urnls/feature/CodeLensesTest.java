package io.github.urnls.feature;

import io.github.urnls.feature.CodeLenses.Lens;
import io.github.urnls.feature.declarations.Declaration;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import static org.junit.jupiter.api.Assertions.assertEquals;

class CodeLensesTest {

    private static final String SCHEMA = "<xs:schema targetNamespace=\"urn:example:order\"/>";

    private static Declaration declaration(Declaration.Kind kind, String name) {
        int start = SCHEMA.indexOf("urn:");
        return new Declaration(kind, name, new TextRange(start, start + name.length()),
                new TextRange(0, SCHEMA.length()));
    }

    private static Uses uses(int count, int declarations, int spellings) {
        return new Uses(Optional.empty(), Optional.empty(), declarations, count, 1, spellings);
    }

    private static List<Lens> lenses(Declaration declaration, Uses uses) {
        return CodeLenses.of(List.of(declaration), Specification.RFC8141, key -> uses);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {
            "0 ~ 0 ~ 0 ~ no uses",
            "0 ~ 1 ~ 1 ~ no uses",
            "1 ~ 1 ~ 1 ~ 1 use",
            "5 ~ 1 ~ 1 ~ 5 uses",
            "65 ~ 11 ~ 1 ~ 65 uses, 11 declarations",
            "5 ~ 1 ~ 2 ~ 5 uses, 2 spellings",
            "1 ~ 2 ~ 2 ~ 1 use, 2 declarations, 2 spellings"})
    void saysHowOftenANameIsUsedAndHowItIsSpelled(int count, int declarations, int spellings, String title) {
        Lens lens = lenses(declaration(Declaration.Kind.SCHEMA, "urn:example:order"),
                uses(count, declarations, spellings))
                .getFirst();
        assertEquals(title, lens.title());
        assertEquals("urn:example:order", lens.range().in(SCHEMA));
        assertEquals(lens.range().start(), lens.offset());
    }

    @Test
    void namesAreCountedByWhatTheyAreComparedBy() {
        List<Lens> lenses = CodeLenses.of(List.of(declaration(Declaration.Kind.SCHEMA, "URN:Example:order")),
                Specification.RFC8141,
                key -> uses(key.equals("urn:example:order") ? 3 : 0, 1, 1));
        assertEquals("3 uses", lenses.getFirst().title());
    }

    @Test
    void beginningsOfNamesHaveNoLens() {
        assertEquals(List.of(),
                lenses(declaration(Declaration.Kind.CATALOG_PREFIX, "urn:example:order"), uses(5, 1, 1)));
        assertEquals(List.of(),
                lenses(declaration(Declaration.Kind.CONSTANT, "urn:example:order"), uses(5, 1, 1)));
        assertEquals(List.of(), lenses(declaration(Declaration.Kind.SCHEMA, "http://example"), uses(5, 1, 1)));
        assertEquals(List.of(), lenses(declaration(Declaration.Kind.SCHEMA, "urn:example"), uses(5, 1, 1)));
    }
}
