package org.lasttrick.architecture.wrong.export;

import org.lasttrick.architecture.wrong.web.WebThatKnowsTheApi;

public record ExportThatKnowsTheWeb(WebThatKnowsTheApi web) {}
