package org.lasttrick.http.limits;

import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import org.jspecify.annotations.Nullable;
import org.lasttrick.config.ServiceConfig;
import org.lasttrick.http.limits.RateLimits.Rate;

@Expensive
@Interceptor
@Priority(Interceptor.Priority.APPLICATION)
record ExpensiveInterceptor(
        RoutingContext http,
        RateLimits rates,
        ConnectionLimit connections,
        ExpensiveWork work,
        ServiceConfig settings) {
    @AroundInvoke
    @Nullable
    Object inTurn(InvocationContext call) throws Exception {
        Client client = Client.of(http);
        rates.count(Rate.EXPENSIVE, client);
        connections.extend(http, settings.limits().expensiveTime());
        int megabytes = call.getInterceptorBinding(Expensive.class).megabytes();
        try (var _ = work.begin(client, megabytes)) {
            return call.proceed();
        }
    }
}
