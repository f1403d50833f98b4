package io.github.urnls.urn;

import io.github.urnls.urn.Component.ComponentType;

/** Walks one component that is not plain data, up to the marker that ends it, and collects its problems. */
final class ComponentScan {

    private final String text;
    private final Component component;
    private final Problems problems;
    private int at;

    private ComponentScan(int start, Component component, Problems problems) {
        this.text = problems.text;
        this.component = component;
        this.problems = problems;
        this.at = start;
    }

    /**
     * The first character from {@code start} on that ends the component or needs a closer look. Plain data and triplets
     * that every specification allows need none. The hot loop of the parser.
     */
    static int plainEnd(String text, int start, Component component) {
        CharSet plain = component.plain();
        int at = start;
        for (; at < text.length(); at++) {
            char c = text.charAt(at);
            if (!plain.contains(c)) {
                if (c != '%' || !PercentEncoding.isTriplet(text, at) || PercentEncoding.isNul(text, at)) {
                    return at;
                }
                at += 2;
            }
        }
        return at;
    }

    /** Walks the component that begins at {@code start}, adds its problems, and returns where it ends. */
    static int end(int start, Component component, Problems problems) {
        ComponentScan scan = new ComponentScan(start, component, problems);
        scan.walk();
        return scan.at;
    }

    private void walk() {
        firstCharacter();
        while (at < text.length() && component.startingAt(text, at) == null) {
            char c = text.charAt(at);
            if (c == '%') {
                percent();
            } else if (component.rest().contains(c)) {
                at++;
            } else if (c == '?' && !component.next().isEmpty() && component.type() == ComponentType.NSS) {
                problems.strayQuestionMark(at++);
            } else if (c == '#' && component.type() == ComponentType.F) {
                problems.secondFragment(at++);
            } else {
                illegalRun();
            }
        }
    }

    private void firstCharacter() {
        if (at == text.length() || component.startingAt(text, at) != null) {
            return;
        }
        char c = text.charAt(at);
        if (component.rest().contains(c) && !component.first().contains(c)) {
            problems.firstCharacter(at++, component);
        }
    }

    private void percent() {
        int end = at + 3;
        if (problems.specification.has(SyntaxTrait.WHITE_SPACE_INSIGNIFICANT)) {
            end = spacedTripletEnd();
        } else if (!PercentEncoding.isTriplet(text, at)) {
            end = at;
        }
        if (end == at) {
            problems.malformedPercentEncoding(at++);
            return;
        }
        if (problems.specification.has(SyntaxTrait.NUL_FORBIDDEN) && PercentEncoding.isNul(text, at)) {
            problems.nulOctet(at);
        }
        at = end;
    }

    /**
     * The end of a triplet, in which white space may stand (1995 proposal §2); {@link #at} when there is no triplet.
     */
    private int spacedTripletEnd() {
        int digits = 0;
        for (int i = at + 1; i < text.length(); i++) {
            if (CharSet.HEXDIG.contains(text.charAt(i))) {
                if (++digits == 2) {
                    return i + 1;
                }
            } else if (" \t\r\n".indexOf(text.charAt(i)) < 0) {
                return at;
            }
        }
        return at;
    }

    /** Neighbors that are illegal for the same reason are one problem: a word in Cyrillic gets one squiggle. */
    private void illegalRun() {
        int start = at;
        boolean ascii = text.charAt(at) < 128;
        while (at < text.length() && isIllegal(text.charAt(at)) && text.charAt(at) < 128 == ascii) {
            at++;
        }
        problems.illegal(start, at, component);
    }

    private boolean isIllegal(char c) {
        return c != '%' && c != '?' && c != '#' && !component.rest().contains(c)
                || (c == '?' || c == '#') && component.next().isEmpty() && component.type() == ComponentType.NSS;
    }
}
