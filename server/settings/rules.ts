import {
  answeredFields,
  type SecretPath,
  type Settings,
  type UpdateSettingsInput,
} from "#contract/schemas/settings.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { siteWith } from "#contract/schemas/site.ts";
import { endOf } from "#contract/values/opening-hours.ts";
import { withPlacesOf } from "#contract/values/opening-places.ts";
import { withShop } from "../kernel/settings/carried-over.ts";
import type { ShopSettings } from "#contract/shop/settings.ts";

type ConfigField = keyof (typeof answeredFields)["shape"];

/** Omitted fields keep their values, including omitted components. */
export function mergeSettings(current: Settings, input: UpdateSettingsInput): Settings {
  const known = Object.keys(answeredFields.shape) as ConfigField[];
  const changes = known
    .filter((field) => input[field] !== undefined)
    .map((field) => [field, merged(field, current[field], input[field])]);
  const { page = current.social.page } = input.social ?? {};
  const next = { ...current, ...(Object.fromEntries(changes) as Partial<Settings>), social: { page } };
  const whole = siteWith(current.site, input.site);
  const site = { ...whole, closed: withPlacesOf(whole.closed, whole.openingHours) };
  return withShop({ ...next, site, shop: mergedShop(current.shop, input.shop) }, changedShop(current, input));
}

/**
 * Refuses closures of a place without opening hours, because such closures would close nothing. Closures that have
 * ended may name former places.
 * @throws invalid (C200)
 */
export function refuseUnknownPlaces({ openingHours, closed }: Settings["site"], now: Date): void {
  const places = new Set(["", ...openingHours.map(({ name }) => name)]);
  const unknown = closed.flatMap(({ name, to }, index) =>
    places.has(name) || endOf(to) <= now.getTime()
      ? []
      : [[`site.closed.${index}.name`, { key: "unknownPlace" }] as const],
  );
  if (unknown.length > 0) throw new AppError("invalid", { fields: Object.fromEntries(unknown) });
}

function changedShop({ components }: Settings, input: UpdateSettingsInput): boolean {
  const { enabled } = components.shop;
  return [input.components?.shop?.enabled, input.shop?.enabled].includes(!enabled) ? !enabled : enabled;
}

/** Merges nested objects field by field. The keys of the payment provider are secrets, so they are no fields here. */
function mergedShop(current: ShopSettings, sent: UpdateSettingsInput["shop"] = {}): ShopSettings {
  const { stripe = {}, bankAccount, paymentsources, guaranteeNotice, ...own } = sent;
  const { publishable = current.stripe.publishable } = stripe;
  return {
    ...current,
    ...own,
    stripe: { publishable },
    bankAccount: { ...current.bankAccount, ...bankAccount },
    paymentsources: { ...current.paymentsources, ...paymentsources },
    guaranteeNotice: { ...current.guaranteeNotice, ...guaranteeNotice },
  };
}

const inParts = new Set<ConfigField>(["shop", "components", "notify", "mail"]);

function merged(field: ConfigField, current: unknown, sent: unknown): unknown {
  return inParts.has(field) ? { ...(current as object), ...(sent as object) } : sent;
}

/** A new text sets a secret, '' or null clears it, and a masked value leaves it unchanged. */
export function secretChanges(
  input: UpdateSettingsInput,
  paths: readonly SecretPath[],
): Map<SecretPath, string | null> {
  const changes = new Map<SecretPath, string | null>();
  for (const path of paths) {
    const sent = valueAt(input, path);
    if (sent === null || sent === "") changes.set(path, null);
    else if (typeof sent === "string") changes.set(path, sent);
  }
  return changes;
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (at, key) => (at !== null && typeof at === "object" ? (at as Record<string, unknown>)[key] : undefined),
      value,
    );
}
