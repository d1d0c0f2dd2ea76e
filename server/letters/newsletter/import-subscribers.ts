import { localDay } from "#contract/values/clock-of-place.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { ImportSubscribersInput } from "#contract/schemas/newsletter.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { requestSubscriptions } from "./subscribe.ts";

/** `asked` is the number of mails; `known` contains the skipped addresses in alphabetical order. */
export type Imported = { asked: number; known: string[] };

/** Known addresses get no mail, regardless of their state. @throws invalid (C200) for a day in the future */
export function importSubscribers(
  { services, viewer }: CommandContext<"database" | "publicUrl" | "now">,
  { addresses, source, day, language }: ImportSubscribersInput,
): Promise<Imported> {
  if (day > localDay(services.now())) throw new AppError("invalid", { fields: { day: { key: "dayAhead" } } });
  const unique = [...new Set(addresses)].sort();
  return services.database.db.transaction(async (tx) => {
    const { settings } = await getSettings(tx);
    const origin = { language, source: "import", sourceNote: source, sourceDay: day } as const;
    const requests = unique.map((email) => ({ email, ...origin }));
    const asked = await requestSubscriptions(tx, { ...services, settings }, requests);
    const change = { action: "create", noun: "subscriber", label: String(asked.size), after: { source, day } } as const;
    await recordChange(tx, { viewer, at: services.now() }, change);
    return { asked: asked.size, known: unique.filter((address) => !asked.has(address)) };
  });
}
