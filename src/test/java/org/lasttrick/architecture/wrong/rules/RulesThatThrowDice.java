package org.lasttrick.architecture.wrong.rules;

final class RulesThatThrowDice {
    double points() {
        return Math.random();
    }
}
