package io.github.urnls.registration;

import io.github.urnls.urn.CharSet;
import io.github.urnls.registration.AbnfElement.Choice;
import io.github.urnls.registration.AbnfElement.Literal;
import io.github.urnls.registration.AbnfElement.Reference;
import io.github.urnls.registration.AbnfElement.Repetition;
import io.github.urnls.registration.AbnfElement.Sequence;
import io.github.urnls.registration.AbnfElement.Unknown;
import io.github.urnls.urn.Normalization;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules of a grammar in a text (RFC 5234), between sentences that are no rules. A grammar that refers to rules
 * elsewhere is not judged. Exceptions are the core rules of RFC 5234 App. B.1 and the rules of RFC 8141 §2 and RFC
 * 3986, which are known.
 *
 * @param rules by their names in lower case, in the order of the text
 */
public record AbnfGrammar(Map<String, AbnfElement> rules) {

    private static final int DEEPEST = 50;

    /** The greatest length of a grammar in UTF-16 code units; a longer text is no part of a form. */
    private static final int LONGEST = 100_000;

    private static final Pattern RULE = Pattern
            .compile("([ \\t]*+)<?([A-Za-z][A-Za-z0-9_-]{0,63}+)>?[ \\t]*+(=/?)(?![=>])([^\\r\\n]*+)");
    private static final Pattern PAGE_BREAK = Pattern.compile(".*\\[Page \\d+\\]\\s*");

    private static final String COMMON = """
            alpha = %x41-5A / %x61-7A
            digit = %x30-39
            hexdig = digit / "A" / "B" / "C" / "D" / "E" / "F"
            bit = "0" / "1"
            char = %x01-7F
            vchar = %x21-7E
            dquote = %x22
            sp = %x20
            alphanum = alpha / digit
            ldh = alphanum / "-"
            nid = alphanum 0*30ldh alphanum
            nss = pchar *(pchar / "/")
            unreserved = alpha / digit / "-" / "." / "_" / "~"
            pct-encoded = "%" hexdig hexdig
            sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="
            pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
            fragment = *(pchar / "/" / "?")
            r-component = pchar *(pchar / "/" / "?")
            q-component = pchar *(pchar / "/" / "?")
            f-component = fragment
            rq-components = ["?+" r-component] ["?=" q-component]
            """;

    private static final class Common {
        private static final Map<String, AbnfElement> RULES = rules(COMMON);
    }

    /** The grammar in {@code text}; without rules if there is none. */
    public static AbnfGrammar in(String text) {
        return new AbnfGrammar(text.length() > LONGEST ? Map.of() : rules(text));
    }

    private static Map<String, AbnfElement> rules(String text) {
        Map<String, AbnfElement> rules = new LinkedHashMap<>();
        List<String> lines = List.of(text.split("\r\n|\r|\n"));
        for (int i = 0; i < lines.size(); i++) {
            Matcher rule = RULE.matcher(lines.get(i));
            if (rule.matches()) {
                StringBuilder right = new StringBuilder(withoutComment(rule.group(4)));
                int next = i + 1;
                while (next < lines.size() && continues(lines.get(next), rule.group(1).length())) {
                    right.append(' ').append(withoutComment(lines.get(next++)).strip());
                }
                add(rules, Normalization.fold(rule.group(2)), rule.group(3).equals("=/"),
                        AbnfReader.read(right.toString()));
                i = next - 1;
            }
        }
        return rules;
    }

    /**
     * Whether a line continues a rule: it is indented deeper, is a page break of a draft, or begins with an alternative
     * or a comment.
     */
    private static boolean continues(String line, int indent) {
        String plain = line.strip();
        boolean deeper = line.length() - line.stripLeading().length() > indent && !RULE.matcher(line).matches();
        return plain.isEmpty() || deeper || plain.startsWith("/") || plain.startsWith(";")
                || PAGE_BREAK.matcher(line).matches();
    }

    private static String withoutComment(String line) {
        if (PAGE_BREAK.matcher(line).matches()) {
            return "";
        }
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            quoted ^= line.charAt(i) == '"';
            if (line.charAt(i) == ';' && !quoted) {
                return line.substring(0, i);
            }
        }
        return line;
    }

    /** Adds a rule. One that is defined twice is unknown: nothing shows which definition counts. */
    private static void add(Map<String, AbnfElement> rules, String name, boolean more, AbnfElement element) {
        AbnfElement known = rules.putIfAbsent(name, element);
        if (known != null) {
            rules.put(name, more ? new Choice(List.of(known, element)) : new Unknown());
        }
    }

    /** The definition of {@code name}, in lower case. */
    public AbnfElement rule(String name) {
        return rules.getOrDefault(name, Common.RULES.getOrDefault(name, new Unknown()));
    }

    private static List<AbnfElement> parts(AbnfElement element) {
        return switch (element) {
            case Sequence sequence -> sequence.elements();
            case Choice choice -> choice.elements();
            case Repetition repetition -> List.of(repetition.element());
            default -> List.of();
        };
    }

    /** Whether all rules are known that {@code name} refers to, so that names can be judged by it. */
    public boolean isClosed(String name) {
        Set<String> seen = new HashSet<>(Set.of(name));
        Deque<AbnfElement> toSee = new ArrayDeque<>(List.of(rule(name)));
        while (!toSee.isEmpty()) {
            AbnfElement element = toSee.pop();
            if (element instanceof Unknown) {
                return false;
            }
            if (element instanceof Reference(String to) && seen.add(to)) {
                toSee.push(rule(to));
            }
            parts(element).forEach(toSee::push);
        }
        return true;
    }

    /** The rules to which no other rule refers. */
    public Set<String> roots() {
        Set<String> roots = new HashSet<>(rules.keySet());
        rules.forEach((name, element) -> references(element, roots, name));
        return roots;
    }

    private static void references(AbnfElement element, Set<String> unused, String from) {
        if (element instanceof Reference(String to) && !to.equals(from)) {
            unused.remove(to);
        }
        parts(element).forEach(part -> references(part, unused, from));
    }

    /**
     * The characters with which every text of an element begins.
     *
     * @param whole whether they are the whole text, so that the next element follows them
     */
    private record Beginning(String text, boolean whole) {
        private static final Beginning UNKNOWN = new Beginning("", false);
    }

    /** The characters with which every text of the rule {@code name} begins; may be empty. */
    public String beginning(String name) {
        return beginning(rule(name), 0, new HashMap<>()).text;
    }

    private Beginning beginning(AbnfElement element, int depth, Map<String, Beginning> known) {
        if (depth > DEEPEST) {
            return Beginning.UNKNOWN;
        }
        return switch (element) {
            case Literal literal -> new Beginning(literal.text(), true);
            case Reference reference -> {
                Beginning found = known.get(reference.name());
                if (found == null) {
                    known.put(reference.name(), Beginning.UNKNOWN); // for now, in case it refers to itself
                    found = beginning(rule(reference.name()), depth + 1, known);
                    known.put(reference.name(), found);
                }
                yield found;
            }
            case Sequence sequence -> {
                StringBuilder text = new StringBuilder();
                boolean whole = true;
                for (int i = 0; i < sequence.elements().size() && whole; i++) {
                    Beginning part = beginning(sequence.elements().get(i), depth + 1, known);
                    text.append(part.text);
                    whole = part.whole;
                }
                yield new Beginning(text.toString(), whole);
            }
            case Choice choice -> choice.elements().stream().map(part -> beginning(part, depth + 1, known))
                    .reduce(AbnfGrammar::common).orElseThrow();
            case Repetition repetition when repetition.least() > 0 ->
                    new Beginning(beginning(repetition.element(), depth + 1, known).text, false);
            default -> Beginning.UNKNOWN;
        };
    }

    private static Beginning common(Beginning a, Beginning b) {
        int length = CharSet.common(Normalization.fold(a.text), Normalization.fold(b.text));
        boolean whole = a.whole && b.whole && length == a.text.length() && length == b.text.length();
        return new Beginning(a.text.substring(0, length), whole);
    }
}
