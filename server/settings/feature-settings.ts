// Reads and changes the settings of one feature. Each feature's settings have their own version.
import type { Queryable, Tx } from "#db/open.ts";
import type { CommandContext } from "../kernel/context.ts";
import { getSettings, lockSettings, type LoadedSettings } from "../kernel/settings/store.ts";
import { refuseOtherVersion } from "../kernel/versions.ts";
import { changeSection, type FeatureSection } from "./change-settings.ts";

type Section<Name extends FeatureSection> = LoadedSettings["settings"][Name];

type FeatureSettings<Name extends FeatureSection, Facts, Answer> = {
  section: Name;
  readFacts: (db: Queryable) => Promise<Facts>;
  present: (own: Section<Name> & { version: number }, facts: Facts, stored: LoadedSettings) => Answer;
  afterChange?: (tx: Tx, before: LoadedSettings, after: LoadedSettings) => Promise<void>;
};

type Written<Name extends FeatureSection> = { version?: number | undefined } & {
  [Field in keyof Section<Name>]?: Section<Name>[Field] | undefined;
};

export function featureSettings<Name extends FeatureSection, Facts, Answer>({
  section,
  readFacts,
  present,
  afterChange,
}: FeatureSettings<Name, Facts, Answer>) {
  const presented = (stored: LoadedSettings, facts: Facts): Answer =>
    present(
      { ...(stored.settings[section] as Section<Name> & object), version: stored.versions[section] },
      facts,
      stored,
    );
  return {
    read: async (db: Queryable): Promise<Answer> => presented(await getSettings(db), await readFacts(db)),

    /** @throws conflict (C409) with the stored settings */
    update: (
      { services, viewer }: CommandContext<"database" | "now" | "registries">,
      { version, ...fields }: Written<Name>,
    ): Promise<Answer> =>
      services.database.db.transaction(async (tx) => {
        const before = await lockSettings(tx);
        const facts = await readFacts(tx);
        refuseOtherVersion({ version: before.versions[section] }, version, () => presented(before, facts));
        const who = { viewer, at: services.now(), registries: services.registries };
        const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
        const value = { ...(before.settings[section] as object), ...sent } as Section<Name>;
        const after = await changeSection(tx, who, before, section, value);
        await afterChange?.(tx, before, after);
        return presented(after, facts);
      }),
  };
}

export const noFacts = (): Promise<null> => Promise.resolve(null);
