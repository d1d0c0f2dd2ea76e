// The settings as an owner of files: the notice of the legal guarantee (legal.md L18).
import { shopCenterPath } from "#contract/pages.ts";
import { guestViewer } from "#contract/permissions.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { publicChange } from "../content/public-change.ts";
import type { FileOwner } from "../files/file-owner.ts";
import { findFileIds } from "../files/store.ts";
import { ownersUsing, storeFileUses } from "../files/uses-store.ts";
import { hasOrders } from "../shop/contracts.ts";
import { storeSettings } from "./change-settings.ts";
import { presentConfig } from "./present.ts";
import { getSettings, lockSettings, type StoredConfig } from "./store.ts";

/** The section, which is the owner. */
const OWNER = { kind: "settings", id: "shop" } as const;

/** In the transaction that stores the settings. */
export async function storeSettingsUses(tx: Tx, stored: Pick<StoredConfig, "settings">): Promise<void> {
  await storeFileUses(tx, OWNER, filesOf(stored));
}

const filesOf = ({ settings: { shop } }: Pick<StoredConfig, "settings">): string[] =>
  shop.guaranteeNotice === null ? [] : [shop.guaranteeNotice];

async function isUsing(db: Queryable, fileIds: readonly string[]): Promise<boolean> {
  return (await ownersUsing(db, OWNER.kind, fileIds)).length > 0;
}

/** Without the notice, if it is one of those that go. */
async function withoutNotice(tx: Tx, isGone: (fileId: string) => boolean): Promise<void> {
  const before = await lockSettings(tx);
  if (!filesOf(before).some(isGone)) return;
  const shop = { ...before.settings.shop, guaranteeNotice: null };
  const versions = { ...before.versions, shop: before.versions.shop + 1 };
  const after = { ...before, settings: { ...before.settings, shop }, versions };
  await storeSettings(tx, after, ["shop"]);
  const isSold = await hasOrders(tx);
  await publicChange(
    tx,
    "settings",
    presentConfig(before, guestViewer, isSold),
    presentConfig(after, guestViewer, isSold),
  );
}

export const settingsFileOwner: FileOwner = {
  removeFiles: async (tx, fileIds) => {
    if (await isUsing(tx, fileIds)) await withoutNotice(tx, (id) => fileIds.includes(id));
  },

  // They name the file, not its variants.
  renewVariants: async () => {},

  listUses: async (db, fileIds) => {
    if (!(await isUsing(db, fileIds))) return { items: [], total: 0 };
    const uses = filesOf(await getSettings(db)).map((fileId) => ({
      fileId,
      place: { type: "guaranteeNotice" as const },
    }));
    return {
      items: [{ ...OWNER, title: "Shop", path: `${shopCenterPath}/settings`, state: "public", uses }],
      total: 1,
    };
  },

  listNamedFiles: async (db, after) => {
    if (after >= OWNER.id) return [];
    return [{ id: OWNER.id, fileIds: filesOf(await getSettings(db)) }];
  },

  mend: async (tx) => {
    const known = await findFileIds(tx, filesOf(await lockSettings(tx)));
    await withoutNotice(tx, (id) => !known.has(id));
    await storeFileUses(tx, OWNER, [...known]);
  },
};
