// The first steps of a new site. Content of the demo does not count.
import { isDeepStrictEqual } from "node:util";
import { and, eq, isNotNull, isNull, not, sql } from "drizzle-orm";
import { firstSteps, type FirstStep, type StepState } from "#contract/schemas/first-steps.ts";
import { fixedPageTag, FIXED_PAGE_TAG } from "#contract/values/pages.ts";
import { defaultSite } from "#contract/schemas/site.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { demoItems } from "#db/schema/demo.ts";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { storeSettings, withSection } from "../../settings/change-settings.ts";
import { getSettings, lockSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { hasFirstText } from "../../content/entries/first-texts.ts";
import { findEntryByTag, hasTag } from "../../content/entries/store.ts";

export async function readFirstSteps(db: Queryable): Promise<StepState[]> {
  const { settings } = await getSettings(db);
  const done: Record<FirstStep, boolean> = {
    name: await hasOwnName(db, settings),
    look: hasOwnLook(settings) || (settings.firstSteps.done ?? []).includes("look"),
    imprint: await hasOwnImprint(db),
    picture: await isThere(
      db
        .select({ one: sql`1` })
        .from(files)
        .where(and(eq(files.kind, "image"), not(isDemos(db, "file"))))
        .limit(1),
    ),
    entry: await isThere(
      db
        .select({ one: sql`1` })
        .from(entries)
        .where(and(isNotNull(entries.publishDate), not(hasTag(db, FIXED_PAGE_TAG)), not(isDemos(db, "entry"))))
        .limit(1),
    ),
  };
  return firstSteps.map((name) => ({ name, isDone: done[name], isLeft: settings.firstSteps.left.includes(name) }));
}

const isThere = async (rows: PromiseLike<unknown[]>): Promise<boolean> => (await rows).length > 0;

/** True if the row belongs to the demo and was not removed with the demo. */
function isDemos(db: Queryable, kind: "file" | "entry") {
  const id = kind === "file" ? files.id : entries.id;
  const items = db
    .select({ one: sql`1` })
    .from(demoItems)
    .where(and(eq(demoItems.kind, kind), eq(demoItems.id, id), isNull(demoItems.removed)));
  return sql`exists (${items})`;
}

async function hasOwnName(db: Queryable, { title, site }: Settings): Promise<boolean> {
  const name = site.name || title;
  const [brought] = await db
    .select({ written: demoItems.written })
    .from(demoItems)
    .where(and(eq(demoItems.kind, "settings"), eq(demoItems.id, "texts"), isNull(demoItems.removed)));
  return name !== "" && name !== brought?.written?.["title"];
}

const hasOwnLook = ({ site: { logo, palette, accent, fonts } }: Settings): boolean =>
  logo !== null || accent !== null || palette !== defaultSite.palette || fonts !== defaultSite.fonts;

async function hasOwnImprint(db: Queryable): Promise<boolean> {
  const page = await findEntryByTag(db, fixedPageTag("Impressum"), { publicAt: null });
  if (page === null || hasFirstText(page, "Impressum") || page.blocks.length === 0) return false;
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

/** Completes the step 'look'. Saving completes this step, even if the look is the default one. */
export function chooseLook({ services }: CommandContext<"database">): Promise<StepState[]> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    return storeSteps(tx, before, { ...before.settings.firstSteps, done: ["look"] });
  });
}

/** Does not write the audit log, because the steps change nothing on the site. */
async function storeSteps(tx: Tx, before: LoadedSettings, steps: Settings["firstSteps"]): Promise<StepState[]> {
  if (!isDeepStrictEqual(steps, before.settings.firstSteps))
    await storeSettings(tx, withSection(before, "firstSteps", steps), ["firstSteps"]);
  return readFirstSteps(tx);
}
