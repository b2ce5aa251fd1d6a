package org.lasttrick.api;

import jakarta.ws.rs.NameBinding;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Marks a read of the game {@code {id}} that has a tag of {@link Tags}. */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
@interface ConditionalRead {}
