package org.lasttrick.api;

import jakarta.ws.rs.NameBinding;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** On a read of the game {@code {id}} that says something in words: its tag is that of {@link Tags}. */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
@interface InWords {}
