package org.lasttrick.architecture.wrong.transfer.export;

import org.lasttrick.architecture.wrong.web.WebThatKnowsTheApi;

public record ExportThatKnowsTheWeb(WebThatKnowsTheApi web) {}
