package org.lasttrick.architecture.wrong.scorekeeping;

import org.lasttrick.architecture.wrong.web.WebThatKnowsTheApi;

public record ScorekeepingThatKnowsTheWeb(WebThatKnowsTheApi web) {}
