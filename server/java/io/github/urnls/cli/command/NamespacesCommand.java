package io.github.urnls.cli.command;

import io.github.urnls.cli.help.Words;
import io.github.urnls.check.DidYouMean;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.JsonlNamespace;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.workspace.Registries;
import io.github.urnls.namespace.RuleInWords;
import io.github.urnls.namespace.forms.Families;
import io.github.urnls.namespace.names.Segments.Segment;
import io.github.urnls.namespace.names.Segments;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.Optional;

/** {@code namespaces [NID]}: explains one namespace, or lists all. */
public final class NamespacesCommand extends PrintingCommand {

    private final RegistryOptions registries = with(new RegistryOptions());

    private final Argument<String> nid = optional("NID", "", Words.NAMESPACES);

    public NamespacesCommand() {
        super("Explains one namespace; without NID, lists them all.");
        format();
    }

    @Override
    public Integer call() {
        Registries given = registries.orOfProject();
        boolean understood = isUnderstood(given);
        Registry registry = given.registry();
        if (nid.get().isEmpty()) {
            registry.all().forEach(this::list);
            if (!isJson()) {
                out().println("registered with IANA as of " + registry.updated()
                        + "; “not verified”: the title was not read from a primary source");
            }
            return done(understood);
        }
        String wanted = Chars.isUrn(nid.get())
                ? UrnParser.parse(nid.get()).nidText() : nid.get();
        Optional<Namespace> namespace = registry.find(wanted);
        if (namespace.isPresent()) {
            explain(namespace.get());
            return done(understood);
        }
        String inUse = NidsInUse.find(wanted)
                .map(entry -> "; but it is in use: " + entry.who() + " (" + entry.source() + ")").orElse("");
        String near = DidYouMean.of(wanted, NidsInUse.with(registry).toList());
        String others = near.isEmpty() ? "; “urn-ls namespaces” lists those that are" : near;
        throw new UsageException("“" + wanted + "” is not registered with IANA as of " + registry.updated()
                + (inUse.isEmpty() ? others : inUse));
    }

    private void list(Namespace namespace) {
        if (isJson()) {
            Jsonl.line(out(), JsonlNamespace.of(namespace));
        } else {
            String title = Printable.of(namespace.title()) + (namespace.verified() ? "" : " (not verified)");
            out().printf("%-20s %-8s %s%n", namespace.nid(), Normalization.id(namespace.kind()),
                    title.strip());
        }
    }

    private void explain(Namespace namespace) {
        if (isJson()) {
            Jsonl.line(out(), JsonlNamespace.of(namespace));
            return;
        }
        out().println(namespace.nid() + (namespace.title().isEmpty() ? "" : ": " + Printable.of(namespace.title())));
        line("", namespace.kind().words());
        line("managed by ", namespace.registrant());
        namespace.references().forEach(reference -> line("defined in ", reference
                + Namespace.address(reference).filter(address -> !address.equals(reference))
                        .map(address -> ", " + address).orElse("")));
        line("registered or published: ", namespace.date());
        line("source: ",
                namespace.source() + (namespace.verified() ? "" : "; title and registrant are not verified"));
        namespace.form().ifPresent(form -> form.inWords().forEach(words -> line("", words)));
        namespace.links().forEach(link -> line("looked up under ", link.address()
                + (link.beginning().isEmpty() ? "" : ", below urn:" + namespace.nid() + ":" + link.beginning())));
        Families.builtIn().comparison(namespace.nid())
                .ifPresent(found -> line("names are compared: ", found.inWords()));
        Optional<RuleInWords> rule = RuleInWords.find(namespace.nid());
        line("own rule: ", rule.map(found -> found.words().replaceAll("`([^`]+)`", "“$1”") + " ("
                + found.source() + ")").orElse("none known here"));
        line("for example ", rule.map(RuleInWords::example).orElse(""));
        List<Segment> segments = Segments.behind(Normalization.fold(namespace.nid()) + ":");
        if (!segments.isEmpty()) {
            out().println("  names begin with");
            segments.forEach(segment -> line("  ", segment.text() + segment.then() + "  " + segment.meaning() + " ("
                    + segment.source() + ")"));
        }
    }

    private void line(String what, String text) {
        if (!text.isEmpty()) {
            out().println("  " + what + Printable.of(text));
        }
    }
}
