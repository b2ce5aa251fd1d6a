package org.lasttrick.rules.settings;

/** A choice is a value that is chosen for a setting. {@link Setting#is} makes it. */
public record Choice(Setting<?> setting, SettingValue value) {}
