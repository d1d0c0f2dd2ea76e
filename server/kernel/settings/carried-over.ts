// Upgrades settings that an earlier release stored.
import { componentNames, type Components } from "#contract/values/components.ts";
import type { Settings, StoredSettings } from "#contract/schemas/settings.ts";
import { defaultSite, siteWith } from "#contract/schemas/site.ts";
import { defaultShopSettings } from "#contract/shop/settings.ts";

/**
 * Rows of earlier releases may lack components or name unknown ones; they store the shop's switch apart from the
 * others.
 */
export function carriedOver(stored: StoredSettings): Settings {
  const switched = componentNames.map((name) => [name, stored.components[name] ?? { enabled: false }]);
  const shop = { ...defaultShopSettings, ...stored.shop };
  const components = Object.fromEntries(switched) as Components;
  const settings = { ...stored, components, shop, site: siteWith(defaultSite, stored.site) };
  return withShop(settings, (stored.components.shop ?? stored.shop).enabled ?? false);
}

/** The shop's switch is stored in `components` and in `shop`. */
export function withShop(settings: Settings, enabled: boolean): Settings {
  const { components, shop } = settings;
  return { ...settings, components: { ...components, shop: { enabled } }, shop: { ...shop, enabled } };
}
