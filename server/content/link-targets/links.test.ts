import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { v7 as newId } from "uuid";
import type { Block } from "#contract/blocks/schema.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import { pageState } from "#contract/schemas/page-states.ts";
import { linkTargetOf } from "#contract/values/site-links.ts";
import { componentNames, type Components } from "#contract/values/components.ts";
import { findEntry } from "../entries/store.ts";
import { listUses } from "../../library/files/list-uses.ts";
import { removeFiles } from "../../library/files/remove-files.ts";
import { createCaller } from "../../router.ts";
import { storeEntry } from "#testing/entries.ts";
import { admin, contextOf, insertAdmin, openTestServices, type TestServices } from "#testing/file-services.ts";
import { storeProduct } from "#testing/products.ts";
import { insertFile } from "#testing/library.ts";

let services: TestServices;
let editor: ReturnType<typeof createCaller>;
let guest: ReturnType<typeof createCaller>;
beforeAll(async () => {
  services = await openTestServices();
  await insertAdmin(services.database);
  editor = createCaller(contextOf(services, admin));
  guest = createCaller(contextOf(services, guestViewer));
});
afterAll(() => services.close());

const publishDate = new Date("2026-01-01T00:00:00Z");
const later = new Date("2999-01-01T00:00:00Z");
const news = (title: string, more: object = {}) =>
  storeEntry(services.database, { title, tags: ["Aktuelles"], publishDate, ...more });
const text = (html: string): Block => ({ id: "t", type: "text", html, media: [] });
const htmlOf = async (caller: typeof guest, id: string): Promise<string> => {
  const { entry } = await caller.entries.article({ id });
  return entry.blocks.map((block) => (block.type === "text" ? block.html : "")).join("");
};

describe("what a link may lead to", () => {
  it("is found by its title, with its place and state; what has no page is not offered", async () => {
    const shown = await news("Obstblüte am Hang");
    const planned = await news("Die Obstblüte kommt", { publishDate: later, tags: ["Veranstaltungen|Hof"] });
    const draft = await news("Obstblüte, Entwurf", { publishDate: null });
    await news("Obstblüte ohne Ort", { tags: ["Presse"] });
    await news("Anderes", { blocks: [text("<p>Obstblüte</p>")] });
    const page = await news("Obstblüten-Seite", { tags: ["Seite|Projekt"] });
    const file = await insertFile(services.database, { name: "obstbluete-plan.pdf", ext: "pdf", kind: "pdf" });
    const { items } = await editor.linkTargets.find({ q: "OBSTBLU" });
    expect(items).toEqual([
      { kind: "entry", href: `/Aktuelles/${draft.id}`, title: draft.title, place: "Aktuelles", state: "draft" },
      {
        kind: "entry",
        href: `/Veranstaltungen/${planned.id}`,
        title: planned.title,
        place: "Veranstaltungen",
        state: "scheduled",
      },
      { kind: "page", href: "/Projekt", title: page.title, place: "", state: "public" },
      { kind: "entry", href: `/Aktuelles/${shown.id}`, title: shown.title, place: "Aktuelles", state: "public" },
      { kind: "file", href: `/api/v0/download/${file}`, title: "obstbluete-plan.pdf", place: "PDF", state: "public" },
    ]);
    const { id: product } = await storeProduct(services.database.db, {
      title: "Rapshonig, süß",
      en: { title: "Rapeseed honey" },
    });
    await storeProduct(services.database.db, { title: "Rapshonig, alt", hidden: true });
    expect((await editor.linkTargets.find({ q: "rapshon" })).items).toEqual([]);
    await editor.settings.update({ components: { shop: { enabled: true } } });
    for (const q of ["rapshon", "SÜSS", "seed hon"])
      expect((await editor.linkTargets.find({ q })).items).toEqual([
        { kind: "product", href: `/shop/${product}`, title: "Rapshonig, süß", place: "", state: "public" },
      ]);
    expect((await editor.linkTargets.find({})).items.length).toBeLessThanOrEqual(8);
    expect((await editor.linkTargets.find({ q: "projek" })).items).toEqual([
      { kind: "page", href: "/Projekt", title: "Projekt", place: "", state: "public" },
    ]);
  });

  it("is judged by its id: public, hidden from guests, or gone", async () => {
    const [shown, draft, nowhere] = [
      await news("A"),
      await news("B", { publishDate: null }),
      await news("C", { tags: ["Presse"] }),
    ];
    const [file, gone] = [await insertFile(services.database), newId()];
    const judged = await editor.linkTargets.judge({
      entries: [shown.id, draft.id, nowhere.id, gone],
      files: [file, gone],
    });
    expect(judged).toEqual({
      [shown.id]: "public",
      [draft.id]: "hidden",
      [nowhere.id]: "hidden",
      [file]: "public",
      [gone]: "missing",
    });
    const own = await editor.navigation.add({ title: "Mannschaft", address: "/mannschaft", place: "main" });
    const paths = ["/Mannschaft/", "/Aktuelles/a", "/Aktuelles/gibt-es-nicht", "/alt", "/%E4"];
    await editor.addresses.add({ from: "/alt", to: "/Kontakt" });
    const states = () => editor.linkTargets.judge({ entries: [], files: [], paths });
    const others = {
      "/Aktuelles/a": "public",
      "/Aktuelles/gibt-es-nicht": "missing",
      "/alt": "public",
      "/%E4": "missing",
    };
    expect(await states()).toEqual({ "/Mannschaft/": "hidden", ...others });
    await editor.entries.update({ id: own.id, publishDate: "now" });
    expect(await states()).toEqual({ "/Mannschaft/": "public", ...others });
    await expect(guest.linkTargets.judge({ entries: [], files: [] })).rejects.toMatchObject({
      message: expect.anything(),
    });
    await expect(guest.linkTargets.find({ q: "A" })).rejects.toMatchObject({ message: expect.anything() });
  });
});

describe("a link in a text", () => {
  it("leads guests to what they see, and is words where it would lead nowhere; editors keep it", async () => {
    const [shown, draft] = [await news("Da"), await news("Noch nicht", { publishDate: null })];
    const file = await insertFile(services.database, { kind: "pdf", ext: "pdf" });
    const links = [`/Aktuelles/${shown.id}`, `/Veranstaltungen/${draft.id}`, `/Aktuelles/${newId()}`];
    const files = [`/api/v0/download/${file}`, `/v0/api/download/${newId()}`];
    const others = ["/Kontakt", "https://example.org/?a=1&amp;b=2", "mailto:a@example.org", "#a"];
    const html = [...links, ...files, ...others].map((href) => `<p><a href="${href}">x <em>y</em></a></p>`).join("");
    const { id } = await news("Mit Links", { blocks: [text(html)] });
    const seen = await htmlOf(guest, id);
    for (const href of ["/Aktuelles/da", files[0], ...others])
      expect(seen).toContain(`<a href="${href}">x <em>y</em></a>`);
    expect(seen.match(/<a /gu)).toHaveLength(6);
    expect(seen.match(/<p>x <em>y<\/em><\/p>/gu)).toHaveLength(3);
    expect(await htmlOf(editor, id)).toBe(html);
  });

  it("is a use of its file, in both languages, and becomes words when the file goes", async () => {
    const { db } = services.database;
    const [german, english] = [await insertFile(services.database), await insertFile(services.database)];
    const link = (id: string) => `<p>vor <a href="/api/v0/download/${id}">Plan</a> nach</p>`;
    const row = await news("Mit Plan", { blocks: [{ ...text(link(german)), en: { html: link(english) } }] });
    for (const id of [german, english])
      expect(await listUses(services, [id])).toMatchObject({
        items: [{ id: row.id, uses: [{ fileId: id, place: { type: "text", number: 1 } }] }],
        usedIds: [id],
      });
    await removeFiles(services, [german, english]);
    const after = await findEntry(db, row.id, { publicAt: null });
    expect(after?.blocks).toMatchObject([{ html: "<p>vor Plan nach</p>", en: { html: "<p>vor Plan nach</p>" } }]);
  });
});

it("addresses within the site are known by what they name", () => {
  const id = newId();
  expect(linkTargetOf(`/Aktuelles/${id}?tag=2026-01-01#a`)).toEqual({ kind: "entry", id });
  expect(linkTargetOf(`/v0/api/download/${id}/${id}`)).toEqual({ kind: "file", id });
  expect(linkTargetOf("/Kontakt#a")).toEqual({ kind: "page", path: "/Kontakt" });
  for (const href of ["https://example.org/Aktuelles", "mailto:a@b.de", "#a"]) expect(linkTargetOf(href)).toBeNull();
  const all = (enabled: boolean) => ({
    components: Object.fromEntries(componentNames.map((name) => [name, { enabled }])) as Components,
  });
  expect(
    ["/", "/Kontakt/", "/Aktuelles/apfeltag", "/erlebnis/101", "/shop"].map((path) => pageState(path, all(true))),
  ).toEqual(Array(5).fill("public"));
  expect(["/admincenter", "/shop/manage/", "/newsletter"].map((path) => pageState(path, all(false)))).toEqual(
    Array(3).fill("hidden"),
  );
  expect(["/kontakt", "/gibt-es-nicht", "/erlebnis/999"].map((path) => pageState(path, all(true)))).toEqual(
    Array(3).fill("missing"),
  );
});
