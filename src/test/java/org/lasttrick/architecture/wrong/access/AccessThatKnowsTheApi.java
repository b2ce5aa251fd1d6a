package org.lasttrick.architecture.wrong.access;

import org.lasttrick.architecture.wrong.api.ApiThatKnowsTheWeb;

public record AccessThatKnowsTheApi(ApiThatKnowsTheWeb api) {}
