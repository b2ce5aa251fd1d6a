package org.lasttrick.architecture.wrong.rules;

record RulesWithHalves(double points) {}
