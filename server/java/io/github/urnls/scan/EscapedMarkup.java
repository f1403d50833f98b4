package io.github.urnls.scan;

/** Markup within other text, with its delimiters escaped: {@code &lt;a b=&quot;urn:…&quot;&gt;}. */
final class EscapedMarkup {

    private static final String[] DELIMITERS = ("&quot; &lt; &gt; &apos; &#34; &#39; &#x22; &#x27;"
            + " &#9; &#10; &#13; &#32; &#x9; &#xA; &#xa; &#xD; &#xd; &#x20;").split(" ");

    private EscapedMarkup() {}

    /**
     * Whether the ampersand at {@code at} begins a reference to a quote, an angle bracket or white space, which ends a
     * name.
     */
    static boolean isReference(String text, int at) {
        for (String delimiter : DELIMITERS) {
            if (text.startsWith(delimiter, at)) {
                return true;
            }
        }
        return false;
    }
}
