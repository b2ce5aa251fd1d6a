package org.lasttrick.web.layout;

import io.quarkus.qute.TemplateInstance;
import org.jspecify.annotations.Nullable;

/** The pages as the build compiles their templates. */
public interface CompiledPages {
    /** @return the page in UTF-8; {@code null} if it is none of them */
    byte @Nullable [] draw(TemplateInstance page);
}
