package org.lasttrick.architecture.wrong.rules;

import java.nio.file.Path;

record RulesThatReadAFile(Path file) {}
