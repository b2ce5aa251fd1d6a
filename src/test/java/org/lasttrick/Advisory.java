package org.lasttrick;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor.Version;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A published security advisory, and what it means for what is shipped.
 *
 * @param jar group and artifact
 * @param from the first version that is affected; {@code null}: the very first
 * @param before the first version that is fixed
 * @param looked the day of the verdict
 */
record Advisory(String id, String jar, String from, String before, String looked, String verdict) {
    static final String NOT_SHIPPED = "not shipped";
    private static final Pattern EXCUSE = Pattern.compile("not reachable: .{20,}");
    private static final Pattern VERDICT =
            Pattern.compile("fixed by pin|fixed in the version that comes along|" + NOT_SHIPPED + "|" + EXCUSE);

    Advisory {
        if (!VERDICT.matcher(verdict).matches()) {
            throw new IllegalArgumentException(id + " has no known verdict: " + verdict);
        }
    }

    /** Those of advisories.json. */
    static List<Advisory> all() throws IOException {
        try (InputStream json = Advisory.class.getResourceAsStream("/advisories.json")) {
            return new ObjectMapper().readValue(json, new TypeReference<>() {});
        }
    }

    /** @param shipped the version of each jar, by group and artifact */
    boolean isOpen(Map<String, String> shipped) {
        String version = shipped.get(jar);
        if (version == null) {
            return false;
        }
        return verdict.equals(NOT_SHIPPED)
                || affects(version) && !EXCUSE.matcher(verdict).matches();
    }

    private boolean affects(String version) {
        Version shipped = Version.parse(version);
        return shipped.compareTo(Version.parse(before)) < 0
                && (from == null || shipped.compareTo(Version.parse(from)) >= 0);
    }
}
