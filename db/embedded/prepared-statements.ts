// Prepares repeated statements. In WebAssembly, parsing and planning a statement take longer than its execution.
import { randomUUID } from "node:crypto";
import type { ClientBase } from "pg";

/**
 * A statement is prepared from its third use. Statements with lists of ids rarely repeat, because the lists differ in
 * length.
 */
const PREPARED_FROM_USE = 3;
/** The number of prepared statements is limited, because the embedded database keeps them until it is closed. */
export const MAX_PREPARED = 300;
const MAX_COUNTED = 3_000;

type SiteSettings = { text: string; name?: string };

/**
 * The whole database is one session, so prepared statements remain after a broken connection. A new connection
 * therefore removes them all and uses new names.
 */
export async function prepareRepeated(client: ClientBase): Promise<void> {
  await client.query("deallocate all");
  const prefix = randomUUID();
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size === MAX_PREPARED) return known;
    const count = (uses.get(text) ?? 0) + 1;
    if (uses.size === MAX_COUNTED) uses.clear();
    uses.set(text, count);
    if (count < PREPARED_FROM_USE) return undefined;
    const name = `${prefix} ${names.size}`;
    names.set(text, name);
    uses.delete(text);
    return name;
  };
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  client.query = ((config: string | SiteSettings, values?: unknown, ...rest: unknown[]) => {
    if (typeof config === "string") return query(config, values, ...rest);
    if (config.name !== undefined) return query({ ...config, name: `${prefix} ${config.name}` }, values, ...rest);
    // Without parameters, pg sends a simple query. It may contain several statements, which cannot be prepared.
    if (!Array.isArray(values) || values.length === 0) return query(config, values, ...rest);
    return query({ ...config, name: nameOf(config.text) }, values, ...rest);
  }) as typeof client.query;
}
