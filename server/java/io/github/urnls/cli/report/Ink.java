package io.github.urnls.cli.report;

import io.github.urnls.check.Finding;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.Severity;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.Terminal.Color;
import io.github.urnls.cli.output.Terminal;
import io.github.urnls.text.Document;

/** Marks text for a terminal, and cuts long messages. */
public record Ink(boolean colors, boolean links) {

    /**
     * The longest message that is shown in full, in UTF-16 code units. A message that quotes a name may have any
     * length.
     */
    private static final int LONGEST_MESSAGE = 400;

    private static final String RESET = "\u001b[0m";

    /** That for {@code --color}. Links are only for terminals, with any choice of colors. */
    public static Ink of(Color color) {
        if (color == Color.NEVER) {
            return new Ink(false, false);
        }
        return new Ink(color == Color.ALWAYS || Terminal.isColored(), Terminal.hasLinks());
    }

    public String bold(String text) {
        return paint("\u001b[1m", text);
    }

    public String dim(String text) {
        return paint("\u001b[2m", text);
    }

    /** {@code text} as code. */
    public String code(String text) {
        return paint("\u001b[36m", text);
    }

    /** {@code text} in the color of {@code severity}. */
    public String severity(Severity severity, String text) {
        return paint(switch (severity) {
            case ERROR -> "\u001b[1;31m";
            case WARNING -> "\u001b[1;33m";
            case INFORMATION -> "\u001b[1;34m";
            case HINT -> "\u001b[1;36m";
        }, text);
    }

    /** A terminal link (OSC 8). */
    public String link(String address, String text) {
        if (!links) {
            return text;
        }
        return "\u001b]8;;" + address + "\u001b\\" + text + "\u001b]8;;\u001b\\";
    }

    /** A finding in one line: {@code path:line:column: severity[code] message}. */
    String headline(Document document, Finding finding, boolean known) {
        return kind(document, finding) + (known ? " (known) " : " ") + shortened(finding.message());
    }

    /** Where a finding is, and of what kind: {@code path:line:column: severity[code]}. */
    String kind(Document document, Finding finding) {
        return bold(place(document, finding)) + ": "
                + severity(finding.severity(),
                        finding.severity().id() + "[" + link(RulePages.address(finding.code()), finding.code()) + "]");
    }

    static String place(Document document, Finding finding) {
        return document.uri() + ":" + Place.of(document, finding.start());
    }

    /** {@code text}, safe to show, and cut if it is very long. */
    static String shortened(String text) {
        if (text.length() <= LONGEST_MESSAGE) {
            return Printable.of(text);
        }
        return Printable.of(text.substring(0, Cells.characterStart(text, LONGEST_MESSAGE))) + "…";
    }

    private String paint(String how, String text) {
        if (colors) {
            return how + text + RESET;
        }
        return text;
    }
}
