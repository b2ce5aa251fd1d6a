package org.lasttrick.language.texts;

/** The language that this request is answered in; English where there is no request. */
public interface CurrentLanguage {

    /** @return the tag of one of the {@link Languages} */
    String tag();
}
