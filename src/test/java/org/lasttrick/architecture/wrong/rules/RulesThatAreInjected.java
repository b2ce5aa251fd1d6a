package org.lasttrick.architecture.wrong.rules;

import jakarta.inject.Inject;

final class RulesThatAreInjected {
    @Inject
    String limit;
}
