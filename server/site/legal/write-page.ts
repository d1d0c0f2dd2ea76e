import type { Block } from "#contract/blocks/schema.ts";
import type { BuiltPages } from "#contract/schemas/legal.ts";
import type { LegalPage } from "#contract/values/legal-fields.ts";
import { plainText } from "#contract/values/plain-text.ts";
import type { Tx } from "#db/open.ts";
import { recordChange, type Who } from "../../kernel/audit/record.ts";
import type { LoadedSettings } from "../../kernel/settings/store.ts";
import { storeSection } from "../../kernel/settings/store.ts";
import type { EntryRow } from "../../content/entries/fields.ts";
import { revisedBlocks } from "../../content/entries/revisions.ts";
import { updateEntry } from "../../content/entries/store.ts";
import { sentence } from "../../kernel/sentences.ts";
import type { Plan } from "./plan.ts";

type Built = { page: LegalPage; plan: Plan & { day: string } };

export async function writePage(tx: Tx, who: Who, before: EntryRow, { page, plan }: Built): Promise<EntryRow> {
  const version = before.version + 1;
  const blocks = revisedBlocks(before.blocks, plan.blocks, version);
  const english = before.en ?? { title: sentence("en", `pages:${page}.title`) };
  const titleEnglishFrom = before.en ? before.titleEnglishFrom : before.titleRevision;
  const after: EntryRow = { ...before, en: english, titleEnglishFrom, blocks, version, updated: who.at };
  await updateEntry(tx, before, after, { by: who.viewer.id, at: who.at });
  const [was, is] = [auditedOf(before.blocks), auditedOf(after.blocks)];
  await recordChange(tx, who, { action: "update", noun: "entry", label: before.title, before: was, after: is });
  return after;
}

function auditedOf(blocks: readonly Block[]) {
  const textIn = (language: "de" | "en"): string =>
    blocks
      .flatMap((block) =>
        block.type === "text" ? [plainText(language === "de" ? block.html : (block.en?.html ?? ""))] : [],
      )
      .join(" ")
      .trim();
  return { text: textIn("de"), en: { text: textIn("en") } };
}

/**
 * Stores the hashes of built sections. The hashes reveal later manual changes. @returns the settings after the change
 */
export async function rememberBuilt(tx: Tx, stored: LoadedSettings, pages: readonly Built[]): Promise<LoadedSettings> {
  const legalBuilt: BuiltPages = { ...stored.settings.legalBuilt };
  for (const { page, plan } of pages) legalBuilt[page] = { day: plan.day, hashes: plan.hashes };
  const version = stored.versions.legalBuilt + 1;
  await storeSection(tx, "legalBuilt", { value: { legalBuilt }, secrets: {}, version });
  return {
    ...stored,
    settings: { ...stored.settings, legalBuilt },
    versions: { ...stored.versions, legalBuilt: version },
  };
}
