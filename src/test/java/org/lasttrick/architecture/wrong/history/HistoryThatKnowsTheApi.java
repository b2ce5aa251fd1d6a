package org.lasttrick.architecture.wrong.history;

import org.lasttrick.architecture.wrong.api.ApiThatKnowsTheWeb;

public record HistoryThatKnowsTheApi(ApiThatKnowsTheWeb api) {}
