import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { fileIdsOf, ownPassword, publishNews } from "./admin-api.ts";
import { mostBlocks } from "../contract/blocks/schema.ts";
import { editorOf, openEditor } from "./editor.ts";
import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";
import { mailTo } from "./outbox.ts";
import type { StartedSite } from "./site.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const title = (page: Page) => editorOf(page).title;
const text = (page: Page, number = 1) => page.getByRole("textbox", { name: new RegExp(`^Text ${number}$`, "u") });
const panel = (page: Page) => page.getByRole("region", { name: "Eintrag" });
const said = (page: Page, words: string) =>
  expect(page.getByRole("status").getByText(words, { exact: true }).first()).toBeVisible();
const pending = (page: Page) => expect(panel(page).getByText("Änderungen noch nicht öffentlich")).toBeVisible();

const content = ["<p>Es gibt Most.</p>", "<p>Es gibt Brot.</p>"];
const publish = (admin: APIRequestContext, fields: object = {}) =>
  publishNews(admin, { title: "Vom Hof", content, ...fields });

async function edit(page: Page, path: string): Promise<void> {
  await openEditor(page, path);
  await expect(title(page)).toBeVisible();
}

async function retype(page: Page, field: ReturnType<typeof text>, words: string): Promise<void> {
  await field.click();
  await page.keyboard.press("ControlOrMeta+a");
  // The whole text is inserted by one input event. On a slow machine, a pause between two letters would begin another
  // undo step.
  await page.keyboard.insertText(words);
}

/** Editors check for changes of others every ten seconds, and when their window becomes visible. */
const comesBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

async function colleague(browser: Browser, admin: APIRequestContext, site: StartedSite): Promise<Page> {
  const handle = "kollegin@example.org";
  const invited = await admin.post("/api/v0/auth/", { data: { name: "Kollegin Kurz", handle, roles: ["admin"] } });
  expect(invited.ok(), await invited.text()).toBe(true);
  const mail = await mailTo(site, handle, /./u);
  const token = /[?&#]token=([\w-]+)/u.exec(mail.text ?? "")?.[1] ?? "";
  const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url } });
  const api = context.request;
  const password = "Noch-ein-gutes-Passwort-26";
  expect((await api.put("/api/v0/auth/", { data: { token, password } })).status()).toBe(204);
  expect((await api.post("/api/v0/login", { data: { handle, password } })).ok()).toBe(true);
  await context.setExtraHTTPHeaders({});
  return context.newPage();
}

test("a public entry stays as it is until it is published; 'Speichern', 'Fertig' and a reload keep what was written; discarding goes back to what is public, and comes back by 'undo'", async ({
  page,
  request,
  admin,
}) => {
  const path = await publish(admin);
  await edit(page, path);
  await title(page).fill("Vom Hang");
  await pending(page);
  await button(page, "Speichern").click();
  await said(page, "Die Änderungen sind gespeichert, aber noch nicht öffentlich.");
  await page.reload();
  await expect(title(page)).toHaveValue("Vom Hang");
  await pending(page);
  await expectAccessible(page);
  await button(page, "Fertig").click();
  await expect(button(page, "Bearbeiten")).toBeFocused();
  await pending(page);
  const guest = await request.get(path);
  expect(await guest.text()).not.toContain("Vom Hang");
  expect(await (await admin.get(`/api/v0/entry/${path.split("/").at(-1)}`)).json()).toMatchObject({ title: "Vom Hof" });

  await openEditor(page);
  await editorOf(page).publish();
  await expect(panel(page).getByText("Änderungen noch nicht öffentlich")).toHaveCount(0);
  expect(await (await request.get(path)).text()).toContain("Vom Hang");

  await title(page).fill("Ein Irrtum");
  await pending(page);
  await editorOf(page).discard();
  await expect(title(page)).toHaveValue("Vom Hang");
  await button(page, "Rückgängig").last().click();
  await expect(title(page)).toHaveValue("Ein Irrtum");
  await pending(page);
});

test("an unfinished draft may be left: it is kept as it is, and opened again so; a preview link shows what is being worked on to somebody without a login, until it is ended", async ({
  page,
  admin,
  browser,
  site,
}) => {
  const path = await publish(admin, { publish_date: null, links: [{ title: "Hof", url: "/Projekt" }] });
  await edit(page, path);
  await title(page).fill("Halb fertig");
  await page.getByRole("combobox", { name: "Adresse" }).fill("kein Ort");
  await button(page, "Fertig").click();
  await said(page, "Der Text ist gesichert. Beim nächsten Bearbeiten sehen Sie, was noch fehlt.");
  await expect(panel(page).getByText("Änderungen noch nicht öffentlich")).toHaveCount(0);
  await openEditor(page);
  await expect(title(page)).toHaveValue("Halb fertig");
  await expect(page.getByRole("combobox", { name: "Adresse" })).toHaveValue("kein Ort");
  await page.getByRole("combobox", { name: "Adresse" }).fill("/Kontakt");
  await button(page, "Fertig").click();
  await said(page, "gespeichert");
  expect(await (await admin.get(`/api/v0/entry/${path.split("/").at(-1)}`)).json()).toMatchObject({
    title: "Halb fertig",
    links: [{ url: "/Kontakt" }],
  });

  await test.step("a link out of the editor also stores what was typed in a draft", async () => {
    await openEditor(page);
    await title(page).fill("Auf dem Weg");
    await page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: "Aktuelles" }).click();
    const shown = page.getByRole("main").getByRole("link", { name: /Auf dem Weg/u });
    await expect(shown.first()).toBeVisible();
    await expect(page).toHaveURL(/\/Aktuelles$/u);
    await shown.first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Auf dem Weg" })).toBeVisible();
  });

  await openEditor(page);
  await title(page).fill("Noch geheim");
  await editorOf(page).pressMore("Vorschau-Link");
  const dialog = page.getByRole("dialog", { name: "Vorschau für Leute ohne Zugang" });
  await dialog.getByRole("button", { name: "Link anlegen" }).click();
  const link = dialog.getByRole("textbox", { name: /^Der Link, gültig bis/u });
  await expect(link).toHaveValue(/\/vorschau#[\w-]{20,}$/u);
  await expectAccessible(page, "[role=dialog]");
  const context = await browser.newContext({ baseURL: site.url });
  const guest = await context.newPage();
  await guest.goto(await link.inputValue());
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Noch geheim");
  await expect(guest.getByRole("status").filter({ hasText: "Vorschau:" })).toBeVisible();
  await expectAccessible(guest);
  await dialog.getByRole("button", { name: "Alle beenden" }).click();
  await said(page, "Alle Vorschau-Links sind beendet.");
  await guest.reload();
  await expect(guest.getByRole("alert")).toContainText("Diese Vorschau ist vorbei");
  await context.close();
});

test("steps go back and forward over title and texts, by keys and by buttons, also after a reload, and are over when the entry is published", async ({
  page,
  admin,
}) => {
  await edit(page, await publish(admin));
  await title(page).fill("Neuer Titel");
  await retype(page, text(page, 1), "Neuer Text");
  await retype(page, text(page, 2), "Zweiter Text");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text(page, 2)).toHaveText("Es gibt Brot.");
  await expect(text(page, 2)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text(page, 1)).toHaveText("Es gibt Most.");
  await expect(title(page)).toHaveValue("Neuer Titel");
  await button(page, "Schritt zurück").click();
  await expect(title(page)).toHaveValue("Vom Hof");
  await expect(button(page, "Schritt zurück")).toBeDisabled();
  for (const words of ["Neuer Titel", "Neuer Titel", "Neuer Titel"]) {
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect(title(page)).toHaveValue(words);
  }
  await expect(text(page, 1)).toHaveText("Neuer Text");
  await expect(text(page, 2)).toHaveText("Zweiter Text");
  await pending(page);
  await page.reload();
  await expect(text(page, 2)).toHaveText("Zweiter Text");
  await button(page, "Schritt zurück").click();
  await expect(text(page, 2)).toHaveText("Es gibt Brot.");
  await button(page, "Schritt zurück").click();
  await button(page, "Schritt zurück").click();
  await expect(title(page)).toHaveValue("Vom Hof");
  await button(page, "Schritt vor").click();
  await expect(title(page)).toHaveValue("Neuer Titel");
  await editorOf(page).publish();
  await expect(button(page, "Schritt zurück")).toBeDisabled();
});

test("two editors see each other; changes to different texts are merged, changes to the same text need a choice", async ({
  page,
  admin,
  browser,
  site,
}) => {
  const path = await publish(admin);
  const other = await colleague(browser, admin, site);
  await edit(other, path);
  await edit(page, path);
  await expect(panel(page).getByText("Auch geöffnet bei: Kollegin Kurz")).toBeVisible();
  await retype(page, text(page, 1), "Von mir");
  await pending(page);
  // With this request, the other editor's change would arrive in time, so that there would be no conflict.
  await page.route("**/trpc/workingCopies.watch**", (route) => route.abort());
  await retype(other, text(other, 2), "Von ihr");
  await pending(other);
  await comesBack(other);
  await expect(text(other, 1)).toHaveText("Von mir");
  await expect(text(other, 2)).toHaveText("Von ihr");
  await pending(other);
  await retype(page, text(page, 2), "Auch von mir");
  const conflict = page.getByRole("dialog", { name: "Zwei haben dieselbe Stelle geändert" });
  await expect(conflict.getByRole("region", { name: "Meine Fassung" })).toContainText("Auch von mir");
  await expect(conflict.getByRole("region", { name: "Andere Fassung" })).toContainText("Von ihr");
  await page.unroute("**/trpc/workingCopies.watch**");
  await expectAccessible(page, "[role=dialog]");
  await conflict.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await button(page, "Jetzt wählen").click();
  await conflict.getByRole("button", { name: "Andere Fassung nehmen" }).click();
  await expect(text(page, 2)).toHaveText("Von ihr");
  await expect(text(page, 1)).toHaveText("Von mir");
  await editorOf(page).publish();
  expect(await (await admin.get(`/api/v0/entry/${path.split("/").at(-1)}`)).json()).toMatchObject({
    content: ["<p>Von mir</p>", "<p>Von ihr</p>"],
  });
  await button(other, "Fertig").click();
  await expect(button(other, "Bearbeiten")).toBeVisible();
  await comesBack(page);
  await expect(panel(page).getByText("Auch geöffnet bei")).toHaveCount(0);
  await other.context().close();
});

test("a published version is compared with what is there now, and brought back", async ({ page, admin }) => {
  const [first, second] = await fileIdsOf(admin, "image");
  const textWith = (drink: string): string[] => [`<p>Es gibt frischen ${drink} und altes Brot.</p>`];
  const path = await publish(admin, { content: textWith("Most"), mediamain: first });
  const id = path.split("/").at(-1) ?? "";
  await admin.put(`/api/v0/entry/${id}`, { data: { content: textWith("Saft"), mediamain: second } });
  await edit(page, path);
  await editorOf(page).pressMore("Verlauf");
  const history = page.getByRole("dialog", { name: "Verlauf" });
  await expect(history.getByRole("radio")).toHaveCount(2);
  const restore = history.getByRole("button", { name: "Diese Fassung zurückholen" });
  await expect(history.getByRole("radio", { name: /jetzt öffentlich/u })).toBeChecked();
  await expect(history.getByText("Diese Fassung sehen Gäste jetzt")).toBeVisible();
  await expect(restore).toHaveCount(0);
  await history.getByRole("radio").first().focus();
  await page.keyboard.press("ArrowRight");
  const changes = history.getByRole("region", { name: /^Fassung vom/u });
  await expect(changes.locator("del")).toHaveText("entfernt: Most");
  await expect(changes.locator("ins")).toHaveText("neu: Saft");
  await expect(changes).toContainText("Es gibt frischen");
  await expect(changes.getByRole("listitem")).toHaveText([/^entfernt/u, /^neu/u]);
  await expect(changes.getByRole("listitem").locator("img")).toHaveCount(2);
  await expectAccessible(page, "[role=dialog]");
  await restore.click();
  const one = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(one).toHaveText("Es gibt frischen Most und altes Brot.");
  await pending(page);
  await button(page, "Rückgängig").click();
  await expect(one).toHaveText("Es gibt frischen Saft und altes Brot.");
});

test("without the server everything stays in this browser, and goes out when it is there again; more blocks than an entry may have are refused in words, and stay in this browser too", async ({
  page,
  admin,
}) => {
  const path = await publish(admin);
  await edit(page, path);
  await page.route("**/trpc/workingCopies.save**", (route) => route.abort());
  await title(page).fill("Im Funkloch");
  await expect(panel(page).getByText("nur in diesem Browser gesichert")).toBeVisible();
  await button(page, "Speichern").click();
  await expect(page.getByRole("alert")).toContainText("nicht zu erreichen");
  await page.unroute("**/trpc/workingCopies.save**");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await pending(page);

  // A browser would need minutes to render so many editors. So the test changes the request on its way to the server.
  await page.route("**/trpc/workingCopies.save**", (route) => {
    const sent = route.request().postDataJSON() as Record<string, { draft: { blocks: object[] } }>;
    const [[key = "", call] = []] = Object.entries(sent);
    const blocks = Array.from({ length: mostBlocks + 1 }, (_, index) => ({ id: `b${index}`, type: "text" }));
    return route.continue({ postData: { ...sent, [key]: { ...call, draft: { ...call?.draft, blocks } } } });
  });
  await title(page).fill("Viel zu viel");
  const sentence = `Ein Eintrag kann höchstens ${mostBlocks} Bausteine haben.`;
  await expect(panel(page).getByText(`nur in diesem Browser gesichert: ${sentence}`)).toBeVisible();
  await button(page, "Speichern").click();
  await expect(page.getByRole("alert")).toContainText(sentence);
  await page.reload();
  await expect(title(page)).toHaveValue("Viel zu viel");
});

test("a sign-out leaves no step of an open editor in the tab", async ({ browser, baseURL, admin }) => {
  const path = await publish(admin);
  // A separate session, because the test signs out.
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "de-DE" });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email").fill("admin@example.org");
  await page.getByLabel("Passwort", { exact: true }).fill(ownPassword);
  await button(page, "Login").click();
  await expect(button(page, "Logout")).toBeVisible();
  await edit(page, path);
  await title(page).fill("Streng geheim");
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(kept).toContain("Streng geheim");
  // The server has all changes, so signing out does not ask.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain("draft/");
  await button(page, "Logout").click();
  await expect(button(page, "Logout")).toHaveCount(0);
  expect(await kept()).not.toMatch(/steps|geheim/u);
  await context.close();
});

test("a fixed page says after 'Fertig' that its changes are not public", async ({ page }) => {
  await edit(page, "/Erlebnis");
  await title(page).fill("Erlebnis und mehr");
  await button(page, "Speichern").click();
  await said(page, "Die Änderungen sind gespeichert, aber noch nicht öffentlich.");
  await button(page, "Fertig").click();
  await expect(button(page, "Bearbeiten")).toBeVisible();
  await pending(page);
  await button(page, "Bearbeiten").click();
  await editorOf(page).discard();
  await button(page, "Fertig").click();
  await expect(panel(page).getByText("Änderungen noch nicht öffentlich")).toHaveCount(0);
});
