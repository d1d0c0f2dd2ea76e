// What a change of the settings comes to: the merge, and who may change which part.
import { isDeepStrictEqual } from "node:util";
import {
  type SecretPath,
  secretPaths,
  type Settings,
  systemOnlyFields,
  type UpdateConfigInput,
} from "#contract/config.ts";

/** Fields left out stay; the social page stands elsewhere in storage than in the contract. */
export function mergeSettings(current: Settings, input: UpdateConfigInput): Settings {
  const {
    version: _version,
    social,
    maps: _maps,
    analytics: _analytics,
    notifications: _notifications,
    ...fields
  } = input;
  return {
    ...current,
    ...fields,
    shop: { ...current.shop, ...fields.shop },
    components: { ...current.components, ...fields.components },
    socialPage: social?.page ?? current.socialPage,
  };
}

/** The settings that differ and that only a system user may change. */
export function changedSystemFields(current: Settings, next: Settings): string[] {
  return systemOnlyFields.filter((field) => !isDeepStrictEqual(current[field], next[field]));
}

/** What to do with each secret that was sent: a new text is set, '' or null clears, a masked one stays. */
export function secretChanges(input: UpdateConfigInput): Map<SecretPath, string | null> {
  const changes = new Map<SecretPath, string | null>();
  for (const path of secretPaths) {
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
