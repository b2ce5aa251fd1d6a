package org.lasttrick.access;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Device names are the current or former names of the devices of a game, by their ids.
 *
 * @param local of the devices of its book
 * @param imported as an imported file names them: unverified, and possibly another name for a local one
 */
public record DeviceNames(Map<String, String> local, Map<String, String> imported) {
    public DeviceNames {
        local = Map.copyOf(local);
        imported = Map.copyOf(imported);
    }

    /** Returns the file's name before the local one, so that an imported game is exported again as it was. */
    public Map<String, String> forExport() {
        Map<String, String> names = new HashMap<>(local);
        names.putAll(imported);
        return names;
    }

    /** @param fromFile whether the entry was imported; then only the file's name counts */
    public @Nullable String writer(String device, boolean fromFile) {
        return fromFile ? imported.get(device) : local.getOrDefault(device, imported.get(device));
    }
}
