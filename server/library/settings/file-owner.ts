// The settings use files too: the site's logo, and the notice of the legal guarantee (legal.md L18).
import { isDeepStrictEqual } from "node:util";
import type { Settings } from "#contract/schemas/settings.ts";
import { lookPath, shopCenterPath } from "#contract/values/pages.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import type { FileOwner } from "../../kernel/owners/file-owner.ts";
import { findFileIds } from "../files/store.ts";
import { ownersUsing, storeFileUses } from "../files/uses-store.ts";
import { storeSettings } from "../../settings/change-settings.ts";
import { presentSettings } from "../../settings/present.ts";
import { readSituation } from "./situation.ts";
import { getSettings, lockSettings, type LoadedSettings } from "../../kernel/settings/store.ts";

const KIND = "settings";

type Places = Record<string, string | null>;

/** Each section keeps its files at one place or more. */
const owners = {
  shop: {
    filesAt: ({ shop }: Settings): Places => shop.guaranteeNotice,
    withFiles: (settings: Settings, files: Places): Settings => ({
      ...settings,
      shop: { ...settings.shop, guaranteeNotice: { ...settings.shop.guaranteeNotice, ...files } },
    }),
    place: "guaranteeNotice",
    title: "Shop",
    path: `${shopCenterPath}/settings`,
  },
  site: {
    filesAt: ({ site }: Settings): Places => ({ logo: site.logo }),
    withFiles: (settings: Settings, { logo = null }: Places): Settings => ({
      ...settings,
      site: { ...settings.site, logo },
    }),
    place: "logo",
    title: "Logo",
    path: lookPath,
  },
} as const;
type Section = keyof typeof owners;
const sections = Object.keys(owners) as Section[];

const filesOf = ({ settings }: Pick<LoadedSettings, "settings">, section: Section): string[] => [
  ...new Set(Object.values(owners[section].filesAt(settings)).filter((id) => id !== null)),
];

export async function storeSettingsUses(tx: Tx, stored: Pick<LoadedSettings, "settings">): Promise<void> {
  for (const id of sections) await storeFileUses(tx, { kind: KIND, id }, filesOf(stored, id));
}

async function isUsing(db: Queryable, fileIds: readonly string[]): Promise<boolean> {
  return (await ownersUsing(db, KIND, fileIds)).length > 0;
}

type Stored = Partial<Record<Section, Places>>;

async function storeFiles(tx: Tx, before: LoadedSettings, files: Stored): Promise<void> {
  const named = sections.filter((section) => files[section] !== undefined);
  const settings = named.reduce(
    (stored, section) => owners[section].withFiles(stored, files[section] ?? {}),
    before.settings,
  );
  const versions = { ...before.versions };
  for (const section of named) versions[section] += 1;
  const after = { ...before, settings, versions };
  await storeSettings(tx, after, named);
  const moment = new Date(0);
  await publicChange(
    tx,
    "settings",
    presentSettings(before, guestViewer, await readSituation(tx, before.settings, moment)),
    presentSettings(after, guestViewer, await readSituation(tx, after.settings, moment)),
  );
}

async function withoutFiles(tx: Tx, isGone: (fileId: string) => boolean) {
  const before = await lockSettings(tx);
  const named = sections.filter((section) => filesOf(before, section).some(isGone));
  const left = named.map((section) => {
    const places = Object.entries(owners[section].filesAt(before.settings));
    return [
      section,
      Object.fromEntries(places.map(([at, id]) => [at, id !== null && isGone(id) ? null : id])),
    ] as const;
  });
  if (named.length > 0) await storeFiles(tx, before, Object.fromEntries(left));
  return { before, named };
}

async function knownFiles(tx: Tx, files: Places): Promise<Places> {
  const known = await findFileIds(
    tx,
    Object.values(files).filter((id) => id !== null),
  );
  return Object.fromEntries(Object.entries(files).map(([at, id]) => [at, id !== null && known.has(id) ? id : null]));
}

export const settingsFileOwner: FileOwner = {
  removeFiles: async (tx, fileIds) => {
    if (!(await isUsing(tx, fileIds))) return [];
    const { before, named } = await withoutFiles(tx, (id) => fileIds.includes(id));
    return named.map((id) => ({
      id,
      fileIds: filesOf(before, id),
      before: before.versions[id],
      after: before.versions[id] + 1,
      part: { files: owners[id].filesAt(before.settings) },
    }));
  },

  putBack: async (tx, { id, version, part }) => {
    if (!(id in owners)) return "gone";
    const section = id as Section;
    const stored = await lockSettings(tx);
    if (stored.versions[section] !== version) return "changed";
    const files = await knownFiles(tx, (part as { files: Places }).files);
    if (isDeepStrictEqual(files, owners[section].filesAt(stored.settings))) return "changed";
    await storeFiles(tx, stored, { [section]: files });
    await storeFileUses(
      tx,
      { kind: KIND, id },
      Object.values(files).filter((file) => file !== null),
    );
    return { version: version + 1 };
  },

  versionsOf: async (db) => {
    const { versions } = await getSettings(db);
    return new Map(sections.map((id) => [id, versions[id]]));
  },

  // The settings contain only the id of the logo. But the site makes pictures from the logo, and these pictures change.
  renewVariants: async (tx, before, after) => {
    const { logo } = (await getSettings(tx)).settings.site;
    if (logo === before.id) await publicChange(tx, "settings", before.variants, after);
  },

  listUses: async (db, fileIds) => {
    if (!(await isUsing(db, fileIds))) return { items: [], total: 0 };
    const stored = await getSettings(db);
    const items = sections.flatMap((id) => {
      const { title, path, place } = owners[id];
      const uses = filesOf(stored, id)
        .filter((fileId) => fileIds.includes(fileId))
        .map((fileId) => ({ fileId, place: { type: place } }));
      return uses.length > 0 ? [{ kind: KIND, id, title, path, state: "public", uses } as const] : [];
    });
    return { items, total: items.length };
  },

  listNamedFiles: async (db, after, limit) => {
    const stored = await getSettings(db);
    const following = sections.filter((id) => id > after).slice(0, limit);
    return following.map((id) => ({ id, fileIds: filesOf(stored, id) }));
  },

  mend: async (tx, section) => {
    if (!(section in owners)) return;
    const stored = await lockSettings(tx);
    const known = await findFileIds(tx, filesOf(stored, section as Section));
    await withoutFiles(tx, (id) => filesOf(stored, section as Section).includes(id) && !known.has(id));
    await storeFileUses(tx, { kind: KIND, id: section }, [...known]);
  },
};
