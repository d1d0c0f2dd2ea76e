import { localDay } from "#contract/values/clock-of-place.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { PublishLegalInput } from "#contract/schemas/legal.ts";
import type { LegalPage, SectionPlan } from "#contract/values/legal-fields.ts";
import { can } from "#contract/values/permissions.ts";
import { getSettings, lockSettings } from "../../kernel/settings/store.ts";
import type { AskingContext, CommandContext } from "../../kernel/context.ts";
import { sentencesOf } from "../../kernel/errors.ts";
import { presentEntry } from "../../content/entries/present.ts";
import { lockEntry } from "../../content/entries/store.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { type LegalFacts, readLegalFacts } from "./facts.ts";
import { lacksController, missingFields } from "./missing.ts";
import { pageEntry, planEntry } from "./page-plan.ts";
import { rememberBuilt, writePage } from "./write-page.ts";

type Needs = "database" | "now" | "publicUrl";
type Context = CommandContext<Needs>;
type ReadingContext = Pick<AskingContext<Needs>, "services" | "language">;

export type LegalPlan = {
  version: number;
  sections: SectionPlan[];
  own: number;
  isChanging: boolean;
  /** Why the page cannot be built yet, by the field of the form. */
  missing: Record<string, string>;
};

/** @throws notFound (C404) if the page has no entry */
export async function readPlan({ services, language }: ReadingContext, page: LegalPage): Promise<LegalPlan> {
  const { db } = services.database;
  const stored = await getSettings(db);
  const row = await pageEntry(db, page);
  if (!row) throw new AppError("notFound");
  const facts = await readLegalFacts(db, stored, services.publicUrl());
  const today = localDay(services.now());
  const plan = planEntry(row, { page, facts, built: stored.settings.legalBuilt, today });
  const missing = sentencesOf(problemsOf(page, facts), language);
  return { version: row.version, sections: plan.sections, own: plan.own, isChanging: plan.isChanging, missing };
}

const problemsOf = (page: LegalPage, facts: LegalFacts) => ({
  ...missingFields(page, facts),
  ...(page === "Datenschutz" && lacksController(facts.settings) && { imprint: { key: "required" as const } }),
});

/**
 * Rebuilds a page and publishes it. Keeps manual changes of a section unless `anew` contains the section. `replacesOwn`
 * also removes blocks that the program did not build.
 * @throws forbidden (C100), notFound (C404), invalid (C200) with the fields that must be filled first
 * @throws conflict (C409) if the page has changed since the editor compared it
 */
export function publishPage(
  { services, viewer }: Context,
  { page, version, anew, replacesOwn }: PublishLegalInput,
): Promise<{ version: number }> {
  if (!can(viewer, "update", "entries")) throw new AppError("forbidden");
  const who = { viewer, at: services.now() };
  return services.database.db.transaction(async (tx) => {
    const stored = await lockSettings(tx);
    const facts = await readLegalFacts(tx, stored, services.publicUrl());
    const problems = problemsOf(page, facts);
    if (Object.keys(problems).length > 0) throw new AppError("invalid", { fields: problems });
    const found = await pageEntry(tx, page);
    const row = found && (await lockEntry(tx, found.id));
    if (!row) throw new AppError("notFound");
    refuseOtherVersion(row, version, (one) => presentEntry(one, who.at));
    const { legalBuilt: built } = stored.settings;
    const choices = { anew: new Set(anew), replacesOwn };
    const plan = planEntry(row, { page, facts, built, today: localDay(who.at) }, choices);
    if (!plan.isChanging) return { version: row.version };
    const after = await writePage(tx, who, row, { page, plan });
    await rememberBuilt(tx, stored, [{ page, plan }]);
    return { version: after.version };
  });
}
