package org.lasttrick.architecture.wrong.rules;

final class ScoreManager {}
