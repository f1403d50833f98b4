package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.HasDescription;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.urnls.check.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What is promised to those who use the library: the types that {@code docs/library-types.md} lists, and nothing behind
 * them.
 */
class ApiTest {

    private static final String ROOT = "io.github.urnls.";
    private static final Pattern LISTED = Pattern.compile("^## `([\\w.]+)`$|^\\| `(\\w+)` \\|", Pattern.MULTILINE);

    private static final JavaClasses SERVER = new ClassFileImporter().importPackages("io.github.urnls");

    /** The types of the page, as {@code check.Finding}. */
    private static TreeSet<String> listed() throws IOException {
        TreeSet<String> types = new TreeSet<>();
        String page = Files.readString(Path.of("docs", "library-types.md"));
        Matcher row = LISTED.matcher(page);
        String room = "";
        while (row.find()) {
            if (row.group(1) != null) {
                room = row.group(1);
            } else {
                types.add(room + "." + row.group(2));
            }
        }
        return types;
    }

    @Test
    void theApiMentionsOnlyItselfAndTheJdk() throws IOException {
        List<String> leaks = new ArrayList<>();
        TreeSet<String> listed = listed();
        for (String name : listed) {
            JavaClass type = SERVER.get(ROOT + name);
            withNested(type).forEach(part -> mentioned(part).filter(other -> !isKnown(other.type(), listed))
                    .forEach(other -> leaks.add(other.by() + " mentions " + other.type().getName())));
        }
        assertEquals(List.of(), leaks);
    }

    private static boolean isKnown(JavaClass type, TreeSet<String> listed) {
        JavaClass element = type.getBaseComponentType();
        Optional<JavaClass> outer = Optional.of(element);
        while (outer.get().getEnclosingClass().isPresent()) {
            outer = outer.get().getEnclosingClass();
        }
        return element.isPrimitive() || element.getPackageName().startsWith("java.")
                || outer.get().getName().startsWith(ROOT)
                        && listed.contains(outer.get().getName().substring(ROOT.length()));
    }

    /** {@code type} and the public types in it. How a rule looks at names is hidden from the Javadoc, and from here. */
    private static Stream<JavaClass> withNested(JavaClass type) {
        return SERVER.stream().filter(other -> other.equals(type)
                || other.getName().startsWith(type.getName() + "$") && isVisible(other)
                        && !type.isEquivalentTo(Rule.class));
    }

    private static boolean isVisible(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(outer -> isVisible(outer)).orElse(true);
    }

    private record Mention(String by, JavaClass type) {

        static Stream<Mention> in(HasDescription by, Stream<? extends JavaType> types) {
            return types.flatMap(type -> type.getAllInvolvedRawTypes().stream())
                    .map(type -> new Mention(by.getDescription(), type));
        }
    }

    /**
     * What one sees of {@code type} without looking into it: what it extends, and what its members take, give and
     * throw.
     */
    private static Stream<Mention> mentioned(JavaClass type) {
        Stream<Mention> above = Mention.in(type,
                Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream()));
        Stream<Mention> members = type.getMembers().stream().filter(ApiTest::isVisible).flatMap(ApiTest::mentioned);
        return Stream.concat(above, members);
    }

    private static boolean isVisible(JavaMember member) {
        return (member.getModifiers().contains(JavaModifier.PUBLIC)
                || member.getModifiers().contains(JavaModifier.PROTECTED))
                && !member.getModifiers().contains(JavaModifier.SYNTHETIC)
                && !(member instanceof JavaConstructor && member.getOwner().isEnum());
    }

    private static Stream<Mention> mentioned(JavaMember member) {
        return switch (member) {
            case JavaField field -> Mention.in(field, Stream.of(field.getType()));
            case JavaCodeUnit unit -> Stream.concat(Mention.in(unit, Stream.of(unit.getReturnType())), Stream.concat(
                    Mention.in(unit, unit.getParameterTypes().stream()),
                    Mention.in(unit, unit.getExceptionTypes().stream())));
            default -> Stream.empty();
        };
    }
}
