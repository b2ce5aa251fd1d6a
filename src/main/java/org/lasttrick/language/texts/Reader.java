package org.lasttrick.language.texts;

/** Whoever reads what is said in this request. Where there is no request, English is spoken. */
public interface Reader {

    /** @return the tag of one of the {@link Languages} */
    String language();
}
