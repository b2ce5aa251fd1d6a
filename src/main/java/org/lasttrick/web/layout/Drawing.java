package org.lasttrick.web.layout;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.quarkus.qute.TemplateInstance;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Singleton;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerResponseContext;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.Compiled;

/** Draws pages: those with a public record by what the build has compiled from their templates, and all others by Qute. */
@Singleton
public class Drawing {
    private final @Nullable CompiledPages compiled;

    Drawing(Instance<CompiledPages> compiled) {
        this.compiled = Compiled.of(compiled).orElse(null);
    }

    byte[] html(TemplateInstance page) {
        byte[] html = compiled(page);
        return html == null ? page.render().getBytes(UTF_8) : html;
    }

    byte @Nullable [] compiled(TemplateInstance page) {
        return compiled == null ? null : compiled.draw(page);
    }

    /** Draws a page by its compiled template, before Quarkus hands it to Qute. */
    @ServerResponseFilter(priority = Priorities.USER + 1)
    void draw(ContainerResponseContext response) {
        if (response.getEntity() instanceof TemplateInstance page) {
            response.setEntity(html(page));
        }
    }
}
