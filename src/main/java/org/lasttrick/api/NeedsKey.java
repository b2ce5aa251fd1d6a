package org.lasttrick.api;

import jakarta.ws.rs.NameBinding;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Only with the key of a device: {@code Authorization: Bearer KEY}. */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
@interface NeedsKey {}
