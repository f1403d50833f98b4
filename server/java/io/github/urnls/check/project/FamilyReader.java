package io.github.urnls.check.project;

import io.github.urnls.urn.CharSet;
import io.github.urnls.check.DidYouMean;
import io.github.urnls.namespace.FamilyTables;
import io.github.urnls.namespace.FamilyTrait;
import io.github.urnls.namespace.Folding;
import io.github.urnls.namespace.Namespace.Link;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.forms.NamedForm;
import io.github.urnls.namespace.forms.Part;
import io.github.urnls.namespace.forms.PartRows;
import io.github.urnls.namespace.known.NameList;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads what a registry file says of one family of names, as rows of the {@link FamilyTables}. A wrong member is
 * reported and left out; the others apply.
 */
final class FamilyReader {

    private static final List<String> MEMBERS = List.of(("nid prefix title owner registrant reference pattern usual "
            + "words source parts case traps deviates titles link examples counterExamples").split(" "));

    /** What only the families that come with the program have. */
    private static final List<String> OURS = List.of(("anywhere registered form compared comparedSource "
            + "traits common segments " + NameListReader.MEMBER).split(" "));

    private final Members family;
    /** Whether the file comes with the program, so that a family may be anybody's. */
    private final boolean ours;
    private final FamilyTables tables;
    private final List<NameList> lists;
    private final String file;
    private String nid = "";
    private String prefix = "";
    private String source = "";

    /** A reader of {@code family}, which may have {@code others} among its members. */
    FamilyReader(Members family, List<String> others, boolean ours, String file, FamilyTables tables,
            List<NameList> lists) {
        this.lists = lists;
        this.family = family.only(
                Stream.of(MEMBERS, others, ours ? OURS : List.<String>of()).flatMap(List::stream)
                        .toArray(String[]::new));
        this.ours = ours;
        this.file = file;
        this.tables = tables;
    }

    /**
     * Reads all of it.
     *
     * @param namespaces those before it in the file; gets the one that it describes, unless it describes a part of one
     * @param read       gets the object with its NID
     */
    void read(List<Namespace> namespaces, BiConsumer<Members, String> read) {
        prefix = family.string("prefix");
        nid = prefix.isEmpty() ? family.string("nid") : beginningNid();
        if (!isFamily()) {
            return;
        }
        nid = Normalization.fold(nid);
        boolean isDescribed = namespaces.stream().anyMatch(one -> one.nid().equals(nid));
        if (prefix.isEmpty() && isDescribed) {
            family.problem("nid", "the namespace “" + nid + "” is described twice; the first counts");
            return;
        }
        if (!prefix.isEmpty() && !ours && (!isDescribed || beginning().isEmpty() || !prefix.endsWith(":"))) {
            family.problem("prefix", "“prefix” must begin with a namespace that stands before it in the file, and end"
                    + " with a colon");
            return;
        }
        source = family.string("source");
        String owner = family.string(family.value("owner").isPresent() ? "owner" : "registrant");
        List<String> references = family.strings("reference");
        if (source.isEmpty()) {
            source = ours && !references.isEmpty() ? references.getFirst() : file;
        }
        form();
        traits();
        traps();
        titles();
        segments();
        List<Link> links = links();
        deviates(owner);
        if (ours) {
            lists();
        }
        read.accept(family, nid);
        if (prefix.isEmpty() && !nid.isEmpty()) {
            if (ours) {
                registration(owner, references);
            }
            namespaces.add(new Namespace(nid, Namespace.Kind.PRIVATE, true, family.string("title"), owner,
                    references.stream().limit(1).toList(), "", file, Optional.empty(), links));
        }
    }

    /** The row of a namespace of the registry of IANA, or of one that is in use without being registered. */
    private void registration(String owner, List<String> references) {
        String title = family.string("title");
        String written = String.join("; ", references);
        family.at("registered").map(iana -> iana.only("kind", "date", "source", "unverified")).ifPresentOrElse(
                iana -> tables.row("registry", nid, iana.word("kind", "formal", "informal"),
                        iana.flag("unverified") ? "unverified" : "verified", title, owner, written,
                        iana.string("date"), iana.string("source")),
                () -> tables.row("in-use", nid, title, written));
    }

    private String beginningNid() {
        int start = prefix.indexOf(':') + 1;
        return prefix.substring(start, CharSet.firstOf(":", prefix, start));
    }

    /** Whether {@code object} describes a family. */
    static boolean isFamily(Members object) {
        return Stream.of("nid", "prefix", "anywhere").anyMatch(member -> object.value(member).isPresent());
    }

    private boolean isFamily() {
        if (ours || UrnParser.parse("urn:" + nid + ":x").isValid()) {
            return true;
        }
        family.problem(prefix.isEmpty() ? "nid" : "prefix", "“" + nid
                + "” is not a namespace identifier (RFC 8141 §2); the entry is left out");
        return false;
    }

    /** How the namespace specific string begins in this family. */
    private String beginning() {
        return prefix.isEmpty() ? "" : prefix.substring(Math.min(prefix.length(), "urn:".length() + nid.length() + 1));
    }

    private void form() {
        String form = family.word("form", NamedForm.values());
        List<Part> parts = new PartReader(family, lists).read();
        PartRows.write(nid, beginning(), parts, tables);
        String compared = family.word("compared", Folding.values());
        String comparedSource = family.string("comparedSource", source);
        String must = pattern(family, "pattern");
        String usual = pattern(family, "usual");
        Stream<String> ofForm = Stream.of("form", "parts", "pattern", "usual", "words", "traps", "compared",
                "case");
        Stream<String> ofUsers = ours ? Stream.of() : Stream.of("titles", "deviates");
        if (Stream.concat(ofForm, ofUsers).anyMatch(member -> family.value(member).isPresent())) {
            inWords(form, must, usual);
            tables.row("families", nid, beginning(), form, source, must, usual, family.string("words"), flags(),
                    compared, comparedSource);
        }
    }

    /** The rule of a whole namespace in words, with a name that is right. */
    private void inWords(String form, String must, String usual) {
        if (prefix.isEmpty()) {
            boolean onlyDoubted = form.isEmpty() && must.isEmpty() && !usual.isEmpty();
            String words = family.string("words", "everything");
            tables.row("rules", nid, (onlyDoubted ? "(information only) " : "") + words, source,
                    family.strings("examples").stream().findFirst().orElse(""));
        }
    }

    private String flags() {
        return family.word("case", "lower") + (source.equals(file) ? " file" : "");
    }

    private void traits() {
        List<String> known = List.of(Members.ids(FamilyTrait.values()));
        for (String trait : family.strings("traits")) {
            if (!known.contains(trait)) {
                family.problem("traits", "there is no trait “" + trait + "”" + DidYouMean.orAll(trait, known));
            }
            tables.row("traits", "urn:" + nid + ":" + beginning(), trait);
        }
        int rank = family.whole("common", 0);
        if (rank > 0) {
            tables.row("common", nid, String.valueOf(rank));
        }
    }

    /** A regular expression; empty if it is missing or wrong. */
    private String pattern(Members object, String member) {
        return object.pattern(member).map(NssPattern::expression).orElse("");
    }

    private void traps() {
        for (Members trap : family.objects("traps")) {
            trap.only("pattern", "message", "write", "doubted");
            String pattern = pattern(trap, "pattern");
            String message = trap.string("message");
            requireGroups(trap, "write", pattern);
            if (trap.value("pattern").isEmpty() || message.isEmpty()) {
                trap.problem("message", "each of “traps” must have a “pattern” and a “message”");
            } else if (!pattern.isEmpty()) {
                tables.row("traps", nid, beginning(), pattern, message, trap.string("write"),
                        trap.flag("doubted") ? "DOUBT" : "SYNTAX");
            }
        }
    }

    private void titles() {
        for (Members title : family.objects("titles")) {
            title.only("pattern", "title", "parts", "source");
            String pattern = pattern(title, "pattern");
            if (requireGroups(title, "title", pattern)) {
                tables.row("forms", nid, pattern, String.join("; ", title.strings("parts")), title.string("title"),
                        source(title));
            }
        }
    }

    /** Whether each place to fill in the value of {@code member}, and each part, is a group of {@code pattern}. */
    private static boolean requireGroups(Members object, String member, String pattern) {
        int groups = Pattern.compile(pattern).matcher("").groupCount();
        String text = object.string(member);
        for (int group = 1; group <= groups; group++) {
            text = text.replace("{" + group + "}", "").replace("{" + group + ":country}", "");
        }
        boolean isWrong = text.contains("{") || text.contains("}") || object.strings("parts").size() > groups;
        if (isWrong) {
            object.problem(member, "“{1}” and “parts” are for the groups of “pattern”, which has " + groups);
        }
        return !isWrong && !pattern.isEmpty();
    }

    private String source(Members object) {
        return object.string("source", source);
    }

    private void segments() {
        for (Members group : family.objects("segments")) {
            group.only("behind", "names", "source");
            String behind = group.string("behind").substring("urn:".length());
            for (JsonValue member : group.at("names").map(Members::all).orElse(List.of())) {
                String text = member.name();
                boolean goesOn = text.length() > 1 && Chars.isAt(text, text.length() - 1, ":.-");
                int end = goesOn ? text.length() - 1 : text.length();
                tables.row("segments", behind, text.substring(0, end), text.substring(end),
                        member.string().orElse(""), source(group));
            }
        }
    }

    /** What is known of its lists of names, which lie beside the file; a user's file has the names, too. */
    private void lists() {
        for (Members list : family.objects(NameListReader.MEMBER)) {
            list.only("prefix title adds asOf numbers also remark".split(" "));
            String listed = list.string("prefix");
            if (!listed.startsWith("urn:" + nid + ":") || !listed.endsWith(":")) {
                list.problem("prefix", "“prefix” must begin with urn:" + nid + ": and end with a colon");
                continue;
            }
            Vocabulary known = NameListReader.vocabulary(list, listed, "nobody", "owner", "anyone", "values",
                    "versions");
            tables.row("names", "", listed, known.title(), known.adds().name(), known.asOf(),
                    list.word("numbers", "version"));
            if (list.value("also").isPresent()) {
                tables.row("also", listed, list.string("also"));
            }
        }
    }

    /** One address for all names, or several by how the names begin; a list has them by patterns. */
    private List<Link> links() {
        List<Link> links = new ArrayList<>();
        Optional<Members> several = family.at("link");
        if (several.isPresent()) {
            byBeginning(several.get(), links);
        } else if (family.value("link").flatMap(JsonValue::list).isPresent()) {
            family.objects("link").forEach(this::byPattern);
        } else {
            link(family, "link").ifPresent(address -> links.add(new Link("", address)));
        }
        return links;
    }

    private void byBeginning(Members addresses, List<Link> links) {
        String namespace = "urn:" + nid + ":";
        for (JsonValue member : addresses.all()) {
            String beginning = member.name();
            if (Normalization.fold(beginning).startsWith(namespace)) {
                link(addresses, beginning).ifPresent(address -> links.add(
                        new Link(beginning.substring(namespace.length()), address)));
            } else {
                member.keyProblem(
                        "“link” must have addresses by how names begin, such as " + namespace);
            }
        }
    }

    private void byPattern(Members one) {
        one.only("pattern", "address", "title", "source");
        link(one, "address").ifPresent(address -> tables.row("resolvers", nid, pattern(one, "pattern"), address,
                one.string("title"), source(one)));
    }

    private Optional<String> link(Members object, String member) {
        String address = object.string(member);
        if (!address.isEmpty() && !address.startsWith("https://")) {
            object.problem(member, "“link” must begin with https://");
        }
        return Optional.of(address).filter(text -> text.startsWith("https://"));
    }

    private void deviates(String owner) {
        for (Members one : family.objects("deviates")) {
            one.only("names", "errors", "why", "owner", "source");
            List<String> names = one.strings("names").isEmpty() ? List.of(prefix + "*") : one.strings("names");
            String by = one.string("owner", owner);
            Set<String> unknown = new TreeSet<>(one.strings("errors"));
            Arrays.stream(SyntaxCode.values()).map(SyntaxCode::id).forEach(unknown::remove);
            unknown.remove("in-brackets");
            if (!unknown.isEmpty()) {
                one.problem("errors", "there is no error “" + String.join("”, “", unknown) + "”");
            }
            for (String name : names) {
                if (!ours && !Normalization.fold(name).startsWith("urn:" + nid + ":")) {
                    one.problem("names", "a file says nothing of names outside urn:" + nid + ":");
                } else {
                    tables.row("deployed-names", name, by, source(one), one.string("why"),
                            String.join(" ", one.strings("errors")));
                }
            }
        }
    }
}
