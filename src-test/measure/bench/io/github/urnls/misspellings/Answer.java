package io.github.urnls.misspellings;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.check.run.Checker;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the program says of a misspelled name that it does not say of the listed one.
 *
 * @param worst   the worst finding; empty if there is none
 * @param repairs the names that its repairs make
 */
record Answer(Optional<Finding> worst, Set<String> repairs) {

    private static final String BEFORE = "{\"name\": \"";
    private static final String BEHIND = "\"}";

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    /** Asks the program as {@code check} does, with the name as a value in a JSON document. */
    static Answer to(Mutation mutation) {
        List<String> usual = findings(mutation.original()).stream().map(Finding::code).toList();
        List<Finding> findings = findings(mutation.text()).stream().filter(finding -> !usual.contains(finding.code()))
                .toList();
        Set<String> repairs = new HashSet<>();
        String text = document(mutation.text());
        findings.stream().flatMap(finding -> finding.fixes().stream()).map(fix -> TextEdit.apply(text, fix.edits()))
                .map(fixed -> fixed.substring(BEFORE.length(), fixed.length() - BEHIND.length()))
                .forEach(repairs::add);
        return new Answer(findings.stream().min(Comparator.comparing(Finding::severity)), repairs);
    }

    private static String document(String name) {
        return BEFORE + name + BEHIND;
    }

    private static List<Finding> findings(String name) {
        // A name that should no longer be used is not misspelled.
        return CHECKER.check(new Document("file:///a.json", "json", 1, document(name)), CheckOptions.DEFAULT).stream()
                .filter(finding -> !finding.code().equals("deprecated-name")).toList();
    }

    /** Whether the reader learns of it without asking: a hint is not shown in most editors. */
    boolean isCalled() {
        return worst.filter(finding -> finding.severity().isAtLeast(Severity.INFORMATION)).isPresent();
    }

    /** The level of the worst finding, in the word of the settings; {@code silent} if there is none. */
    String level() {
        return worst.map(finding -> finding.severity().id()).orElse("silent");
    }

    /** The rule of the worst finding. */
    String code() {
        return worst.map(Finding::code).orElse("");
    }
}
