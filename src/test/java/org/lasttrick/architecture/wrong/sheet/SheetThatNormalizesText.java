package org.lasttrick.architecture.wrong.sheet;

import java.text.Normalizer;

record SheetThatNormalizesText(Normalizer.Form form) {}
