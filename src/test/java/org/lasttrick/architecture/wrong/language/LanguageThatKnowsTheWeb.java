package org.lasttrick.architecture.wrong.language;

import org.lasttrick.architecture.wrong.web.WebThatKnowsTheApi;

public record LanguageThatKnowsTheWeb(WebThatKnowsTheApi web) {}
