package org.lasttrick.start;

import java.util.Map;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;

/**
 * A scorebook keeps house rules under a name.
 *
 * @param variant the id of the variant on which they are based
 * @param settings those that differ from the variant's
 */
public record NamedHouseRules(String id, String name, String variant, Map<Setting<?>, SettingValue> settings) {}
