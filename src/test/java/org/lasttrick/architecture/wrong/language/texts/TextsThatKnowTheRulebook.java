package org.lasttrick.architecture.wrong.language.texts;

import org.lasttrick.architecture.wrong.language.rulebook.RulebookThatKnowsTheTexts;

public interface TextsThatKnowTheRulebook {
    RulebookThatKnowsTheTexts rulebook();
}
