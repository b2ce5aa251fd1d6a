package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** No shipped jar is affected by an advisory that is known, unless the list says why that does no harm. */
class AdvisoriesIT {
    private static final Path SBOM = Path.of("target", "quarkus-app-cyclonedx.json");

    @Test
    void noKnownHoleIsShipped() throws IOException {
        Map<String, String> shipped = new TreeMap<>();
        for (JsonNode jar : new ObjectMapper().readTree(SBOM.toFile()).get("components")) {
            shipped.put(
                    jar.get("group").asText() + ":" + jar.get("name").asText(),
                    jar.get("version").asText());
        }
        assertTrue(shipped.containsKey("io.netty:netty-codec-http"), "this isn't the list of what is shipped: " + SBOM);
        List<Advisory> open = Advisory.all().stream()
                .filter(advisory -> advisory.isOpen(shipped))
                .toList();
        assertEquals(List.of(), open, () -> "shipped: " + shipped);
    }
}
