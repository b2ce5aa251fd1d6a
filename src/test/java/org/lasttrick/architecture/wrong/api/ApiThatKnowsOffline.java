package org.lasttrick.architecture.wrong.api;

import org.lasttrick.architecture.wrong.offline.OfflineThatKnowsTheWeb;

record ApiThatKnowsOffline(OfflineThatKnowsTheWeb offline) {}
