package org.lasttrick.web.layout;

/** Constants of every page. */
public final class Pages {
    public static final String HTML = "text/html;charset=UTF-8";

    /** The address that a browser shows for a form that was refused: one that can be reloaded. */
    public static final String ADDRESS = "Shown-At";

    private Pages() {}
}
