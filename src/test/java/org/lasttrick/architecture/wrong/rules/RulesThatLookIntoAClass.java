package org.lasttrick.architecture.wrong.rules;

final class RulesThatLookIntoAClass {
    Object[] fields() {
        return RulesThatLookIntoAClass.class.getDeclaredFields();
    }
}
