package org.lasttrick.architecture.wrong.start;

import jakarta.inject.Singleton;

@Singleton
final class StartThatIsInjected {}
