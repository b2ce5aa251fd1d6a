package org.lasttrick.architecture.wrong.offline;

import org.lasttrick.architecture.wrong.web.WebThatKnowsTheApi;

public record OfflineThatKnowsTheWeb(WebThatKnowsTheApi web) {}
