package org.lasttrick.architecture.wrong.sheet;

import jakarta.inject.Singleton;

@Singleton
final class SheetThatIsInjected {}
