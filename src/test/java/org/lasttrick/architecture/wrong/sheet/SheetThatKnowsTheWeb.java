package org.lasttrick.architecture.wrong.sheet;

import org.lasttrick.architecture.wrong.web.WebThatKnowsTheApi;

public record SheetThatKnowsTheWeb(WebThatKnowsTheApi web) {}
