package io.github.urnls.format.tex;

import io.github.urnls.format.lexers.MarkedEscapes;
import io.github.urnls.format.Decoded;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What stands for a character of a name, or only lets a line break (LaTeX2e reference manual: special characters). */
enum TexEscapes implements MarkedEscapes {
    TEXT;

    private static final Map<String, String> NAMED = Map.of("slash", "/", "textunderscore", "_", "textasciitilde", "~",
            "textbackslash", "\\", "textless", "<", "textgreater", ">", "textquotesingle", "'", "allowbreak", "");

    /** A sign; a break; a word with the blank or the braces that end it; a blank at which no line ends. */
    private static final Pattern SEQUENCE = Pattern.compile(
            "\\\\(?:([_%#&$])|([-/])|(" + String.join("|", NAMED.keySet()) + ")(?:\\{}| |(?![A-Za-z])))|~(?=\\\\)");

    @Override
    public String marks() {
        return "\\~";
    }

    @Override
    public int read(String text, int at, int end, Decoded.Builder decoded) {
        return MarkedEscapes.read(SEQUENCE.matcher(text).region(at, end), TexEscapes::meaning, decoded);
    }

    private static String meaning(Matcher matcher) {
        if (matcher.group(1) != null) {
            return matcher.group(1);
        }
        if (matcher.group(3) != null) {
            return NAMED.get(matcher.group(3));
        }
        return matcher.group(2) != null ? "" : " ";
    }

    @Override
    public String encode(String decoded) {
        return decoded.replace("\\", "\\textbackslash{}").replaceAll("[_%#&$]", "\\\\$0");
    }
}
