package org.lasttrick.architecture.wrong.rules;

import java.util.HashMap;
import java.util.Map;

final class RulesThatForgetAnOrder {
    final Map<String, Integer> points = new HashMap<>();
}
