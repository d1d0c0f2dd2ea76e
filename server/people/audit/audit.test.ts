import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { auditLog } from "#db/schema/audit-log.ts";
import { openTestSite, TEST_PASSWORD, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal } from "#testing/trpc-client.ts";
import { insertFile } from "#testing/library.ts";
import { fieldsOf } from "../../kernel/audit/record.ts";
import { dropAuditBefore } from "./store.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(() => site.services.database.db.delete(auditLog));

const log = async (query: Inputs["audit"]["list"] = {}) => (await site.trpc("system").audit.list.query(query)).items;
const send = (method: string, path: string, body?: unknown, as: "admin" | "system" = "admin") =>
  site.request(method, `/api/v0${path}`, { as, body });

it("tells of an entry's life, who and with what before and after, newest first", async () => {
  const { _id } = (await send("POST", "/entry/", { title: "Apfeltag", content: ["<p>Bald.</p>"] })).body as {
    _id: string;
  };
  await send("PUT", `/entry/${_id}`, { title: "Apfeltag 2027", content: ["<p>Im Oktober.</p>"] }, "system");
  await send("PUT", `/entry/${_id}`, { title: "Apfeltag 2027" });
  await send("DELETE", `/entry/${_id}`);
  const items = await log();
  expect(items.map(({ by, action, noun, label }) => [by, action, noun, label])).toEqual([
    ["Test admin", "remove", "entry", "Apfeltag 2027"],
    ["Test system", "update", "entry", "Apfeltag 2027"],
    ["Test admin", "create", "entry", "Apfeltag"],
  ]);
  expect(items[1]?.fields).toEqual([
    { field: "title", before: "Apfeltag", after: "Apfeltag 2027" },
    { field: "text", before: "Bald.", after: "Im Oktober." },
  ]);
});

it("tells of a change that has no words, too", async () => {
  const { _id } = (await send("POST", "/entry/", { title: "Apfeltag", links: [{ title: "Weg", url: "/Kontakt" }] }))
    .body as { _id: string };
  await send("PUT", `/entry/${_id}`, { links: [{ title: "Weg", url: "/Projekt" }] });
  expect((await log()).map(({ action, fields }) => [action, fields.length > 0])).toEqual([
    ["update", false],
    ["create", true],
  ]);
});

it("keeps the save of a text whose shown part would end in the middle of an emoji", async () => {
  const text = `${"x".repeat(298)}😀${"y".repeat(20)}`;
  const answers = [
    await send("POST", "/entry/", { title: "Apfeltag", content: [`<p>${text}</p>`] }),
    await send("PUT", "/config/", { site: { footer: text } }, "system"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  expect(JSON.stringify(await log())).not.toMatch(/\\ud8[0-9a-f]{2}"|\ufffd/iu);
});

it("holds no secret, no password and no token", async () => {
  await send("PUT", "/config/", { author: "Anna", maps: { apikey: "very-secret-key-1" } }, "system");
  const { token } = await site.trpc("admin").tokens.create.mutate({
    name: "Kalender",
    rights: { entry: "read" },
    until: soon(),
    password: TEST_PASSWORD,
  });
  const items = await log();
  const text = JSON.stringify(items);
  for (const secret of ["very-secret-key-1", token, TEST_PASSWORD]) expect(text).not.toContain(secret);
  expect(items.map(({ noun, label }) => [noun, label])).toEqual([
    ["token", "Kalender"],
    ["settings", "texts"],
    ["settings", "maps"],
  ]);
  expect(items[1]?.fields).toEqual([{ field: "author", before: null, after: "Anna" }]);
  expect(items[2]?.fields).toEqual([{ field: "maps.apikey", before: null, after: expect.stringMatching(/^\*{3}/u) }]);
});

const soon = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

it("tells of users, and what a token did", async () => {
  const ines = { name: "Ines Feld", handle: "ines@example.org", roles: ["admin"] };
  const { _id } = (await send("POST", "/auth/", ines, "system")).body as { _id: string };
  await send("PUT", `/auth/${_id}`, { roles: ["system"], locked: true }, "system");
  await send("DELETE", `/auth/${_id}`, undefined, "system");
  const items = await log({ noun: "user" });
  expect(items.map(({ action, label }) => [action, label])).toEqual([
    ["remove", ines.handle],
    ["update", ines.handle],
    ["create", ines.handle],
  ]);
  expect(items[1]?.fields).toEqual([
    { field: "roles", before: "admin", after: "system" },
    { field: "isLocked", before: "false", after: "true" },
  ]);
});

it("tells of the settings that have screens of their own, by the paths of their fields", async () => {
  const { messages, users } = site.trpc("system");
  const silent = { enabled: false, subject: "", text: "" };
  const templates = [{ id: "dank", name: "Dank", de: "Danke!", en: "" }];
  await messages.updateSettings.mutate({ automaticAnswer: { de: silent, en: silent }, templates, keptDays: 90 });
  await users.updatePolicy.mutate({ secondFactorRequired: false });
  await send("PUT", "/config/", { meta: { sites: [{ path: "/Kontakt", title: "Kontakt", description: "" }] } });
  expect((await log()).map(({ label, fields }) => [label, fields.map(({ field }) => field)])).toEqual([
    ["pages", expect.arrayContaining(["meta.sites./Kontakt.title"])],
    ["messages", expect.arrayContaining(["messages.keptDays", "messages.templates.1.name"])],
  ]);
});

it("tells of files: facts, tags and their removal", async () => {
  const _id = await insertFile(site.services.database, { name: "notiz.txt", ext: "txt", kind: "other" });
  await send("PUT", `/file/${_id}`, { tags: ["Verein"] });
  await site.trpc("admin").files.tag.mutate({ ids: [_id], tags: ["Verein", "Bilder"] });
  await send("DELETE", `/file/${_id}`);
  const tags = (before: string | null, after: string) => [{ field: "tags", before, after }];
  expect((await log({ noun: "file" })).map(({ action, label, fields }) => [action, label, fields])).toEqual([
    ["remove", "notiz.txt", []],
    ["update", "notiz.txt", tags("Verein", "Verein, Bilder")],
    ["update", "notiz.txt", tags(null, "Verein")],
  ]);
});

it("tells of products", async () => {
  const { _id } = (
    await send("POST", "/shop/product/", { title: "Saft", price: 240, variants: [{ key: "Größe", value: "1 l" }] })
  ).body as { _id: string };
  await send("PUT", `/shop/product/${_id}`, { price: 260, variants: [{ key: "Größe", value: "1 l", stock: 5 }] });
  await send("DELETE", `/shop/product/${_id}`);
  const items = await log({ noun: "product" });
  expect(items.map(({ action, label }) => [action, label])).toEqual([
    ["remove", "Saft"],
    ["update", "Saft"],
    ["create", "Saft"],
  ]);
  expect(items[1]?.fields).toEqual([
    { field: "price", before: "240", after: "260" },
    { field: "variants.1 l.pieces", before: null, after: "5" },
  ]);
});

it("is filtered, searched, for system users alone, and forgotten after a year", async () => {
  await send("POST", "/entry/", { title: "Apfeltag" });
  await send("PUT", "/config/", { author: "Berta" });
  expect(await log({ noun: "settings" })).toHaveLength(1);
  expect(await log({ q: "apfel" })).toHaveLength(1);
  expect(await log({ q: "Test admin" })).toHaveLength(2);
  // The search matches displayed names in both languages. The setting 'author' is displayed under 'Website'.
  await send("PUT", "/config/", { site: { address: { city: "Sonnenau" } } });
  for (const q of ["Adresse", "address"]) expect(await log({ q }), q).toHaveLength(1);
  expect(await log({ q: "website" })).toHaveLength(2);
  // The search matches names of changed fields, but not parts of their stored keys.
  for (const q of ["City", "verantwortlich", "Responsible"]) expect(await log({ q }), q).toHaveLength(1);
  for (const q of ["Breitengrad", "auth", "Newsletter"]) expect(await log({ q }), q).toEqual([]);
  expect((await refusal(site.trpc("admin").audit.list.query({}))).status).toBe(403);
  await dropAuditBefore(site.services.database.db, new Date(Date.now() + 1000));
  expect(await log()).toEqual([]);
});

it("keeps long texts short, and lists readable", () => {
  expect(fieldsOf({ text: "x".repeat(1000), tags: ["a", "b"], same: 1 }, { text: "", tags: ["a"], same: 1 })).toEqual([
    { field: "text", before: `${"x".repeat(299)}…`, after: null },
    { field: "tags", before: "a, b", after: "a" },
  ]);
});
