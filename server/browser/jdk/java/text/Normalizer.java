package java.text;

import org.teavm.jso.JSBody;

public final class Normalizer {

    public enum Form { NFC }

    @JSBody(params = "text", script = "return text.normalize('NFC');")
    private static native String composed(String text);

    public static String normalize(CharSequence text, Form form) {
        return composed(text.toString());
    }
}
