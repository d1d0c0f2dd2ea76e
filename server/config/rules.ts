// Rules for a change of the settings: the merge, and the change of each secret.
import { configFields, type SecretPath, type Settings, type UpdateConfigInput } from "#contract/config.ts";

type ConfigField = keyof (typeof configFields)["shape"];

/** Omitted fields stay; in components and objects, omitted parts stay too. */
export function mergeSettings(current: Settings, input: UpdateConfigInput): Settings {
  const known = Object.keys(configFields.shape) as ConfigField[];
  const changes = known
    .filter((field) => input[field] !== undefined)
    .map((field) => [field, merged(field, current[field], input[field])]);
  const { page = current.social.page } = input.social ?? {};
  return { ...current, ...(Object.fromEntries(changes) as Partial<Settings>), social: { page } };
}

/** Fields whose parts are set one by one. */
const inParts = new Set<ConfigField>(["shop", "components"]);

function merged(field: ConfigField, current: unknown, sent: unknown): unknown {
  return inParts.has(field) ? { ...(current as object), ...(sent as object) } : sent;
}

/** The change of each secret that was sent: a new text sets it, '' or null clears it, a masked one stays. */
export function secretChanges(input: UpdateConfigInput, paths: readonly SecretPath[]): Map<SecretPath, string | null> {
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
