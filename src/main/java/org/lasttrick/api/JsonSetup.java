package org.lasttrick.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;
import org.lasttrick.notation.Notation;

/** The API reads and writes hands and rules as the ledger does. */
@Singleton
class JsonSetup implements ObjectMapperCustomizer {
    @Override
    public void customize(ObjectMapper mapper) {
        Notation.configure(mapper);
    }
}
