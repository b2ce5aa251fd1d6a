package org.lasttrick.web.layout;

import io.quarkus.qute.TemplateInstance;
import org.jspecify.annotations.Nullable;

/** The pages as the build compiles their templates. */
public interface CompiledPages {
    /** @return the page as text; {@code null} if it is none of them */
    @Nullable
    String draw(TemplateInstance page);
}
