package org.lasttrick.architecture.wrong.language.rulebook;

import org.lasttrick.architecture.wrong.language.texts.TextsThatKnowTheRulebook;

public interface RulebookThatKnowsTheTexts {
    TextsThatKnowTheRulebook texts();
}
