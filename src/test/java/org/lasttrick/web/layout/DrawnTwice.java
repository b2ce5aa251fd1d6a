package org.lasttrick.web.layout;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.Priority;
import jakarta.enterprise.inject.Alternative;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** In all tests of the service, each page that is drawn as the build has compiled it is drawn by Qute, too: the bytes are the same. */
@Alternative
@Priority(1)
@Singleton
public class DrawnTwice extends Drawing {
    /** How often each kind of page was compared. */
    static final Map<String, Integer> COMPARED = new ConcurrentHashMap<>();

    DrawnTwice(Instance<CompiledPages> compiled) {
        super(compiled);
    }

    @Override
    byte @Nullable [] compiled(TemplateInstance page) {
        byte[] drawn = super.compiled(page);
        if (drawn != null) {
            assertEquals(page.render(), new String(drawn, UTF_8));
            COMPARED.merge(page.getClass().getSimpleName(), 1, Integer::sum);
        }
        return drawn;
    }
}
