package org.lasttrick.web.layout;

import io.quarkus.qute.TemplateInstance;
import org.jspecify.annotations.Nullable;

/** Draws the pages whose templates the build has compiled. */
public interface CompiledPages {
    /** @return the page in UTF-8; {@code null} if it is none of them */
    byte @Nullable [] draw(TemplateInstance page);
}
