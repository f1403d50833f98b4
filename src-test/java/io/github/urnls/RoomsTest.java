package io.github.urnls;

import java.nio.channels.FileChannel;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.urnls.check.Rule;
import io.github.urnls.format.Format;
import java.io.FileDescriptor;
import java.net.URI;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The rooms of the server and which of them may use which; {@code docs/architecture.md} draws the same picture. */
class RoomsTest {

    private static final String ROOT = "io.github.urnls.";

    private static final JavaClasses SERVER = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("test-classes"))
            .importPackages("io.github.urnls");

    @Test
    void dependenciesGoOneWay() {
        layeredArchitecture().consideringOnlyDependenciesInLayers()
                .layer("urn").definedBy(ROOT + "urn..")
                .layer("namespace").definedBy(ROOT + "namespace..")
                .layer("text").definedBy(ROOT + "text..")
                .layer("format").definedBy(ROOT + "format..")
                .layer("scan").definedBy(ROOT + "scan..")
                .layer("check").definedBy(ROOT + "check..")
                .layer("registration").definedBy(ROOT + "registration..")
                .layer("feature").definedBy(ROOT + "feature..")
                .layer("workspace").definedBy(ROOT + "workspace..")
                .layer("jsonrpc").definedBy(ROOT + "jsonrpc..")
                .layer("lsp").definedBy(ROOT + "lsp..")
                .layer("mcp").definedBy(ROOT + "mcp..")
                .layer("cli").definedBy(ROOT + "cli..")
                .whereLayer("urn").mayNotAccessAnyLayer()
                .whereLayer("text").mayNotAccessAnyLayer()
                .whereLayer("jsonrpc").mayNotAccessAnyLayer()
                .whereLayer("jsonrpc").mayOnlyBeAccessedByLayers("lsp", "mcp", "cli")
                .whereLayer("mcp").mayOnlyAccessLayers("jsonrpc")
                .whereLayer("mcp").mayOnlyBeAccessedByLayers("cli")
                .whereLayer("namespace").mayOnlyAccessLayers("urn")
                .whereLayer("format").mayOnlyAccessLayers("text")
                .whereLayer("scan").mayOnlyAccessLayers("text", "format", "urn", "namespace")
                .whereLayer("check").mayOnlyAccessLayers("text", "format", "urn", "namespace", "scan")
                .whereLayer("registration").mayOnlyAccessLayers("text", "format", "urn", "namespace", "scan", "check")
                .whereLayer("registration").mayNotBeAccessedByAnyLayer()
                .whereLayer("feature").mayOnlyAccessLayers("text", "format", "urn", "namespace", "scan", "check")
                .whereLayer("workspace").mayOnlyAccessLayers("text", "format", "urn", "namespace", "scan", "check",
                        "feature")
                .whereLayer("lsp").mayNotBeAccessedByAnyLayer()
                .ignoreDependency(ROOT + "cli.Main", ROOT + "lsp.LanguageServer")
                .ignoreDependency(ROOT + "cli.command.ServeCommand", ROOT + "lsp.LanguageServer")
                .whereLayer("cli").mayNotBeAccessedByAnyLayer()
                .because("data goes one way, from text to the two edges; the command line only starts the server")
                .check(SERVER);
    }

    @Test
    void urnAndTextUseTheJdkAlone() {
        classes().that().resideInAnyPackage(ROOT + "urn..", ROOT + "text..")
                .should().onlyDependOnClassesThat()
                .resideInAnyPackage(ROOT + "urn..", ROOT + "text..", "java..", "org.jspecify..")
                .because("the grammar and the text model are worth having without any library")
                .check(SERVER);
    }

    @Test
    void messagesNeedGsonAlone() {
        classes().that().resideInAPackage(ROOT + "jsonrpc")
                .should().onlyDependOnClassesThat()
                .resideInAnyPackage(ROOT + "jsonrpc", "java..", "org.jspecify..", "com.google.gson..")
                .because("the connection serves two protocols and knows neither")
                .check(SERVER);
    }

    @Test
    void onlyLspKnowsTheProtocol() {
        noClasses().that().resideOutsideOfPackage(ROOT + "lsp..")
                .should().dependOnClassesThat().resideInAPackage("org.eclipse.lsp4j..")
                .because("a change of protocol or library must stay in one room")
                .check(SERVER);
    }

    @Test
    void onlyTheCommandLineKnowsPicocli() {
        noClasses().that().resideOutsideOfPackage(ROOT + "cli..")
                .should().dependOnClassesThat().resideInAPackage("picocli..")
                .because("what the program is told on its command line is no business of the engine")
                .check(SERVER);
    }

    @Test
    void theLibraryNeedsNoLibrary() {
        classes().that().resideInAnyPackage(ROOT + "urn..", ROOT + "namespace..", ROOT + "text..", ROOT + "format..",
                ROOT + "scan..", ROOT + "check..", ROOT + "registration..", ROOT + "feature..")
                .or().haveFullyQualifiedName(ROOT + "workspace.FileReader")
                .or().haveFullyQualifiedName(ROOT + "workspace.FileContent")
                .should().onlyDependOnClassesThat().resideInAnyPackage("io.github.urnls..", "java..", "org.jspecify..")
                .because("who parses a name must not get a protocol, a command line or a JSON reader with it")
                .check(SERVER);
    }

    @Test
    void standardOutputBelongsToTheEdges() {
        noClasses().that().resideOutsideOfPackages(ROOT + "cli..", ROOT + "lsp..")
                .should().accessField(System.class, "out").orShould().accessField(System.class, "err")
                .orShould().accessField(FileDescriptor.class, "out")
                .because("standard output is the protocol; one stray line ends the session")
                .check(SERVER);
    }

    @Test
    void noRoomOpensAConnection() {
        noClasses().should().dependOnClassesThat(resideInAnyPackage("java.net", "java.net.http", "java.nio.channels")
                .and(not(type(URI.class))).and(not(type(FileChannel.class)))) // a name, a file
                .because("the server never opens a network connection")
                .check(SERVER);
    }

    @Test
    void noRoomStartsAProgram() {
        noClasses().that().doNotHaveFullyQualifiedName(ROOT + "cli.run.Git")
                .should().dependOnClassesThat(type(ProcessBuilder.class))
                .orShould().callMethodWhere(target(name("exec")).and(target(owner(type(Runtime.class)))))
                .because(
                        "what a workspace brings along must not be run, and only --staged and --since need git")
                .check(SERVER);
    }

    /** StAX as {@code IanaRegistryFile} sets it up is all the XML that is read by a library. */
    @Test
    void onlyOneReaderOfXmlIsUsed() {
        noClasses().that().doNotHaveFullyQualifiedName(ROOT + "workspace.IanaRegistryFile")
                .should().dependOnClassesThat().resideInAnyPackage("javax.xml..", "org.w3c.dom..", "org.xml.sax..")
                .because("a document is only ever read as text, so that nothing it names is fetched")
                .check(SERVER);
    }

    /** The rooms within rooms; a class belongs to the one whose job it does. */
    @Test
    void theRoomsWithinRoomsAreThese() {
        Set<String> inner = new TreeSet<>();
        SERVER.forEach(type -> {
            String room = type.getPackageName().substring(ROOT.length());
            if (room.contains(".") && !room.startsWith("format.")) {
                inner.add(room);
            }
        });
        assertEquals(new TreeSet<>(Set.of("urn.legacy", "namespace.rules", "namespace.names", "namespace.known",
                "namespace.forms", "feature.packages",
                "check.rules", "check.suppression", "check.project", "check.incremental", "check.pairs", "check.run",
                "feature.declarations", "feature.renamemap", "feature.completion", "workspace.index", "lsp.protocol",
                "lsp.documents",
                "lsp.diagnostics",
                "cli.command", "cli.help", "cli.output", "cli.report", "cli.run", "cli.setup",
                "cli.tools")), inner,
                "rooms within rooms: a new one stands here and in docs/architecture.md");
    }

    @Test
    void aRoomOfFormatsIsALanguage() {
        Set<String> rooms = new TreeSet<>();
        Set<String> formats = new TreeSet<>(Set.of("format", "format.lexers", "format.languages"));
        SERVER.forEach(type -> {
            String room = type.getPackageName().substring(ROOT.length());
            if (room.startsWith("format")) {
                rooms.add(room);
                if (type.isAssignableTo(Format.class)) {
                    formats.add(room);
                }
            }
        });
        assertEquals(formats, rooms, "rooms of format: each has the Format of a language");
    }

    @Test
    void theRoomOfRulesHoldsRulesAlone() {
        classes().that().resideInAPackage(ROOT + "check.rules").and().areTopLevelClasses()
                .and().doNotHaveSimpleName("package-info")
                .should().beAssignableTo(Rule.class)
                .because("who looks for a rule finds one file for it, and nothing else")
                .check(SERVER);
    }

    @Test
    void onlyTheRegisterKnowsSingleRules() {
        noClasses().that().resideOutsideOfPackages(ROOT + "check.rules", ROOT + "registration")
                .and().doNotHaveFullyQualifiedName(ROOT + "check.run.Rules")
                .should().dependOnClassesThat().resideInAPackage(ROOT + "check.rules")
                .because("a rule runs because it is a rule, and nothing else need know of it")
                .check(SERVER);
    }

    @Test
    void thereAreNoCycles() {
        slices().matching(ROOT + "(*)..").should().beFreeOfCycles().check(SERVER);
    }
}
