// Sentences about laws. Each edition of a law has its own text. A new edition needs a line here and a text in locales/.
import type { SentenceKey } from "../../kernel/sentences.ts";

export type LegalKey = Extract<SentenceKey, `legaltexts:${string}`> extends `legaltexts:${infer Key}` ? Key : never;

type Edition = { since: string; key: LegalKey };

/** Editions of a text, by its key in the sections, sorted by their first valid day. */
const editions: Partial<Record<LegalKey, readonly Edition[]>> = {
  "imprint.operator": [{ since: "2024-05-14", key: "imprint.operator" }],
  "imprint.businessId": [{ since: "2024-11-01", key: "imprint.businessId" }],
  "imprint.responsible": [{ since: "2020-11-07", key: "imprint.responsible" }],
  "imprint.unwilling": [{ since: "2025-07-20", key: "imprint.unwilling" }],
  "imprint.willing": [{ since: "2025-07-20", key: "imprint.willing" }],
  "imprint.obliged": [{ since: "2025-07-20", key: "imprint.obliged" }],
  "privacy.needed": [{ since: "2024-05-14", key: "privacy.needed" }],
  "privacy.webhooksText": [{ since: "2018-05-25", key: "privacy.webhooksText" }],
  "privacy.orderKept": [{ since: "2025-01-01", key: "privacy.orderKept" }],
  "accessibility.aim": [{ since: "2025-06-28", key: "accessibility.aim" }],
  "withdrawal.onlineText": [{ since: "2026-06-19", key: "withdrawal.onlineText" }],
  "accessibility.exempt": [{ since: "2025-06-28", key: "accessibility.exempt" }],
};

export function keyOn(name: LegalKey, day: string): LegalKey {
  return newestOn(editions[name] ?? [], day)?.key ?? name;
}

export function newestOn<Dated extends { since: string }>(dated: readonly Dated[], day: string): Dated | undefined {
  return dated.findLast(({ since }) => since <= day);
}
