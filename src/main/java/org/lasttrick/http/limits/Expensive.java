package org.lasttrick.http.limits;

import jakarta.enterprise.util.Nonbinding;
import jakarta.interceptor.InterceptorBinding;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a resource method that takes much memory or time: it is counted, and waits for its turn. Its turn ends with the method,
 * so that what is large goes through {@link SpooledResponses}.
 */
@InterceptorBinding
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface Expensive {
    /**
     * The limit is above the most that was measured, in megabytes: 104 for a PDF of a game of seven players with as many entries as one may have; a
     * workbook takes 42.
     */
    int MOST = 128;

    /** One game that is read whole takes at most so many megabytes, whatever is in it. */
    int ONE_GAME = 16;

    /** Returns how many megabytes of heap the method may take. */
    @Nonbinding
    int megabytes() default MOST;
}
