package io.github.urnls.lsp;

import io.github.urnls.workspace.Project;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.check.Spellings;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.completion.UsedNames;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.lsp.protocol.FromLsp.PositionRange;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.lsp.protocol.ToLsp;
import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.index.NameSearch;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A request about an open document, in the state of its arrival. To completions it tells the names of the workspace.
 *
 * @param unwanted whether the request was cancelled meanwhile
 */
record Question(Workspace workspace, Analysis analysis, BooleanSupplier unwanted) implements UsedNames {

    Document document() {
        return analysis.document();
    }

    String uri() {
        return analysis.uri();
    }

    ClientCapabilities capabilities() {
        return workspace.capabilities();
    }

    /** Whether the client has this ability. */
    boolean has(Ability ability) {
        return capabilities().has(ability);
    }

    CheckOptions options() {
        return analysis.options();
    }

    Specification specification() {
        return options().specification();
    }

    Registry registry() {
        return options().registry();
    }

    @Override
    public List<String> matching(Predicate<String> wanted) {
        return workspace().index().names().matching(wanted, 50);
    }

    @Override
    public boolean each(Consumer<String> sink) {
        boolean known = workspace().hasReadAllFiles();
        if (known) {
            workspace().index().names().eachSpelling((spelling, key) -> sink.accept(spelling));
        }
        return known;
    }

    @Override
    public int uses(Name name) {
        return spellings().ranked(name.key()).stream().filter(one -> one.text().equals(name.spelling()))
                .mapToInt(Spelling::uses).sum();
    }

    @Override
    public boolean isSound(String name) {
        return analysis.isSound(name);
    }

    Spellings spellings() {
        return analysis.spellings();
    }

    /** All names of the document, for one pass over them. */
    Iterable<Name> eachName() {
        return analysis.sections().each();
    }

    int offset(Position position) {
        return document().lines().offset(position, capabilities().positionEncoding());
    }

    TextRange range(PositionRange range) {
        return FromLsp.range(document(), range, capabilities().positionEncoding());
    }

    /** The name at a place, for finding its other places. */
    Optional<NameTarget> target(Position position) {
        int offset = offset(position);
        return NameTarget.at(analysis.meant(offset), offset);
    }

    /** The file of the document, by which its options are chosen. */
    Optional<Path> file() {
        return workspace.documents().options().file(uri());
    }

    /** The project file that the document belongs to. */
    Optional<Project> project() {
        return file().flatMap(workspace.documents().options().projects()::of);
    }

    NameSearch search() {
        return workspace().index().search(unwanted);
    }

    ToLsp toLsp() {
        return toLsp(document());
    }

    /** As {@link #toLsp()}, for another document. */
    ToLsp toLsp(Document other) {
        return new ToLsp(other, capabilities());
    }
}
