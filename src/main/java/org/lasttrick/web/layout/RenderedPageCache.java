package org.lasttrick.web.layout;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Head;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.EntityTags;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.http.RequestLanguage;
import org.lasttrick.http.RequestSound;
import org.lasttrick.http.RequestTheme;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.operations.DiskSpace;
import org.lasttrick.scorekeeping.HeadReader;
import org.lasttrick.web.layout.RenderedPages.Address;
import org.lasttrick.web.layout.RenderedPages.Page;

/**
 * Keeps the pages of games as they were last rendered, compressed: one for all who only watch, and one for each device that scores,
 * whose forms may keep their command ids while nothing is entered. A browser that has the current page gets 304. Neither answer
 * takes a worker thread, nor reads more of the game than its head.
 */
@Singleton
public record RenderedPageCache(
        HeadReader heads,
        CurrentDevice current,
        RequestLanguage language,
        RequestTheme theme,
        RequestSound sound,
        ReaderZone zone,
        ServiceAddress service,
        DiskSpace disk,
        RoutingContext http,
        Request request,
        MeterRegistry meters,
        RenderedPages pages,
        Drawing drawing) {
    /** A request for the pad of a sheet alone has this header. */
    public static final String PAD_ALONE = "Pad-Alone";

    private static final String GZIP = "gzip";
    private static final Pattern ACCEPTS_GZIP = Pattern.compile("gzip(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))");
    private static final String VARY = "Cookie, Accept-Language, Accept-Encoding, " + PAD_ALONE;

    /** This level takes about a third of the usual level's time; a page is a seventh to a fifth larger. */
    private static final int LEVEL = 3;

    /** The buffer is as large as most pages are then: each piece is a call of native code. */
    private static final int BUFFER = 8_192;

    private void count(String answer) {
        meters.counter("lasttrick.pages", "answer", answer).increment();
    }

    @PageOfGame
    @ServerRequestFilter(nonBlocking = true)
    Uni<Response> answerFromCache(ContainerRequestContext request) {
        if (request.getHeaderString(PAD_ALONE) != null) {
            return Uni.createFrom().nullItem();
        }
        boolean hasOne = request.getHeaderString(HttpHeaders.IF_NONE_MATCH) != null;
        boolean isCacheable = isCacheable();
        String path = http.request().uri();
        String look = look();
        String shownAs = shownAs();
        HttpServerResponse response = http.response();
        GameId game = new GameId(request.getUriInfo().getPathParameters().getFirst("id"));
        return current.lookUp().flatMap(device -> {
            Page cached = isCacheable ? pages.cache.getIfPresent(new Address(path, look, id(device))) : null;
            return cached == null && !hasOne
                    ? Uni.createFrom().nullItem()
                    : heads.of(game)
                            .map(head -> head.map(now -> answer(
                                            request.getRequest(),
                                            EntityTags.of(now, device, shownAs),
                                            cached,
                                            response))
                                    .orElse(null));
        });
    }

    private Optional<Response.ResponseBuilder> unchanged(Request asked, EntityTag tag) {
        Optional<Response.ResponseBuilder> unchanged = EntityTags.unchanged(asked, tag);
        unchanged.ifPresent(_ -> count("unchanged"));
        return unchanged;
    }

    private @Nullable Response answer(
            Request request, EntityTag tag, @Nullable Page cached, HttpServerResponse response) {
        Optional<Response.ResponseBuilder> unchanged = unchanged(request, tag);
        if (unchanged.isPresent()) {
            return response(unchanged.get(), tag);
        }
        if (cached == null || !cached.tag().equals(tag)) {
            return null;
        }
        count("kept");
        // Quarkus has put "identity" there until a resource says what it answers.
        response.headers().remove(HttpHeaders.CONTENT_ENCODING);
        return response(cached);
    }

    /**
     * Answers with a page that depends on nothing but its address, the end of the ledger, the device's book, its
     * language, its time zone, its theme, whether it sounds, and how it reaches the service.
     *
     * @param render called only if the page is not in the cache
     */
    public Response response(Head head, Supplier<TemplateInstance> render) {
        return response(head, null, render);
    }

    /** @param variesWith what else it depends on, which has to be read before a browser gets 304; {@code null}: nothing */
    public Response response(Head head, @Nullable String variesWith, Supplier<TemplateInstance> render) {
        Optional<Device> device = current.device();
        EntityTag tag = EntityTags.of(head, device, variesWith == null ? shownAs() : shownAs() + variesWith);
        Optional<Response.ResponseBuilder> unchanged = unchanged(request, tag);
        if (unchanged.isPresent()) {
            return response(unchanged.get(), tag);
        }
        count("drawn");
        if (!isCacheable()) {
            return response(Response.ok(render.get()), tag);
        }
        Address address = new Address(http.request().uri(), look(), id(device));
        return response(pages.cache
                .asMap()
                .compute(
                        address,
                        (_, known) -> known != null && known.tag().equals(tag)
                                ? known
                                : new Page(tag, compressed(drawing.html(render.get())))));
    }

    private static Response response(Page page) {
        return response(Response.ok(page.compressed()).header(HttpHeaders.CONTENT_ENCODING, GZIP), page.tag());
    }

    private static Response response(Response.ResponseBuilder builder, EntityTag tag) {
        return builder.tag(tag)
                .type(Pages.HTML)
                .header(HttpHeaders.CACHE_CONTROL, "private, no-cache")
                .header(HttpHeaders.VARY, VARY)
                .build();
    }

    /**
     * Returns whether the page is cached: only the plain one and that of a shared link, compressed as all browsers accept it.
     */
    private boolean isCacheable() {
        String accepted = http.request().getHeader(HttpHeaders.ACCEPT_ENCODING);
        String query = http.request().query();
        return (query == null || RequestLanguage.isLanguageOnly(query))
                && accepted != null
                && ACCEPTS_GZIP.matcher(accepted).find();
    }

    private static String id(Optional<Device> device) {
        return device.map(Device::id).orElse("");
    }

    /** Returns all that a page depends on beside the game and the device. Cached pages show no times. */
    private String shownAs() {
        return look() + (isCacheable() ? "" : zone.id()) + disk.isFull();
    }

    private String look() {
        return language.tag() + theme.chosen() + sound.isOn() + service.key();
    }

    private static Buffer compressed(byte[] page) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(BUFFER);
        try (GZIPOutputStream out = new FastGzip(bytes)) {
            out.write(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Buffer.buffer(bytes.toByteArray());
    }

    private static final class FastGzip extends GZIPOutputStream {
        FastGzip(OutputStream out) throws IOException {
            super(out, BUFFER);
            def.setLevel(LEVEL);
        }
    }
}
