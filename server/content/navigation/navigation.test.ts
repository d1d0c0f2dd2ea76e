import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { completed, firstNavigation, MOST_OWN_PAGES, type Navigation } from "#contract/values/navigation.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import { addresses } from "#db/schema/addresses.ts";
import { auditLog } from "#db/schema/audit-log.ts";
import { entries } from "#db/schema/entries.ts";
import { settings as settingsTable } from "#db/schema/settings.ts";
import { findRedirectTarget } from "../redirects/redirect-target.ts";
import { createCaller } from "../../router.ts";
import { insertSettings } from "../../kernel/settings/store.ts";
import { storeFixedPages } from "#testing/entries.ts";
import { admin, contextOf, insertAdmin, openTestServices, type TestServices } from "#testing/file-services.ts";

let services: TestServices;
let editor: ReturnType<typeof createCaller>;
let guest: ReturnType<typeof createCaller>;
beforeAll(async () => {
  services = await openTestServices();
  await insertAdmin(services.database);
  editor = createCaller(contextOf(services, admin));
  guest = createCaller(contextOf(services, guestViewer));
});
beforeEach(async () => {
  const { db } = services.database;
  await db.delete(entries);
  await db.delete(addresses);
  await db.delete(settingsTable);
  await insertSettings(db);
  await storeFixedPages(services.database, services.now());
});
afterAll(() => services.close());

const fields = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error as { cause: { details: { fields: unknown } } }).cause.details.fields,
  );
const add = (title: string, more: object = {}) =>
  editor.navigation.add({ title, address: `/${title.toLowerCase()}`, place: "main", ...more });
const publish = (id: string) => editor.entries.update({ id, publishDate: "now" });
const change = async (make: (tree: Navigation) => Navigation) => {
  const { tree, version } = await editor.navigation.read();
  return editor.navigation.save({ ...make(tree), version });
};
const menus = async () => (await guest.settings.get()).menus;

it("begins with menus without labels, which lack the pages that the site lacks", async () => {
  const paths = async () => (await menus())?.main.map(({ path, label }) => [path, label]);
  expect(await paths()).toContainEqual(["/Projekt", null]);
  expect((await editor.navigation.read()).tree).toEqual(firstNavigation);
  await expect(guest.navigation.read()).rejects.toMatchObject({ message: "signedOut" });
});

describe("a fixed page", () => {
  it("is renamed and moved, by whoever has seen the latest tree", async () => {
    const { version } = await editor.navigation.read();
    await change((tree) => ({
      ...tree,
      main: tree.main
        .map((item) => (item.page === "Projekt" ? { ...item, label: { de: "Verein", en: "Club" } } : item))
        .reverse(),
    }));
    const { main } = (await menus()) ?? { main: [] };
    // The guestbook is off, so the menus lack it.
    expect(main.slice(0, 2)).toEqual([
      { path: "/Projekt", label: { de: "Verein", en: "Club" } },
      { path: "/Erlebnis", label: null },
    ]);
    await expect(editor.navigation.save({ ...firstNavigation, version })).rejects.toMatchObject({
      message: "conflict",
    });
  });

  it.each(["Impressum", "Datenschutz", "AGB", "/widerrufen"])("%s stands in a menu, wherever", async (page) => {
    const isIt = (one: { page: string }) => one.page === page;
    const moved = (tree: Navigation, area: "main" | "none"): Navigation => {
      const item = tree.footer.find(isIt) ?? { page, label: null, children: [] };
      const rest = {
        ...tree,
        main: tree.main.filter((one) => !isIt(one)),
        footer: tree.footer.filter((one) => !isIt(one)),
      };
      return { ...rest, [area]: [...rest[area], item] };
    };
    expect(await fields(change((tree) => moved(tree, "none")))).toEqual({ tree: { key: "invalid" } });
    await change((tree) => moved(tree, "main"));
    // An older release, which did not have this page, would have stored this tree.
    const before = { ...firstNavigation, footer: firstNavigation.footer.filter((one) => !isIt(one)) };
    expect(completed(before, ["AGB"]).footer.at(-1)?.page).toBe(page);
  });

  it("below a hidden one is hidden, also when a tree is stored that does not name it", async () => {
    await change((tree) => ({
      ...tree,
      main: tree.main.map((item) => (item.page === "Erlebnis" ? { ...item, children: [] } : item)),
      hidden: ["Erlebnis"],
    }));
    await expect(guest.entries.page({ name: "erlebnis-101" })).rejects.toMatchObject({ message: "notFound" });
  });

  it("that is moved is one line of the audit log, of the part that is different", async () => {
    await change((tree) => ({ ...tree, hidden: ["Barrierefreiheit"] }));
    const last = async () =>
      (await services.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]?.fields;
    expect(await last()).toEqual([{ field: "navigation.hidden", before: null, after: "Barrierefreiheit" }]);
    const { id } = await add("Weinlese");
    expect(await last()).toEqual([{ field: "navigation.menus", before: null, after: "Weinlese" }]);
    const without = (tree: Navigation) => tree.main.filter(({ page }) => page !== id);
    const own = { page: id, label: null, children: [] };
    await change((tree) => ({ ...tree, main: [own, ...without(tree)], hidden: [id] }));
    const fields = await last();
    expect(fields?.map(({ field }) => field)).toEqual(["navigation.menus", "navigation.hidden", "navigation.moved"]);
    expect(fields?.[2]).toMatchObject({ before: null, after: "Weinlese" });
    expect(fields?.[0]?.after).toMatch(/^Weinlese, Willkommen, /u);
    expect(fields?.[1]).toMatchObject({ before: "Barrierefreiheit", after: "Weinlese" });
  });

  it("that is moved alone is named in the audit log: to the front, to the end, a step up, into another area or below a page", async () => {
    const moved = async () => {
      const [last] = await services.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
      return last?.fields.find(({ field }) => field === "navigation.moved")?.after ?? null;
    };
    const verein = await add("Verein");
    const chor = await add("Chor");
    expect(await moved()).toBeNull();
    const pull = (items: Navigation["main"], page: string) => items.filter((item) => item.page !== page);
    const item = (page: string) => ({ page, label: null, children: [] });
    await change((tree) => ({ ...tree, footer: [...pull(tree.footer, "Impressum"), item("Impressum")] }));
    expect(await moved()).toBe("Impressum");
    await change((tree) => ({ ...tree, footer: [item("AGB"), ...pull(tree.footer, "AGB")] }));
    expect(await moved()).toBe("AGB");
    await change(({ footer: [first, second, ...rest], ...tree }) => ({
      ...tree,
      footer: [second, first, ...rest].filter((one) => one !== undefined),
    }));
    expect(await moved()).toBe("Kontakt");
    await change((tree) => ({ ...tree, main: pull(tree.main, chor.id), none: [...tree.none, item(chor.id)] }));
    expect(await moved()).toBe("Chor");
    await change((tree) => ({
      ...tree,
      none: pull(tree.none, chor.id),
      main: tree.main.map((one) => (one.page === verein.id ? { ...one, children: [item(chor.id)] } : one)),
    }));
    expect(await moved()).toBe("Chor");
    await change((tree) => ({
      ...tree,
      main: [...tree.main.filter(({ page }) => page === verein.id), ...pull(tree.main, verein.id)],
    }));
    expect(await moved()).toBe("Verein");
    await change((tree) => ({
      ...tree,
      main: tree.main.map((one) => (one.page === verein.id ? { ...one, label: { de: "Klub", en: "" } } : one)),
    }));
    expect(await moved()).toBeNull();
  });

  it("is hidden from guests everywhere, and not from editors; some are never hidden", async () => {
    await change((tree) => ({ ...tree, hidden: ["Kontakt", "erlebnis-101"] }));
    const shown = await menus();
    expect(shown?.hidden).toBeUndefined();
    expect(shown?.shown).not.toContain("/Kontakt");
    expect((await editor.settings.get()).menus?.hidden).toEqual(["/Kontakt", "/erlebnis/101"]);
    expect(shown?.footer.map(({ path }) => path)).not.toContain("/Kontakt");
    await expect(guest.entries.page({ name: "Kontakt" })).rejects.toMatchObject({ message: "notFound" });
    expect((await editor.entries.page({ name: "Kontakt" })).entry.tags).toEqual(["Seite|Kontakt"]);
    const places = await guest.entries.places({ on: "Erlebnis" });
    expect(places.map(({ path }) => path)).not.toContain("/erlebnis/101");
    expect(places).toHaveLength(6);
    for (const page of ["Impressum", "Datenschutz", "Willkommen"])
      expect(await fields(change((tree) => ({ ...tree, hidden: [page] })))).toEqual({ tree: { key: "invalid" } });
  });

  it("stands once in an area; nothing stands below it but below Erlebnis", async () => {
    const item = (page: string) => ({ page, label: null, children: [] });
    expect(await fields(change((tree) => ({ ...tree, main: [...tree.main, item("Projekt")] })))).not.toBeNull();
    expect(await fields(change((tree) => ({ ...tree, none: [...tree.none, item("Seite")] })))).not.toBeNull();
    const below = [{ page: "Kontakt", label: null }];
    expect(
      await fields(change((tree) => ({ ...tree, none: [{ ...item("/newsletter"), children: below }] }))),
    ).not.toBeNull();
  });
});

describe("a page that a site may lack", () => {
  const idOf = async (page: string) => (await editor.navigation.read()).pages[page]?.id ?? "";
  const tagsOf = async (id: string) => (await editor.entries.article({ id })).entry.tags;

  it("leaves the menus and the home page when it is removed, and comes back from the bin in its place", async () => {
    await change((tree) => ({ ...tree, hidden: ["erlebnis-101"] }));
    const [house, place] = [await idOf("Erlebnis"), await idOf("erlebnis-103")];
    const before = await editor.navigation.read();
    await editor.entries.removeMany({ ids: [house, place] });
    const { tree, pages } = await editor.navigation.read();
    expect(pages["Erlebnis"]).toBeUndefined();
    expect(tree.none.map(({ page }) => page)).toContain("erlebnis-105");
    expect(tree.hidden).toEqual(["erlebnis-101"]);
    expect((await menus())?.shown).not.toContain("/erlebnis/103");
    expect((await guest.entries.front()).house).toBeNull();
    await expect(guest.entries.page({ name: "Erlebnis" })).rejects.toMatchObject({ message: "notFound" });
    await editor.bin.restoreMany({ ids: [house, place], asDraft: false });
    expect((await editor.navigation.read()).tree).toEqual(before.tree);
  });

  it("is added at its path with its tag, as a draft, and only once", async () => {
    await editor.entries.removeMany({ ids: [await idOf("Projekt")] });
    const { id, path } = await editor.navigation.add({ title: "Förderer", address: "/projekt", place: "footer" });
    expect([path, await tagsOf(id)]).toEqual(["/Projekt", ["Seite|Projekt"]]);
    expect((await menus())?.shown).not.toContain("/Projekt");
    expect((await editor.settings.get()).menus?.hidden).toContain("/Projekt");
    await publish(id);
    expect((await menus())?.footer.at(-1)).toEqual({ path: "/Projekt", label: null });
    expect(await fields(editor.navigation.add({ title: "Nochmal", address: "/Projekt", place: "none" }))).toEqual({
      address: { key: "addressTaken" },
    });
    const again = { title: "Nochmal", tags: ["Seite|Projekt"] };
    expect(await fields(editor.entries.create(again))).toEqual({ tags: { key: "pageThere" } });
    await editor.entries.removeMany({ ids: [id] });
    const { id: other } = await editor.entries.create(again);
    expect(await fields(editor.bin.restoreMany({ ids: [id], asDraft: false }))).toEqual({ tags: { key: "pageThere" } });
    const author = createCaller(contextOf(services, { ...admin, roles: ["author"] }));
    await editor.entries.removeMany({ ids: [other] });
    await expect(author.entries.create(again)).rejects.toMatchObject({ message: "forbidden" });
  });

  it("gets another address, to which its path leads, and its own path again", async () => {
    await editor.seo.save({ path: "/Projekt", title: "Wer hilft", description: "" });
    const id = await idOf("Projekt");
    const move = (was: string, address: string) => editor.navigation.changeAddress({ id, address, was });
    expect(await move("/Projekt", "/Foerderer")).toEqual({ address: "/foerderer", tags: ["Seite|Eigene"], version: 2 });
    expect((await menus())?.main.map(({ path }) => path)).toContain("/foerderer");
    expect((await editor.navigation.read()).tree.footer.map(({ page }) => page)).not.toContain(id);
    expect(await findRedirectTarget(services, "/Projekt")).toBe("/foerderer");
    expect((await editor.seo.page({ id })).own.title).toBe("Wer hilft");
    expect(JSON.stringify((await guest.settings.get()).meta)).not.toContain("Wer hilft");
    await editor.seo.save({ id, title: "Wer uns hilft", description: "" });
    expect(await move("/foerderer", "/Projekt")).toMatchObject({ address: "/Projekt", tags: ["Seite|Projekt"] });
    expect((await editor.seo.page({ path: "/Projekt" })).own.title).toBe("Wer uns hilft");
    expect(await findRedirectTarget(services, "/foerderer")).toBe("/Projekt");
    expect(await findRedirectTarget(services, "/Projekt")).toBeNull();
    const contact = await idOf("Kontakt");
    await expect(
      editor.navigation.changeAddress({ id: contact, address: "/anfahrt", was: "/Kontakt" }),
    ).rejects.toMatchObject({ message: "notFound" });
  });

  it("leaves a tree that can be saved, wherever it stood and whatever stands below it", async () => {
    const idIn = async (title: string, more: object = {}) => (await add(title, more)).id;
    const verein = await idIn("Verein");
    const vorstand = await idIn("Vorstand", { parent: verein });
    await editor.entries.removeMany({ ids: [await idOf("Projekt"), await idOf("erlebnis-101")] });
    await editor.navigation.changeAddress({ id: vorstand, address: "/Projekt", was: "/vorstand" });
    expect((await editor.navigation.read()).tree.main.map(({ page }) => page)).toContain("Projekt");
    await change((tree) => tree);
    await add("Jugend", { parent: verein });
    await editor.navigation.changeAddress({ id: verein, address: "/erlebnis/101", was: "/verein" });
    const { tree } = await editor.navigation.read();
    expect(tree.none.at(-1)?.page).toBe(
      Object.entries((await editor.navigation.read()).pages).find(([, page]) => page.title === "Jugend")?.[0],
    );
    await change((next) => next);
    await editor.navigation.changeAddress({ id: await idOf("Erlebnis"), address: "/erleben", was: "/Erlebnis" });
    await change((next) => next);
    expect((await menus())?.main.some(({ below }) => below !== undefined)).toBe(false);
  });

  it("may be added anew at a path that leads to the page which had it before", async () => {
    const id = await idOf("Erlebnis");
    await editor.navigation.changeAddress({ id, address: "/mannschaften", was: "/Erlebnis" });
    const { tree } = await editor.navigation.read();
    expect(tree.main.find(({ page }) => page === id)?.children).toEqual([]);
    expect(tree.none.map(({ page }) => page)).toContain("erlebnis-113");
    await editor.navigation.add({ title: "Ausflüge", address: "/Erlebnis", place: "main" });
    expect(await findRedirectTarget(services, "/Erlebnis")).toBeNull();
  });
});

describe("a page of the site's own", () => {
  it("is a draft at its address, and in menu, search and sitemap when it is published", async () => {
    const { id, path } = await add("Mannschaft");
    expect(path).toBe("/mannschaft");
    await expect(guest.entries.article({ id: "/mannschaft" })).rejects.toMatchObject({ message: "notFound" });
    expect((await editor.entries.article({ id: "/Mannschaft" })).entry.tags).toEqual(["Seite|Eigene"]);
    expect((await menus())?.main.map(({ path: to }) => to)).not.toContain("/mannschaft");
    await publish(id);
    expect((await menus())?.main.at(-1)).toEqual({ path: "/mannschaft", label: { de: "Mannschaft", en: "" } });
    expect((await guest.entries.article({ id: "/mannschaft" })).url).toBe("http://localhost/mannschaft");
    expect((await guest.search.find({ q: "Mannschaft", page: 1 })).items.map((hit) => hit.path)).toEqual([
      "/mannschaft",
    ]);
    expect((await guest.entries.cards({ list: "Aktuelles", limit: 10, skip: 0 })).total).toBe(0);
    const { items } = await editor.linkTargets.find({ q: "Mannschaft" });
    expect(items).toMatchObject([{ kind: "page", href: `/Aktuelles/${id}` }]);
    expect((await editor.seo.list({ limit: 50 })).items.map((page) => page.path)).toContain("/mannschaft");
    await change((tree) => ({ ...tree, hidden: [id] }));
    await expect(guest.entries.article({ id: "/mannschaft" })).rejects.toMatchObject({ message: "notFound" });
    await expect(guest.entries.article({ id })).rejects.toMatchObject({ message: "notFound" });
    expect((await guest.search.find({ q: "Mannschaft", page: 1 })).items).toEqual([]);
  });

  it("that is hidden is known to be so by editors while it is a draft, or below a draft, and by guests never", async () => {
    const parent = await add("Verein");
    const child = await add("Vorstand", { address: "/verein/vorstand", parent: parent.id });
    await publish(child.id);
    await change((tree) => ({ ...tree, hidden: [parent.id] }));
    expect((await editor.settings.get()).menus?.hidden).toEqual(["/verein", "/verein/vorstand"]);
    expect(JSON.stringify(await guest.settings.get())).not.toContain("/verein");
    await publish(parent.id);
    expect((await editor.settings.get()).menus?.hidden).toEqual(["/verein", "/verein/vorstand"]);
  });

  it("keeps its tag; no other entry gets it", async () => {
    const { id } = await add("Verein");
    expect(await fields(editor.entries.update({ id, tags: ["Aktuelles"] }))).toEqual({ tags: { key: "fixedPageTag" } });
    expect(await fields(editor.entries.create({ title: "X", tags: ["Seite|Eigene"] }))).toEqual({
      tags: { key: "fixedPageTag" },
    });
    const copy = await editor.entries.duplicate({ id, title: "Kopie" });
    expect(copy.tags).toEqual(["Aktuelles"]);
  });

  it("stands below another one, and among the places of Erlebnis", async () => {
    const parent = await add("Verein");
    const child = await add("Vorstand", { address: "/verein/vorstand", parent: parent.id });
    const place = await add("Hofladen", { address: "/erlebnis/hofladen", parent: "Erlebnis" });
    for (const { id } of [parent, child, place]) await publish(id);
    expect((await menus())?.main.at(-1)).toMatchObject({
      path: "/verein",
      below: [{ path: "/verein/vorstand", label: { de: "Vorstand", en: "" } }],
    });
    expect((await guest.entries.places({ on: child.id })).map(({ path }) => path)).toEqual([
      "/verein",
      "/verein/vorstand",
    ]);
    expect((await guest.entries.places({ on: parent.id })).map(({ path }) => path)).toEqual(["/verein/vorstand"]);
    expect((await guest.entries.places({ on: "Erlebnis" })).map(({ path }) => path)).toHaveLength(8);
    expect((await guest.entries.front()).places.at(-1)?.path).toBe("/erlebnis/hofladen");
    expect(await fields(add("Enkel", { parent: child.id }))).toEqual({ parent: { key: "invalid" } });
  });

  it.each([
    ["/kontakt", "addressReserved"],
    ["/EN", "addressReserved"],
    ["/api/x", "addressReserved"],
    ["/erlebnis", "addressTaken"],
    ["/aktuelles/x", "addressReserved"],
    ["/Straße", "addressFormat"],
    ["/a/b/c", "addressFormat"],
    ["/", "addressFormat"],
    ["/erlebnis/101", "addressTaken"],
    ["/verein", "addressTaken"],
    ["/hof", "addressTaken"],
  ])("is refused at %s (%s)", async (address, key) => {
    await add("Verein");
    await editor.addresses.add({ from: "/hof", to: "/Kontakt" });
    const error = await editor.navigation.add({ title: "X", address, place: "none" }).catch((one: unknown) => one);
    expect(JSON.stringify((error as Error).cause) + (error as Error).message).toContain(key);
  });

  it("changes its address, and the former one leads to it; comes back from the bin to its place", async () => {
    const { id } = await add("Verein");
    await publish(id);
    await editor.navigation.changeAddress({ id, address: "/klub", was: "/verein" });
    expect((await guest.entries.article({ id: "/verein" })).entry.address).toBe("/klub");
    expect((await menus())?.main.at(-1)?.path).toBe("/klub");
    await editor.entries.remove({ id });
    expect((await menus())?.main.map(({ path }) => path)).not.toContain("/klub");
    await editor.bin.restore({ id, asDraft: false });
    expect((await menus())?.main.at(-1)?.path).toBe("/klub");
    expect((await guest.entries.article({ id: "/verein" })).entry.address).toBe("/klub");
  });

  it("comes back from the bin hidden, under its name and to its place, although the tree was stored meanwhile", async () => {
    const parent = await add("Verein");
    const child = await add("Vorstand", { address: "/verein/vorstand", parent: parent.id });
    const other = await add("Satzung");
    for (const { id } of [parent, child, other]) await publish(id);
    const label = { de: "Unser Verein", en: "Our club" };
    await change((tree) => ({
      ...tree,
      main: tree.main.map((item) => (item.page === parent.id ? { ...item, label } : item)),
      hidden: [parent.id],
    }));
    const { tree } = await editor.navigation.read();
    const isShown = (id: string) =>
      guest.entries.article({ id }).then(
        () => true,
        () => false,
      );
    expect(await Promise.all([parent.id, child.id, other.id].map(isShown))).toEqual([false, false, true]);
    for (const { id } of [child, parent]) await editor.entries.remove({ id });
    await change((now) => ({ ...now, main: now.main.toReversed() }));
    await change((now) => ({ ...now, main: now.main.toReversed() }));
    for (const { id } of [parent, child]) await editor.bin.restore({ id, asDraft: false });
    expect((await editor.navigation.read()).tree.main).toEqual(tree.main);
    expect(await Promise.all([parent.id, child.id, other.id].map(isShown))).toEqual([false, false, true]);
    await editor.entries.removeMany({ ids: [child.id, parent.id, other.id] });
    await editor.bin.restoreMany({ ids: [other.id, child.id, parent.id], asDraft: false });
    expect((await editor.navigation.read()).tree.main).toEqual(tree.main);
    await change((now) => ({ ...now, hidden: [] }));
    // The parent is in the bin, so the page cannot return below it. The page stays hidden.
    await change((now) => ({ ...now, hidden: [parent.id] }));
    for (const { id } of [child, parent]) await editor.entries.remove({ id });
    await change((now) => ({ ...now, main: now.main.toReversed() }));
    await editor.bin.restore({ id: child.id, asDraft: false });
    expect(await isShown(child.id)).toBe(false);
    expect((await editor.navigation.read()).tree.main.at(-1)).toMatchObject({ page: child.id });
  });

  it("comes back beside the most that can be added, and no other page loses its place or is shown by it", async () => {
    const pages = [];
    for (let number = 0; number < MOST_OWN_PAGES; number += 1) pages.push(await add(`Seite${number}`));
    const [first] = pages;
    await editor.entries.remove({ id: first?.id ?? "" });
    const newest = await add("Zuletzt");
    await publish(newest.id);
    await change((tree) => ({ ...tree, hidden: [newest.id] }));
    await editor.bin.restore({ id: first?.id ?? "", asDraft: false });
    await change((tree) => ({ ...tree, main: tree.main.toReversed() }));
    const { tree } = await editor.navigation.read();
    expect(tree.hidden).toEqual([newest.id]);
    expect(tree.main.map(({ page }) => page)).toContain(newest.id);
    await expect(guest.entries.article({ id: newest.id })).rejects.toMatchObject({ message: "notFound" });
  });

  it("that stood below a hidden page stays hidden when that page is removed", async () => {
    const parent = await add("Verein");
    const child = await add("Vorstand", { address: "/verein/vorstand", parent: parent.id });
    for (const { id } of [parent, child]) await publish(id);
    await change((tree) => ({ ...tree, hidden: [parent.id] }));
    await editor.entries.remove({ id: parent.id });
    expect((await editor.navigation.read()).tree.hidden).toEqual([child.id]);
    await change((tree) => tree);
    await expect(guest.entries.article({ id: child.id })).rejects.toMatchObject({ message: "notFound" });
  });

  it("comes back from the bin with a number when its address is taken meanwhile; from then on it leads on", async () => {
    const first = await add("Verein");
    await publish(first.id);
    await editor.entries.remove({ id: first.id });
    const second = await add("Verein");
    await publish(second.id);
    expect((await editor.bin.restore({ id: first.id, asDraft: false })).address).toBe("/verein-2");
    expect((await guest.entries.article({ id: "/verein-2" })).entry.id).toBe(first.id);
    expect((await guest.entries.article({ id: "/verein" })).entry.id).toBe(second.id);
    expect((await editor.navigation.read()).tree.main.map(({ page }) => page)).toContain(first.id);
    await editor.navigation.changeAddress({ id: first.id, address: "/klub", was: "/verein-2" });
    expect(await findRedirectTarget(services, "/verein-2")).toBe("/klub");
  });

  it("that has lost its address leads on from the next one", async () => {
    const { id } = await add("Verein");
    await publish(id);
    await services.database.db.delete(addresses);
    await editor.navigation.changeAddress({ id, address: "/klub", was: null });
    await editor.navigation.changeAddress({ id, address: "/club", was: "/klub" });
    expect(await findRedirectTarget(services, "/klub")).toBe("/club");
  });

  it("that a colleague has removed is left out of a tree that somebody saves; what stood below it stands alone", async () => {
    const parent = await add("Verein");
    const child = await add("Vorstand", { address: "/verein/vorstand", parent: parent.id });
    const { tree, version } = await editor.navigation.read();
    await editor.entries.remove({ id: parent.id });
    const label = { de: "Unser Vorhaben", en: "" };
    const main = tree.main.map((item) => (item.page === "Projekt" ? { ...item, label } : item));
    const saved = await editor.navigation.save({ ...tree, main, hidden: [parent.id, child.id], version });
    expect(saved.tree.main.find(({ page }) => page === "Projekt")?.label).toEqual(label);
    expect(saved.tree.main.at(-1)).toEqual({ page: child.id, label: null, children: [] });
    expect(saved.tree.hidden).toEqual([child.id]);
  });

  it("is named by its id alone: nothing else is stored, and nothing breaks the database", async () => {
    const { tree, version } = await editor.navigation.read();
    const bad = "\u0000";
    await expect(editor.navigation.save({ ...tree, hidden: [bad], version })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    await expect(editor.navigation.changeAddress({ id: bad, address: "/klub", was: null })).rejects.toMatchObject({
      message: "notFound",
    });
    await editor.navigation.save({ ...tree, hidden: ["Fremdes", "Kontakt"], version });
    const [stored] = await services.database.db
      .select({ value: settingsTable.value })
      .from(settingsTable)
      .where(eq(settingsTable.section, "navigation"));
    expect(stored?.value).toMatchObject({ navigation: { hidden: ["Kontakt"] } });
  });
});
