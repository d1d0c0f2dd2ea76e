import { afterAll, beforeAll, expect, it } from "vitest";
import { fileUses } from "#db/schema/file-uses.ts";
import { settingsFileOwner } from "./file-owner.ts";
import { insertFile } from "#testing/library.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const setNotice = (guaranteeNotice: string | null) =>
  site.request("PUT", "/api/v0/config/", { as: "admin", body: { shop: { guaranteeNotice: { de: guaranteeNotice } } } });

const usesOf = (id: string) => site.trpc("admin").files.uses.query({ ids: [id] });

async function noticeNow(): Promise<string | null> {
  const { body } = await site.request("GET", "/api/v0/config/", { as: "admin" });
  return (body as [{ shop: { guaranteeNotice: { de: string | null } } }])[0].shop.guaranteeNotice.de;
}

it("says where it is used, only while it is", async () => {
  const id = await insertFile(site.services.database);
  expect((await setNotice(id)).status).toBe(200);
  expect(await usesOf(id)).toMatchObject({
    total: 1,
    usedIds: [id],
    items: [{ kind: "settings", path: "/admincenter/shop/settings", uses: [{ place: { type: "guaranteeNotice" } }] }],
  });
  await setNotice(null);
  expect(await usesOf(id)).toEqual({ items: [], total: 0, usedIds: [] });
});

it("leaves the settings when it is removed, so that nothing names a file that is gone", async () => {
  const id = await insertFile(site.services.database);
  await setNotice(id);
  expect((await site.request("DELETE", `/api/v0/file/${id}`, { as: "admin" })).status).toBe(200);
  expect(await noticeNow()).toBeNull();
});

it("is mended by what the settings say", async () => {
  const { db } = site.services.database;
  const id = await insertFile(site.services.database);
  await setNotice(id);
  await db.delete(fileUses);
  expect(await settingsFileOwner.listNamedFiles(db, "", 10)).toEqual([
    { id: "shop", fileIds: [id] },
    { id: "site", fileIds: [] },
  ]);
  expect(await settingsFileOwner.listNamedFiles(db, "shop", 10)).toEqual([{ id: "site", fileIds: [] }]);
  expect(await settingsFileOwner.listNamedFiles(db, "site", 10)).toEqual([]);
  const change = { by: null, at: new Date() };
  await db.transaction((tx) => settingsFileOwner.mend(tx, "shop", change));
  expect((await usesOf(id)).usedIds).toEqual([id]);
});
