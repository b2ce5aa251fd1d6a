package org.lasttrick.architecture.wrong.api;

import org.lasttrick.architecture.wrong.web.WebThatKnowsTheApi;

public interface ApiThatKnowsTheWeb {
    WebThatKnowsTheApi web();
}
