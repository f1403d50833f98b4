package io.github.urnls.check;

import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.ImpliedNames;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import java.util.List;

/**
 * A document that is being checked.
 *
 * @param names      all names in it, in the order of the text
 * @param spellings  how its names are spelled, there and elsewhere
 * @param neighbours the schemas that it refers to
 * @param implied    what it names without writing a URN, in the order of the text; see {@link ImpliedNames}
 */
public record DocumentSubject(Document document, List<Name> names, CheckOptions options, Spellings spellings,
        Neighbours neighbours, List<Name> implied) {

    /**
     * A document whose schemas come from the checker. The implied names are kept, since several rules ask for them and
     * finding them reads the document again.
     */
    public DocumentSubject(Document document, List<Name> names, CheckOptions options, Spellings spellings) {
        this(document, names, options, spellings, Neighbours.NONE,
                new LazyList<>(() -> ImpliedNames.in(document, options.specification())));
    }

    /** A document by itself: other documents are not known. */
    public static DocumentSubject of(Document document, CheckOptions options) {
        List<Name> names = Name.in(document, options.specification());
        return new DocumentSubject(document, names, options, Spellings.in(names));
    }

    /** The same with other namespaces. */
    public DocumentSubject with(Registry other) {
        return new DocumentSubject(document, names, options.with(other), spellings, neighbours, implied);
    }

    /** The same without names, so that none is checked. */
    public DocumentSubject withoutNames() {
        return new DocumentSubject(document, List.of(), options, spellings, neighbours, implied);
    }

    /** The same with other schemas around it. */
    public DocumentSubject with(Neighbours others) {
        return new DocumentSubject(document, names, options, spellings, others, implied);
    }
}
