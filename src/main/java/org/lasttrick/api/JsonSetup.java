package org.lasttrick.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;
import org.lasttrick.notation.Notation;

/** Makes the API read and write hands and rules as the ledger does. */
@Singleton
class JsonSetup implements ObjectMapperCustomizer {
    @Override
    public void customize(ObjectMapper mapper) {
        Notation.configure(mapper);
    }
}
