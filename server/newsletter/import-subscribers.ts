// Takes in addresses that asked for the newsletter elsewhere: none is subscribed by that, each gets one mail.
import type { ImportSubscribersInput } from "#contract/newsletter.ts";
import { recordChange } from "../audit/record.ts";
import { getSettings } from "../config/store.ts";
import type { CommandContext } from "../context.ts";
import { requestSubscriptions } from "./subscribe.ts";

export type Imported = { asked: number; known: number };

/**
 * An address that is known in any state gets no mail: who left stays away, who was asked is not reminded.
 * @returns how many were asked, and how many were known
 */
export function importSubscribers(
  { services, viewer }: CommandContext<"database" | "publicUrl" | "now">,
  { addresses, source, day, language }: ImportSubscribersInput,
): Promise<Imported> {
  const unique = [...new Set(addresses)].sort();
  return services.database.db.transaction(async (tx) => {
    const { settings } = await getSettings(tx);
    const origin = { language, source: "import", sourceNote: source, sourceDay: day } as const;
    const requests = unique.map((email) => ({ email, ...origin }));
    const asked = await requestSubscriptions(tx, { ...services, settings }, requests);
    const change = { action: "create", noun: "subscriber", label: String(asked), after: { source, day } } as const;
    await recordChange(tx, { viewer, at: services.now() }, change);
    return { asked, known: unique.length - asked };
  });
}
