// The first steps of a new site. Content of the demo does not count.
import { isDeepStrictEqual } from "node:util";
import { and, eq, isNotNull, isNull, not, sql } from "drizzle-orm";
import { firstSteps, type FirstStep, type StepState } from "#contract/schemas/first-steps.ts";
import { fixedPageTag, FIXED_PAGE_TAG, OWN_PAGE_TAG } from "#contract/values/pages.ts";
import { defaultSite } from "#contract/schemas/site.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { demoItems } from "#db/schema/demo.ts";
import { entries } from "#db/schema/entries.ts";
import { storeSettings, withSection } from "../../settings/change-settings.ts";
import { getSettings, lockSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { hasFirstText } from "../../content/entries/first-texts.ts";
import { findEntryByTag, hasTag } from "../../content/entries/store.ts";

export async function readFirstSteps(db: Queryable): Promise<StepState[]> {
  const { settings } = await getSettings(db);
  const { left, done: finished = [] } = settings.firstSteps;
  const { site, components, onlyGerman } = settings;
  const brought = await findBroughtSettings(db);
  const changed: Partial<Record<FirstStep, boolean>> = {
    kind: await isThere(
      db
        .select({ one: sql`1` })
        .from(entries)
        .where(and(hasTag(db, OWN_PAGE_TAG), not(isDemos(db))))
        .limit(1),
    ),
    name: hasOwnName(settings, brought),
    logo: site.logo !== null && site.logo !== broughtSite(brought)?.logo,
    colors: hasOwnLook(site, brought),
    address: hasOwnAddress(site.address, brought),
    mails: settings.notify.message.length > 0 || settings.notify.order.length > 0,
    imprint: await hasOwnText(db, "Impressum"),
    privacy: await hasOwnText(db, "Datenschutz"),
    entry: await isThere(
      db
        .select({ one: sql`1` })
        .from(entries)
        .where(and(isNotNull(entries.publishDate), not(hasTag(db, FIXED_PAGE_TAG)), not(isDemos(db))))
        .limit(1),
    ),
    language: onlyGerman,
    // The demo has a shop.
    shop: components.shop.enabled && brought.size === 0,
  };
  return firstSteps.map((name) => ({
    name,
    isDone: changed[name] === true || finished.includes(name),
    isLeft: left.includes(name),
  }));
}

const isThere = async (rows: PromiseLike<unknown[]>): Promise<boolean> => (await rows).length > 0;

/** True if the entry belongs to the demo and was not removed with the demo. */
function isDemos(db: Queryable) {
  const items = db
    .select({ one: sql`1` })
    .from(demoItems)
    .where(and(eq(demoItems.kind, "entry"), eq(demoItems.id, entries.id), isNull(demoItems.removed)));
  return sql`exists (${items})`;
}

type Brought = ReadonlyMap<string, Record<string, unknown>>;

/** @returns the values that the demo wrote, by section of the settings; empty after the demo was removed */
async function findBroughtSettings(db: Queryable): Promise<Brought> {
  const rows = await db
    .select({ id: demoItems.id, written: demoItems.written })
    .from(demoItems)
    .where(and(eq(demoItems.kind, "settings"), isNull(demoItems.removed)));
  return new Map(rows.map(({ id, written }) => [id, written ?? {}]));
}

function hasOwnName({ title, site }: Settings, brought: Brought): boolean {
  const name = site.name || title;
  return name !== "" && name !== brought.get("texts")?.["title"];
}

const broughtSite = (brought: Brought): Settings["site"] | undefined =>
  (brought.get("site") as { site?: Settings["site"] } | undefined)?.site;

function hasOwnLook({ accent, palette, fonts }: Settings["site"], brought: Brought): boolean {
  const first = broughtSite(brought) ?? defaultSite;
  return accent !== first.accent || palette !== first.palette || fonts !== first.fonts;
}

function hasOwnAddress({ street, city }: Settings["site"]["address"], brought: Brought): boolean {
  const site = broughtSite(brought);
  return street !== "" && city !== "" && (street !== site?.address.street || city !== site.address.city);
}

async function hasOwnText(db: Queryable, name: "Impressum" | "Datenschutz"): Promise<boolean> {
  const page = await findEntryByTag(db, fixedPageTag(name), { publicAt: null });
  if (page === null || hasFirstText(page, name) || page.blocks.length === 0) return false;
  const [brought] = await db
    .select({ version: demoItems.version })
    .from(demoItems)
    .where(and(eq(demoItems.kind, "page"), eq(demoItems.id, page.id), isNull(demoItems.removed)));
  return brought?.version !== page.version;
}

export function leaveStep(
  { services }: CommandContext<"database">,
  { name, isLeft }: { name: FirstStep; isLeft: boolean },
): Promise<StepState[]> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const others = before.settings.firstSteps.left.filter((step) => step !== name);
    const left = firstSteps.filter((step) => others.includes(step) || (isLeft && step === name));
    return storeSteps(tx, before, { ...before.settings.firstSteps, left });
  });
}

/** Completes a step, also if the user keeps what is stored. */
export function finishStep({ services }: CommandContext<"database">, name: FirstStep): Promise<StepState[]> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const { left, done = [] } = before.settings.firstSteps;
    const finished = firstSteps.filter((step) => step === name || done.includes(step));
    return storeSteps(tx, before, { left: left.filter((step) => step !== name), done: finished });
  });
}

/** Does not write the audit log, because the steps change nothing on the site. */
async function storeSteps(tx: Tx, before: LoadedSettings, steps: Settings["firstSteps"]): Promise<StepState[]> {
  if (!isDeepStrictEqual(steps, before.settings.firstSteps))
    await storeSettings(tx, withSection(before, "firstSteps", steps), ["firstSteps"]);
  return readFirstSteps(tx);
}
