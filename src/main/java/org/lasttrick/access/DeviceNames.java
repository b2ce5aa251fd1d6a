package org.lasttrick.access;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the devices are or were called that have to do with a game, by their ids.
 *
 * @param here those of its book
 * @param elsewhere as the files had it that it was brought in from; they may say anything, also of those here
 */
public record DeviceNames(Map<String, String> here, Map<String, String> elsewhere) {
    public DeviceNames {
        here = Map.copyOf(here);
        elsewhere = Map.copyOf(elsewhere);
    }

    /** Each by the name that it has here, or else by what a file called it; without those that nobody knows. */
    public Map<String, String> known() {
        Map<String, String> known = new HashMap<>(elsewhere);
        known.putAll(here);
        return known;
    }

    /** @param cameIn whether what it wrote came in from a file: then it is called what the file called it */
    public @Nullable String writer(String device, boolean cameIn) {
        return cameIn ? elsewhere.get(device) : known().get(device);
    }
}
