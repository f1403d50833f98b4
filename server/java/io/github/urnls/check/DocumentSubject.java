package io.github.urnls.check;

import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.ImpliedNames;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A document that is being checked. For one thread only. */
public final class DocumentSubject {

    private final Document document;
    private final List<Name> names;
    private final CheckOptions options;
    private final Spellings spellings;
    private final Neighbours neighbours;
    /** Kept, since several rules ask for these names and finding them reads the document again. */
    private @Nullable List<Name> implied;

    private DocumentSubject(Document document, List<Name> names, CheckOptions options, Spellings spellings,
            Neighbours neighbours, @Nullable List<Name> implied) {
        this.document = document;
        this.names = names;
        this.options = options;
        this.spellings = spellings;
        this.neighbours = neighbours;
        this.implied = implied;
    }

    /** A document whose schemas come from the checker. */
    public DocumentSubject(Document document, List<Name> names, CheckOptions options, Spellings spellings) {
        this(document, names, options, spellings, Neighbours.NONE, null);
    }

    /** A document by itself: other documents are not known. */
    public static DocumentSubject of(Document document, CheckOptions options) {
        List<Name> names = Name.in(document, options.specification());
        return new DocumentSubject(document, names, options, Spellings.in(names));
    }

    public Document document() {
        return document;
    }

    /** All names in it, in the order of the text. */
    public List<Name> names() {
        return names;
    }

    /** What it names without writing a URN, in the order of the text; see {@link ImpliedNames}. */
    public List<Name> implied() {
        List<Name> known = implied;
        if (known == null) {
            known = ImpliedNames.in(document, options.specification());
            implied = known;
        }
        return known;
    }

    public CheckOptions options() {
        return options;
    }

    /** How its names are spelled, there and elsewhere. */
    public Spellings spellings() {
        return spellings;
    }

    /** The schemas that it refers to. */
    public Neighbours neighbours() {
        return neighbours;
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
