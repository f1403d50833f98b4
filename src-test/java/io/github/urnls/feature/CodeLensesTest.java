package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.feature.CodeLenses.Counts;
import io.github.urnls.feature.CodeLenses.Lens;
import io.github.urnls.feature.declarations.Declaration;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CodeLensesTest {

    private static final String SCHEMA = "<xs:schema targetNamespace=\"urn:example:order\"/>";

    private static Declaration declaration(Declaration.Kind kind, String name) {
        int start = SCHEMA.indexOf("urn:");
        return new Declaration(kind, name, new TextRange(start, start + name.length()),
                new TextRange(0, SCHEMA.length()),
                Optional.empty());
    }

    private static List<Lens> lenses(Declaration declaration, Counts counts) {
        return CodeLenses.of(List.of(declaration), Specification.RFC8141, key -> counts);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {
            "0 ~ 0 ~ no references",
            "0 ~ 1 ~ no references",
            "1 ~ 1 ~ 1 reference",
            "5 ~ 1 ~ 5 references",
            "5 ~ 2 ~ 5 references, 2 spellings",
            "1 ~ 2 ~ 1 reference, 2 spellings"})
    void saysHowOftenANameIsUsedAndHowItIsSpelled(int references, int spellings, String title) {
        Lens lens = lenses(declaration(Declaration.Kind.SCHEMA, "urn:example:order"), new Counts(references, spellings))
                .getFirst();
        assertEquals(title, lens.title());
        assertEquals("urn:example:order", lens.range().in(SCHEMA));
        assertEquals(lens.range().start(), lens.offset());
    }

    @Test
    void namesAreCountedByWhatTheyAreComparedBy() {
        List<Lens> lenses = CodeLenses.of(List.of(declaration(Declaration.Kind.SCHEMA, "URN:Example:order")),
                Specification.RFC8141,
                key -> new Counts(key.equals("urn:example:order") ? 3 : 0, 1));
        assertEquals("3 references", lenses.getFirst().title());
    }

    @Test
    void beginningsOfNamesHaveNoLens() {
        assertEquals(List.of(),
                lenses(declaration(Declaration.Kind.CATALOG_PREFIX, "urn:example:order"), new Counts(5, 1)));
        assertEquals(List.of(),
                lenses(declaration(Declaration.Kind.CONSTANT, "urn:example:order"), new Counts(5, 1)));
        assertEquals(List.of(), lenses(declaration(Declaration.Kind.SCHEMA, "http://example"), new Counts(5, 1)));
        assertEquals(List.of(), lenses(declaration(Declaration.Kind.SCHEMA, "urn:example"), new Counts(5, 1)));
    }
}
