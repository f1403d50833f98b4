package io.github.urnls.browser;

import com.google.gson.internal.NumberLimits;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
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
 * <li>Gson's numbers of any length, which it would round where a whole number is asked for. None is: what comes is
 * looked at before.
 * </ul>
 */
public final class Lighter implements ClassHolderTransformer {

    private static final Map<MethodReference, String> INSTEAD = Map.of(
            new MethodReference(String.class, "format", String.class, Object[].class, String.class), "escape",
            new MethodReference(NumberLimits.class, "parseBigDecimal", String.class, BigDecimal.class), "noNumber");

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        type.getMethods().stream().filter(method -> isLeftOut(method, type)).toList().forEach(type::removeMethod);
        if (type.getName().startsWith("com.google.gson.")) {
            type.getMethods().stream().filter(method -> method.getProgram() != null).forEach(Lighter::withOurs);
        }
    }

    private static boolean isLeftOut(MethodHolder method, ClassHolder type) {
        String name = method.getName();
        if (type.getName().startsWith("io.github.urnls.")) { // the text that Java makes for a record is final, no other
            return name.equals("toString") && method.hasModifier(ElementModifier.FINAL);
        }
        return type.getName().startsWith("org.eclipse.lsp4j.")
                ? List.of("toString", "equals", "hashCode").contains(name)
                : type.getName().equals("com.google.gson.JsonPrimitive") && name.startsWith("getAsBig");
    }

    private static void withOurs(MethodHolder method) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof InvokeInstruction call && INSTEAD.containsKey(call.getMethod())) {
                    call.setMethod(new MethodReference(Lighter.class.getName(), INSTEAD.get(call.getMethod()),
                            call.getMethod().getSignature()));
                }
            }
        }
    }

    /** Refuses to round a number. */
    public static BigDecimal noNumber(String number) {
        throw new NumberFormatException(number);
    }

    /** Does what Gson wants of {@code String.format}: the number of a character as {@code \}{@code uXXXX}. */
    public static String escape(String format, Object... character) {
        String digits = Integer.toHexString((Integer) character[0]);
        return "\\u" + "0000".substring(digits.length()) + digits;
    }
}
