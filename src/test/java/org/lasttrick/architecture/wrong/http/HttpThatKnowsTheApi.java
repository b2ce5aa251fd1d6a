package org.lasttrick.architecture.wrong.http;

import org.lasttrick.architecture.wrong.api.ApiThatKnowsTheWeb;

public record HttpThatKnowsTheApi(ApiThatKnowsTheWeb api) {}
