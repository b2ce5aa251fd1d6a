package org.lasttrick.http;

import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.written.Sentences;

/** Provides the message bundles as the build compiles them. */
public interface CompiledMessages {
    Messages of(Sentences sentences);
}
