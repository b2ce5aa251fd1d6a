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

    /** Each as a file called it, or else by the name that it has here: so a game that came in goes on as it came. */
    public Map<String, String> asToldOn() {
        Map<String, String> names = new HashMap<>(here);
        names.putAll(elsewhere);
        return names;
    }

    /** @param cameIn whether what it wrote came in from a file: then it is called what the file called it */
    public @Nullable String writer(String device, boolean cameIn) {
        return cameIn ? elsewhere.get(device) : here.getOrDefault(device, elsewhere.get(device));
    }
}
