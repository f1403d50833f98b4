package io.github.urnls.browser;

import java.util.List;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * Leaves out of the libraries what only makes the module larger. Called while it is compiled.
 *
 * <ul>
 * <li>Texts of LSP4J's types for debugging, and their comparison.
 * <li>Texts of our records for debugging, unless a record has a text of its own.
 * <li>{@code String.format} of Gson, for one table: it brings the formats of numbers, dates and currencies.
 * </ul>
 */
public final class Lighter implements ClassHolderTransformer {

    private static final MethodReference FORMAT = new MethodReference(String.class, "format", String.class,
            Object[].class, String.class);

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().startsWith("org.eclipse.lsp4j.")) {
            for (MethodHolder method : List.copyOf(type.getMethods())) {
                if (List.of("toString", "equals", "hashCode").contains(method.getName())) {
                    type.removeMethod(method);
                }
            }
        } else if (type.getName().startsWith("io.github.urnls.") && type.getParent().equals("java.lang.Record")) {
            type.getMethods().stream().filter(Lighter::isMadeText).toList().forEach(type::removeMethod);
        } else if (type.getName().equals("com.google.gson.stream.JsonWriter")) {
            type.getMethods().stream().filter(method -> method.getProgram() != null).forEach(Lighter::withoutFormat);
        }
    }

    /** Whether this is the text that Java makes for a record. Such a method is final, and none of ours is. */
    private static boolean isMadeText(MethodHolder method) {
        return method.getName().equals("toString") && method.hasModifier(ElementModifier.FINAL);
    }

    private static void withoutFormat(MethodHolder method) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof InvokeInstruction call && call.getMethod().equals(FORMAT)) {
                    call.setMethod(new MethodReference(Lighter.class, "escape", String.class, Object[].class,
                            String.class));
                }
            }
        }
    }

    /** Does what Gson wants of {@code String.format}: the number of a character as {@code \}{@code uXXXX}. */
    public static String escape(String format, Object... character) {
        String digits = Integer.toHexString((Integer) character[0]);
        return "\\u" + "0000".substring(digits.length()) + digits;
    }
}
