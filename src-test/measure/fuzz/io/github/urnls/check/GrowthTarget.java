package io.github.urnls.check;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.fuzz.Documents;
import io.github.urnls.fuzz.FuzzTarget;
import io.github.urnls.fuzz.Input;
import io.github.urnls.fuzz.StepCountingLoader;
import io.github.urnls.fuzz.Steps;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.stream.Stream;

/**
 * A document that says the same again and again: twice the document takes about twice the steps, and not four times.
 * The input is what stands before, what is repeated and what stands behind, each on a line in a record separator
 * (U+001E).
 */
public final class GrowthTarget implements FuzzTarget {

    private static final int LENGTH = 8_000;
    /**
     * A little more than twice, since not everything that takes steps grows; four times is what a square would take.
     */
    private static final double MOST = 2.8;
    /** What is so little that it does not matter how it grows, for each character. */
    private static final int FREE = 120;

    private final Method read = new StepCountingLoader().method(GrowthProbe.class, "read");

    @Override
    public String name() {
        return "growth";
    }

    @Override
    public void check(Input input) throws Exception {
        String extension = input.choice(Documents.EXTENSIONS);
        int stage = input.choice(3);
        String[] parts = input.text().split("\u001E", 3);
        if (parts.length < 3 || parts[1].isEmpty() || parts[1].length() > 200) {
            return;
        }
        int times = LENGTH / parts[1].length();
        steps(extension, parts, 1, stage); // what is made once
        long once = steps(extension, parts, times, stage);
        long twice = steps(extension, parts, 2 * times, stage);
        assertTrue(twice <= MOST * once || twice < (long) FREE * 2 * LENGTH,
                () -> once + " steps for “" + parts[1] + "” " + times + " times, " + twice + " for twice as many, "
                        + extension);
    }

    private long steps(String extension, String[] parts, int times, int stage) throws Exception {
        long before = Steps.taken();
        try {
            read.invoke(null, extension, parts[0] + parts[1].repeat(times) + parts[2], stage);
        } catch (InvocationTargetException e) {
            throw new AssertionError(e.getCause());
        }
        return Steps.taken() - before;
    }

    @Override
    public Stream<byte[]> seeds() {
        Stream<byte[]> drawn = Documents.drawn().filter(fixture -> fixture.text().length() < 120)
                .map(fixture -> Input.of(
                        "\u001E" + fixture.text() + "\n\u001E", Documents.language(fixture), 1));
        Stream<byte[]> openings = Stream.of("<!--", "<![CDATA[", "<a b=\"", "<?x ", "/*", "\"\"\"", "```\n", "${",
                "[a](", "`", "<<EOF\n", "'", "r#\"", "@\"",
                "{", "[", "(", "\\", "# urn-ls:ignore\n", "urn:a:b ", "urn:", "<", "&amp", "$", "| ",
                "- ", ".. code-block:: x\n\n ", "__")
                .flatMap(unit -> Stream
                        .iterate(0, language -> language < Documents.EXTENSIONS.size(), language -> language + 4)
                        .map(language -> Input.of("\u001E" + unit + "\u001E", language, unit.contains("urn") ? 2 : 0)));
        return Stream.concat(drawn, openings);
    }
}
