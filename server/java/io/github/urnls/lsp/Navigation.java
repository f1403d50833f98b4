package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.check.Checker;
import io.github.urnls.feature.Declaration;
import io.github.urnls.feature.Declarations;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.Rename;
import io.github.urnls.lsp.ClientCapabilities.Ability;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.workspace.NameSearch;
import io.github.urnls.workspace.NameSearch.InFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.jspecify.annotations.Nullable;

/** The answers to requests about a name, wherever it stands. */
record Navigation(Workspace workspace, ClientCapabilities capabilities, Client client, Workers workers, Checker checker) {

    /** What a request points at: a document as it was when the request arrived, and a place in it. */
    private record Pointed(Analysis analysis, Position position) {

        Optional<NameTarget> target(ClientCapabilities capabilities) {
            int offset = FromLsp.offset(analysis.document(), position, capabilities.positionEncoding());
            return NameTarget.at(analysis.names(offset), offset);
        }
    }

    private Optional<Pointed> pointed(JsonObject params) {
        String uri = ClientCapabilities.at(params, "textDocument", "uri").flatMap(ClientCapabilities::text)
                .orElseThrow(() -> Failures.invalidParameters("no document is named"));
        Position position = FromLsp.position(params).orElseThrow(() -> Failures.invalidParameters("no position is given"));
        return workspace.documents().get(uri).map(analysis -> new Pointed(analysis, position));
    }

    CompletableFuture<?> highlights(JsonObject params) {
        return pointed(params).<CompletableFuture<?>>map(pointed -> workers.view(() -> pointed.target(capabilities)
                .map(target -> highlights(pointed.analysis, target)).orElse(List.of())))
                .orElse(CompletableFuture.completedFuture(List.of()));
    }

    private List<DocumentHighlight> highlights(Analysis analysis, NameTarget target) {
        ToLsp toLsp = new ToLsp(analysis.document(), capabilities);
        Set<Integer> declared = declared(analysis.document(), analysis.names());
        return target.in(analysis.names()).stream()
                .map(place -> new DocumentHighlight(toLsp.range(target.rangeAt(place)),
                        declared.contains(place.range().start()) ? DocumentHighlightKind.Write : DocumentHighlightKind.Read)).toList();
    }

    /** Where the names begin that the document declares. */
    private static Set<Integer> declared(Document document, List<Name> names) {
        return Declarations.in(document, names).stream().filter(declaration -> declaration.kind() != Declaration.Kind.CATALOG_PREFIX)
                .map(declaration -> declaration.range().start()).collect(Collectors.toSet());
    }

    CompletableFuture<?> references(JsonObject params) {
        boolean declarations = ClientCapabilities.at(params, "context", "includeDeclaration").filter(JsonElement::isJsonPrimitive)
                .map(JsonElement::getAsBoolean).orElse(true);
        return search(params, (target, search) -> {
            List<Location> locations = new ArrayList<>();
            for (InFile found : search.references(target)) {
                Set<Integer> left = declarations ? Set.of() : declared(found.file().document(), found.file().names());
                ToLsp toLsp = new ToLsp(found.file().document(), capabilities);
                found.places().stream().filter(place -> !left.contains(place.range().start())).forEach(place -> locations.add(
                        toLsp.location(target.rangeAt(place))));
            }
            return locations;
        }, List.of());
    }

    CompletableFuture<?> definition(JsonObject params) {
        Optional<Pointed> pointed = pointed(params);
        return search(params, (target, search) -> {
            List<NameSearch.Place> places = search.definitions(target);
            if (!capabilities.has(Ability.LOCATION_LINKS)) {
                return places.stream().map(place -> new ToLsp(place.document(), capabilities).location(place.range())).toList();
            }
            ToLsp here = new ToLsp(pointed.orElseThrow().analysis.document(), capabilities);
            return places.stream().map(place -> {
                ToLsp there = new ToLsp(place.document(), capabilities);
                return new LocationLink(place.document().uri(), there.range(place.whole()), there.range(place.range()),
                        here.range(target.range()));
            }).toList();
        }, List.of());
    }

    /** The name under the cursor and where it stands, as a starting point; components are no part of it (RFC 8141 §2). */
    CompletableFuture<?> prepareRename(JsonObject params) {
        return pointed(params).<CompletableFuture<?>>map(pointed -> workers.answer(() -> pointed.target(capabilities).map(target -> {
            refuseComponents(target);
            return new PrepareRenameResult(new ToLsp(pointed.analysis.document(), capabilities).range(target.range()), target.spelling());
        }).orElse(null))).orElse(CompletableFuture.completedFuture(null));
    }

    private static void refuseComponents(NameTarget target) {
        if (target.components().isPresent()) {
            throw Failures.invalidParameters("a name is renamed, not what follows it: point at “" + target.spelling() + "”");
        }
    }

    CompletableFuture<?> rename(JsonObject params) {
        String newName = ClientCapabilities.at(params, "newName").flatMap(ClientCapabilities::text)
                .orElseThrow(() -> Failures.invalidParameters("no new name is given"));
        CompletableFuture<@Nullable Change> change = this.<Change>search(params, (target, search) -> {
            refuseComponents(target);
            return change(target, newName, search);
        }, null);
        CompletableFuture<@Nullable WithNulls> answer = change.thenCompose(this::confirmed);
        answer.whenComplete((edit, failure) -> change.cancel(false)); // when the request was cancelled
        return answer;
    }

    private CompletableFuture<@Nullable WithNulls> confirmed(@Nullable Change found) {

        if (found == null) {
            return CompletableFuture.completedFuture(null);
        }
        if (found.doubts.isEmpty()) {
            return CompletableFuture.completedFuture(new WithNulls(found.edit));
        }
        if (capabilities.has(Ability.CHANGE_ANNOTATIONS)) {
            client.show(MessageType.Warning, "URN: " + String.join(" ", found.doubts)); // not every client shows the annotation
            return CompletableFuture.completedFuture(new WithNulls(found.edit));
        }
        return client.ask(MessageType.Warning, "URN: " + String.join(" ", found.doubts), "Rename anyway")
                .thenApply(choice -> choice.isPresent() ? new WithNulls(found.edit) : null);
    }

    /** A change of many documents, and what speaks against it. */
    private record Change(JsonObject edit, List<String> doubts) {}

    private Change change(NameTarget target, String newName, NameSearch search) {
        List<String> doubts = new ArrayList<>();
        List<ToLsp.Edits> edits = new ArrayList<>();
        List<String> cut = new ArrayList<>();
        List<String> unwritable = new ArrayList<>();
        for (InFile found : search.references(target)) {
            Document document = found.file().document();
            Rename.refusal(newName, found.file().specification()).ifPresent(reason -> {
                throw Failures.invalidParameters(reason);
            });
            List<Name> places = found.places().stream().filter(place -> Rename.canWrite(document, place, newName)).toList();
            if (places.size() < found.places().size()) {
                unwritable.add(name(document));
            }
            List<TextEdit> changes = Rename.edits(places, newName);
            if (!changes.isEmpty()) {
                edits.add(new ToLsp.Edits(document, version(document), changes));
                if (Rename.lost(document, found.file().names(), places, changes, newName, found.file().specification()) > 0) {
                    cut.add(name(document));
                }
            }
        }
        Rename.doubt(target.spelling(), newName, checker, workspace.documents().options().others()).ifPresent(doubt ->
                doubts.add(sentence(doubt)));
        if (!cut.isEmpty()) {
            doubts.add("The text around would cut the new name off in " + some(cut) + ".");
        }
        if (!unwritable.isEmpty()) {
            doubts.add("Comments of XML and HTML cannot hold “--”; left as they are in " + some(unwritable) + ".");
        }
        int missing = workspace.index().missing();
        if (missing > 0) {
            doubts.add(missing == Integer.MAX_VALUE ? "Not all files of the workspace were looked at."
                    : missing + (missing == 1 ? " file" : " files") + " of the workspace could not be read.");
        }
        return new Change(ToLsp.edit(edits, doubts, "Rename “" + target.spelling() + "”", capabilities), doubts);
    }

    private static String name(Document document) {
        return document.uri().substring(document.uri().lastIndexOf('/') + 1);
    }

    private static String some(List<String> names) {
        return String.join(", ", names.subList(0, Math.min(3, names.size())))
                + (names.size() > 3 ? " and " + (names.size() - 3) + " more files" : "");
    }

    private static String sentence(String message) {
        return Character.toUpperCase(message.charAt(0)) + message.substring(1) + (message.endsWith(".") ? "" : ".");
    }

    /** The client's number of an open document; none for a file on disk. */
    private @Nullable Integer version(Document document) {
        return workspace.documents().get(document.uri()).isPresent() ? document.version() : null;
    }

    private <T> CompletableFuture<@Nullable T> search(JsonObject params, BiFunction<NameTarget, NameSearch, @Nullable T> work,
            @Nullable T none) {
        Optional<Pointed> pointed = pointed(params);
        return pointed.isEmpty() ? CompletableFuture.completedFuture(none) : workspace.search(unwanted ->
                pointed.get().target(capabilities).map(target -> work.apply(target, workspace.index().search(unwanted))).orElse(none));
    }
}
