package io.github.urnls.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Loads the classes of the program a second time, so that what they do is counted in {@link Steps}. The memory
 * collector takes nothing away from them that they would have to make again: when it does is not the same each time.
 */
public final class StepCountingLoader extends ClassLoader {

    private static final String PROGRAM = "io.github.urnls.";
    private static final String STEPS = Type.getInternalName(Steps.class);
    private static final String STRING = "java/lang/String";
    private static final String WEAK = Type.getInternalName(WeakReference.class);
    private static final String KEPT = Type.getInternalName(Kept.class);
    /**
     * The methods of {@link String} and {@link java.util.List} that are counted by what they look at or move, as name
     * and descriptor with the text or list as first argument.
     */
    private static final Set<String> COUNTED = Arrays.stream(Steps.class.getMethods())
            .map(method -> method.getName() + Type.getMethodDescriptor(method)).collect(Collectors.toSet());

    /** The constructors and methods of collections that copy another one. */
    private static final Set<String> COPYING = Set.of("<init>", "addAll", "putAll", "copyOf");

    public StepCountingLoader() {
        super(StepCountingLoader.class.getClassLoader());
    }

    /** The one static method of that name in {@code type}, as this loader has loaded it. */
    public Method method(Class<?> type, String name) {
        try {
            return Arrays.stream(loadClass(type.getName()).getMethods()).filter(method -> method.getName().equals(name))
                    .findFirst().orElseThrow();
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            boolean own = name.startsWith(PROGRAM) && !name.startsWith(PROGRAM + "fuzz.")
                    && !name.startsWith(PROGRAM + "support.");
            Class<?> known = findLoadedClass(name);
            return known != null ? known : own ? counting(name) : super.loadClass(name, resolve);
        }
    }

    private Class<?> counting(String name) throws ClassNotFoundException {
        try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (in == null) {
                throw new ClassNotFoundException(name);
            }
            ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            new ClassReader(in).accept(new CountingClass(writer), 0);
            byte[] octets = writer.toByteArray();
            return defineClass(name, octets, 0, octets.length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class CountingClass extends ClassVisitor {

        private boolean isParser;

        CountingClass(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String superName,
                String[] interfaces) {
            super.visit(version, access, name, signature, superName, interfaces);
            isParser = name.endsWith("/UrnParser");
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                String[] exceptions) {
            boolean parses = isParser && name.equals("parse") && Type.getArgumentCount(descriptor) == 2;
            return new CountingMethod(super.visitMethod(access, name, descriptor, signature, exceptions), parses);
        }
    }

    private static final class CountingMethod extends MethodVisitor {

        private final boolean parses;

        CountingMethod(MethodVisitor next, boolean parses) {
            super(Opcodes.ASM9, next);
            this.parses = parses;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            step();
            if (parses) {
                super.visitVarInsn(Opcodes.ALOAD, 0);
                super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "parse", "(Ljava/lang/String;)V", false);
            }
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            super.visitTypeInsn(opcode, opcode == Opcodes.NEW && type.equals(WEAK) ? KEPT : type);
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            step();
            super.visitJumpInsn(opcode, label);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            String withText = "(Ljava/lang/String;" + descriptor.substring(1);
            if (owner.equals(STRING) && opcode == Opcodes.INVOKEVIRTUAL && COUNTED.contains(name + withText)) {
                super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, name, withText, false);
                return;
            }
            String withList = "(Ljava/util/List;" + descriptor.substring(1);
            if ((owner.equals("java/util/List") || owner.equals("java/util/ArrayList"))
                    && COUNTED.contains(name + withList)) {
                super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, name, withList, false);
                return;
            }
            if (owner.equals("java/util/regex/Pattern") && name.equals("matcher")) {
                super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "counted",
                        "(Ljava/lang/CharSequence;)Ljava/lang/CharSequence;", false);
            }
            if (copies(owner, name, descriptor)) {
                super.visitInsn(Opcodes.DUP);
                super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "copied", "(Ljava/lang/Object;)V", false);
            }
            boolean makesWeak = owner.equals(WEAK) && opcode == Opcodes.INVOKESPECIAL;
            super.visitMethodInsn(opcode, makesWeak ? KEPT : owner, name, descriptor, isInterface);
            if (owner.startsWith("java/lang/String") && opcode != Opcodes.INVOKESTATIC) {
                made(descriptor);
            }
        }

        /** Whether a method of the JDK goes through all of the collection or map that is its last argument. */
        private static boolean copies(String owner, String name, String descriptor) {
            return owner.startsWith("java/util/") && COPYING.contains(name)
                    && (descriptor.contains("Ljava/util/Collection;)") || descriptor.contains("Ljava/util/Map;)"));
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle handle, Object... arguments) {
            super.visitInvokeDynamicInsn(name, descriptor, handle, arguments);
            made(descriptor);
        }

        private void made(String descriptor) {
            if (descriptor.endsWith(")Ljava/lang/String;")) {
                super.visitInsn(Opcodes.DUP);
                super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "made", "(Ljava/lang/String;)V", false);
            }
        }

        private void step() {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "step", "()V", false);
        }
    }

    /** A weak reference that keeps its object. */
    public static final class Kept extends WeakReference<Object> {

        @SuppressWarnings("unused")
        private final Object kept;

        public Kept(Object kept) {
            super(kept);
            this.kept = kept;
        }
    }
}
