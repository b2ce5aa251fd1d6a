package org.lasttrick.architecture.wrong.words;

import org.lasttrick.architecture.wrong.web.WebThatKnowsTheApi;

public record WordsThatKnowTheWeb(WebThatKnowsTheApi web) {}
