package io.github.urnls.cli.tools;

import com.google.gson.JsonObject;
import io.github.urnls.check.project.RegistryFile;
import io.github.urnls.check.project.RegistryFile.Content;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.RegistryDraft;
import io.github.urnls.cli.report.RegistrySummary;
import io.github.urnls.cli.run.Tree;
import io.github.urnls.feature.Tally;
import io.github.urnls.feature.packages.Contradictions;
import io.github.urnls.feature.packages.Contradictions.Contradiction;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.index.NameStatistics;
import java.util.ArrayList;
import java.util.List;

/** The tool {@code registry}: tests the text of a registry file, or drafts one, as {@code urn-ls registry} does. */
final class RegistryTool {

    private RegistryTool() {}

    static JsonObject answer(Call call) {
        String text = call.text("text");
        String beginning = call.text("prefix");
        UsageException.throwIf(text.isEmpty() == beginning.isEmpty(),
                "give either “text”, a registry file to test, or “prefix”, to draft one");
        return text.isEmpty() ? draft(beginning, call) : test(text);
    }

    private static JsonObject test(String text) {
        List<String> complaints = new ArrayList<>();
        Content content = RegistryFile.read("text", text, complaints);
        List<Contradiction> found = Contradictions.in(content);
        return Json.object("summary", RegistrySummary.of(content, found.size()), "contradictions",
                Json.list(found,
                        one -> Json.object("line", one.line(), "urn", one.name(), "message", one.message())),
                "mistakes", Json.list(complaints));
    }

    private static JsonObject draft(String beginning, Call call) {
        RegistryDraft.requireBeginning(beginning);
        Tree tree = call.tree(file -> false);
        List<NameStatistics> valid = NameStatistics.of(tree.read().index(), beginning).stream()
                .filter(name -> UrnParser.parse(name.spelling()).isValid()).toList();
        String draft = valid.isEmpty() ? "" : RegistryDraft.of(beginning, valid);
        call.add(tree.log());
        return call.answer("a draft from " + Tally.counted(valid.size(), "name") + call.extent(),
                "contradictions", "draft", draft);
    }
}
