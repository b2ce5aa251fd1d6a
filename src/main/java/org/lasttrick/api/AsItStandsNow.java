package org.lasttrick.api;

import jakarta.ws.rs.NameBinding;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** On a read of the game {@code {id}} whose tag is its version, unless the query asks for an earlier one. */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
@interface AsItStandsNow {}
