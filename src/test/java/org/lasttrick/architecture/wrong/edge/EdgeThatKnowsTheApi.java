package org.lasttrick.architecture.wrong.edge;

import org.lasttrick.architecture.wrong.api.ApiThatKnowsTheWeb;

public record EdgeThatKnowsTheApi(ApiThatKnowsTheWeb api) {}
