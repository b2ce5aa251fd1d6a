package org.lasttrick.architecture.wrong.web;

import org.lasttrick.architecture.wrong.api.ApiThatKnowsTheWeb;

public record WebThatKnowsTheApi(ApiThatKnowsTheWeb api) {}
