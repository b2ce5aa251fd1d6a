package org.lasttrick.architecture.wrong.rules;

import org.lasttrick.architecture.wrong.game.GameThatKnowsTheLedger;

public record RulesThatKnowTheGame(GameThatKnowsTheLedger game) {}
