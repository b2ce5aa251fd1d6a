package org.lasttrick.faults;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;

/** Where the clients reach the service. */
interface Front {
    Duration PATIENCE = Duration.ofSeconds(20);

    /** Each is as good as the others. */
    List<URI> addresses();

    HttpClient client();

    /** Reads from the first address. */
    default String read(String path) {
        try {
            HttpResponse<String> answer = send(request(addresses().getFirst().resolve(path)));
            if (answer.statusCode() != 200) {
                throw new AssertionError(path + ": " + answer.statusCode() + " " + answer.body());
            }
            return answer.body();
        } catch (IOException e) {
            throw new AssertionError(path, e);
        }
    }

    default HttpResponse<String> send(HttpRequest.Builder request) throws IOException {
        try {
            return client().send(request.build(), BodyHandlers.ofString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", e);
        }
    }

    static HttpRequest.Builder request(URI address) {
        return HttpRequest.newBuilder(address).timeout(PATIENCE).header("Content-Type", "application/json");
    }
}
