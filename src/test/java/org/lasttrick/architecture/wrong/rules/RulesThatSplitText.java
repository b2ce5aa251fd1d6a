package org.lasttrick.architecture.wrong.rules;

final class RulesThatSplitText {
    String[] split(String text) {
        return text.split(",");
    }
}
