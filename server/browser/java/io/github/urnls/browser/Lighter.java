package io.github.urnls.browser;

import com.google.gson.internal.NumberLimits;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.teavm.model.AccessLevel;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHierarchy;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldHolder;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * Leaves out of the libraries what only makes the module larger. Called while it is compiled.
 *
 * <ul>
 * <li>Texts of LSP4J's types for debugging, and their comparison.
 * <li>Texts of our records for debugging, unless a record has a text of its own.
 * <li>The comparison of each record: {@link Compared} has one for all.
 * <li>{@code String.format} of Gson, for one table: it brings the formats of numbers, dates and currencies.
 * <li>Gson's numbers of any length, which it would round where a whole number is asked for. None is: what comes is
 * looked at before.
 * </ul>
 */
public final class Lighter implements ClassHolderTransformer {

    // No field is static: the module has the methods at the end, and would have what the class needs for such fields.

    private final Map<MethodReference, String> instead = Map.of(
            new MethodReference(String.class, "format", String.class, Object[].class, String.class), "escape",
            new MethodReference(NumberLimits.class, "parseBigDecimal", String.class, BigDecimal.class), "noNumber");

    private final List<String> ofObject = List.of("toString", "equals", "hashCode");

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        String record = Record.class.getName();
        if (type.getName().equals(record)) {
            type.setParent(Compared.class.getName());
        }
        if (record.equals(type.getParent())) {
            type.addMethod(components(type, context.getHierarchy()));
        }
        type.getMethods().stream().filter(method -> isLeftOut(method, type)).toList().forEach(type::removeMethod);
        if (type.getName().startsWith("com.google.gson.")) {
            type.getMethods().stream().filter(method -> method.getProgram() != null).forEach(this::withOurs);
        }
    }

    private boolean isLeftOut(MethodHolder method, ClassHolder type) {
        String name = method.getName();
        if (type.getName().startsWith("io.github.urnls.")) { // what Java makes for a record is final, nothing else
            return ofObject.contains(name) && method.hasModifier(ElementModifier.FINAL);
        }
        return type.getName().startsWith("org.eclipse.lsp4j.")
                ? ofObject.contains(name)
                : type.getName().equals("com.google.gson.JsonPrimitive") && name.startsWith("getAsBig");
    }

    /** The method of a record for {@link Compared#components}. */
    private static MethodHolder components(ClassHolder type, ClassHierarchy hierarchy) {
        MethodHolder method = new MethodHolder("components", ValueType.parse(Object[].class));
        method.setLevel(AccessLevel.PROTECTED);
        List<FieldHolder> fields = type.getFields().stream().filter(field -> !field.hasModifier(ElementModifier.STATIC))
                .toList();
        ProgramEmitter program = ProgramEmitter.create(method, hierarchy);
        ValueEmitter components = program.constructArray(Object.class, fields.size());
        for (int i = 0; i < fields.size(); i++) {
            FieldHolder field = fields.get(i);
            ValueEmitter value = program.var(0, type).getField(field.getName(), field.getType());
            components.setElement(i, field.getType() instanceof ValueType.Primitive kind
                    ? program.invoke(new MethodReference(kind.getBoxedType().getClassName(), "valueOf", kind,
                            kind.getBoxedType()), value)
                    : value);
        }
        components.returnValue();
        return method;
    }

    private void withOurs(MethodHolder method) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof InvokeInstruction call && instead.containsKey(call.getMethod())) {
                    call.setMethod(new MethodReference(Lighter.class.getName(), instead.get(call.getMethod()),
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
