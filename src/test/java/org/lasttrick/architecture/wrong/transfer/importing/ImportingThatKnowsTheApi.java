package org.lasttrick.architecture.wrong.transfer.importing;

import org.lasttrick.architecture.wrong.api.ApiThatKnowsTheWeb;

public record ImportingThatKnowsTheApi(ApiThatKnowsTheWeb api) {}
