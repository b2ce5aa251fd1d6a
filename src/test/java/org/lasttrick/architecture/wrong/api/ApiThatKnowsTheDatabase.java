package org.lasttrick.architecture.wrong.api;

import org.lasttrick.architecture.wrong.database.DatabaseThatKnowsTheLedger;

public record ApiThatKnowsTheDatabase(DatabaseThatKnowsTheLedger database) {}
