package org.lasttrick.architecture.wrong.notation;

import org.lasttrick.architecture.wrong.game.GameThatKnowsTheLedger;

public record NotationThatKnowsTheGame(GameThatKnowsTheLedger game) {}
