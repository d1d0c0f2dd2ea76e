// Tests the map. The page has a preview image from this site, and loads the third party's map only after a click.
// Without scripts there are links. Editors can move pins.
import type { APIRequestContext, Page } from "@playwright/test";
import { openTestTileServer, type TestTileServer } from "../../testing/tile-server.ts";
import { openAdminApi } from "../admin-api.ts";
import { answered } from "../answered.ts";
import { browserTest, errorsOf, expect, expectAccessible } from "../fixtures.ts";
import { holdAnswer } from "../held-answer.ts";
import { copySeeded } from "../site-data.ts";
import { startSite, type StartedSite } from "../site.ts";

type Fixtures = { peer: TestTileServer; mapSite: StartedSite; admin: APIRequestContext };

const test = browserTest.extend<object, Fixtures>({
  peer: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const peer = await openTestTileServer();
      peer.behave({ status: 503 });
      await use(peer);
      await peer.close();
    },
    { scope: "worker" },
  ],
  mapSite: [
    async ({ peer }, use) => {
      const data = await copySeeded();
      const site = await startSite(data, { TILES_BASE: peer.url });
      await use(site);
      await site.stop();
      await data.remove();
    },
    { scope: "worker" },
  ],
  admin: [
    async ({ playwright, mapSite }, use) => {
      const api = await openAdminApi(playwright, mapSite);
      await use(api);
      await api.dispose();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ mapSite }, use) => use(mapSite.url),
});

const part = (page: Page) => page.getByRole("region", { name: "So finden Sie uns" });
const still = (page: Page) => part(page).getByRole("img", { name: /^Kartenausschnitt mit: Mosthof Sonnenau/u });

function hostsOf(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  return hosts;
}

test("without tiles a drawn sheet is shown; a retry draws the preview image, and only a click contacts a third party", async ({
  page,
  browser,
  admin,
  peer,
  mapSite,
}) => {
  const baseURL = mapSite.url;
  const errors = errorsOf(page);
  await test.step("without tiles: a drawn sheet with address and links, and a retry", async () => {
    await page.goto("/Projekt");
    await expect(part(page)).toContainText("Am Mosthang 7");
    await expect(part(page).getByRole("link", { name: "Route planen (Mosthof Sonnenau)" })).toHaveAttribute(
      "href",
      "https://www.openstreetmap.org/directions?to=49.2463%2C9.7718",
    );
    await expect(still(page)).toHaveCount(0);
    await expectAccessible(page);

    const context = await browser.newContext({ baseURL, storageState: await admin.storageState() });
    const editor = await context.newPage();
    const errorsOfEditor = errorsOf(editor);
    expect((await admin.post("/trpc/map.redraw", { data: {} })).ok()).toBe(true);
    await editor.goto("/admincenter/map");
    await expect(editor.getByRole("status").filter({ hasText: "lehnt ab (503)" })).toBeVisible();
    await expectAccessible(editor);
    peer.behave("draw");
    await editor.getByRole("button", { name: "Jetzt noch einmal versuchen" }).click();
    await expect(editor.getByRole("img", { name: "Das Bild, das Gäste sehen" })).toBeVisible();
    await expect(editor.getByText(/^Gezeichnet am \d\d\/\d\d\/\d{4}/u)).toBeVisible();
    expect(errorsOfEditor).toEqual([]);
    await context.close();
  });

  const widthOfStill = (visitor: Page) => still(visitor).evaluate((image: HTMLImageElement) => image.naturalWidth);
  await test.step("a visitor sees the still, and meets a third party only by a click, which closes again", async () => {
    const hosts = hostsOf(page);
    const own = new URL(baseURL).host;
    await page.goto("/Kontakt");
    await still(page).scrollIntoViewIfNeeded();
    await expect.poll(() => widthOfStill(page)).toBe(1280);
    await expect(part(page).getByRole("link", { name: "© OpenStreetMap" })).toBeVisible();
    await expectAccessible(page);
    expect([...hosts]).toEqual([own]);
    // The map needs no cookie banner, because each click on its button is a consent.
    await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);

    const opener = part(page).getByRole("button", { name: "Karte öffnen" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const frame = page.frameLocator("iframe[title='Karte zum Verschieben']");
    await expect(frame.locator(".leaflet-tile-loaded").first()).toBeVisible();
    expect([...hosts].sort()).toEqual([own, new URL(peer.url).host].sort());
    await expectAccessible(page);
    const pin = frame.getByRole("button", { name: "Ort 2: Parkplatz an der Streuwiese" });
    await pin.focus();
    await page.keyboard.press("Enter");
    await expect(frame.getByRole("link", { name: "Route planen" })).toBeVisible();
    await part(page).getByRole("button", { name: "Karte schließen" }).click();
    await expect(opener).toBeFocused();
    await expect(still(page)).toBeVisible();
    expect(errors).toEqual([]);
  });

  await test.step("without scripts there are the still and the links, and no button that does nothing", async () => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport, isMobile: true });
    const reader = await context.newPage();
    await reader.goto("/Kontakt");
    await expect(still(reader)).toBeVisible();
    // Narrow windows have a smaller preview image.
    await still(reader).scrollIntoViewIfNeeded();
    await expect.poll(() => widthOfStill(reader)).toBe(520);
    await expect(part(reader).getByRole("button")).toHaveCount(0);
    await expect(part(reader).getByRole("link", { name: /^Route planen/u })).toHaveCount(3);
    await context.close();
  });
});

const saveButton = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true });

type Place = { id: string; title: string; text: string };

async function placeOf(admin: APIRequestContext, begin: string): Promise<Place | undefined> {
  const { result } = (await (await admin.get("/trpc/map.edited")).json()) as { result: { data: { places: Place[] } } };
  return result.data.places.find(({ title }) => title.startsWith(begin));
}

async function changeElsewhere(admin: APIRequestContext, begin: string, change: object): Promise<void> {
  const data = { id: (await placeOf(admin, begin))?.id, ...change };
  expect((await admin.post("/trpc/map.update", { data })).ok()).toBe(true);
}

test("an editor moves a pin by keys and by dragging, and adds a place; typed text survives a colleague's faster save", async ({
  page,
  admin,
}) => {
  const errors = errorsOf(page);
  const update = /trpc\/[^?]*map\.update/u;
  await page.context().addCookies((await admin.storageState()).cookies);
  await page.goto("/admincenter/map");

  await test.step("a pin moves by keys and by dragging; a new place has numbers, and is deleted", async () => {
    const list = page.getByRole("list", { name: "Orte auf der Karte" });
    await expect(list.getByRole("listitem")).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Karte öffnen" }).click();
    const frame = page.frameLocator("iframe[title='Karte mit allen Nadeln']");
    const pin = frame.getByRole("button", { name: "Ort 2: Parkplatz an der Streuwiese" });

    await pin.focus();
    await expect(page.getByRole("heading", { level: 2, name: "Parkplatz an der Streuwiese" })).toBeVisible();
    const [lat, lng] = [page.getByLabel("Breitengrad"), page.getByLabel("Längengrad")];
    await expect(lng).toHaveValue("9,7689");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(lng).not.toHaveValue("9,7689");
    await expect(lat).toHaveValue("49,2442");
    await expect(pin).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(lat).not.toHaveValue("49,2442");
    await expectAccessible(page);

    const before = await lng.inputValue();
    const box = await pin.boundingBox();
    if (!box) throw new Error("the pin is not there");
    await pin.dragTo(frame.locator("#map"), {
      sourcePosition: { x: box.width / 2, y: box.height / 2 },
      targetPosition: { x: 200, y: 260 },
    });
    await expect(lng).not.toHaveValue(before);
    await page.getByRole("button", { name: "Speichern", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();

    await page.getByRole("button", { name: "Neuer Ort" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await page.getByLabel("Name", { exact: true }).fill("Aussicht");
    await page.getByRole("button", { name: "Speichern", exact: true }).click();
    await expect(lat).toBeFocused();
    await expect(lat).toHaveAccessibleDescription("Bitte eine Zahl eintragen, etwa 49,2036.");
    await lat.fill("49.2501, 9.7751");
    await expect(lng).toHaveValue("9.7751");
    await expect(frame.getByRole("button", { name: "Ort 4: Aussicht" })).toBeVisible();
    await page.getByRole("button", { name: "Speichern", exact: true }).click();
    await expect(list.getByRole("listitem")).toHaveCount(4);
    await expect(list.getByRole("button", { name: /Aussicht/u })).toHaveAttribute("aria-current", "true");

    await page.getByRole("button", { name: "Ort löschen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Ort löschen" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("heading", { level: 1, name: "Karte" })).toBeFocused();
  });

  await test.step("an editor is asked before changes to a place are lost", async () => {
    await page.getByRole("button", { name: /Mosthof Sonnenau/u }).click();
    await page.getByLabel("Text", { exact: true }).fill("Neu.");
    await page.getByRole("button", { name: /Haltestelle/u }).click();
    const question = page.getByRole("alertdialog", { name: "Ort noch nicht gespeichert" });
    await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
    await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Neu.");
    await page.getByRole("button", { name: /Haltestelle/u }).click();
    await question.getByRole("button", { name: "Verwerfen" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Haltestelle Mosthang" })).toBeVisible();
  });

  await test.step("a colleague was faster: what is typed stays, the rest is as it is now", async () => {
    const text = page.getByLabel("Text", { exact: true });
    await text.fill("Die Linie 12 hält hier.");
    await changeElsewhere(admin, "Haltestelle", { title: "Haltestelle am Bach" });
    await saveButton(page).click();
    await expect(page.getByRole("form").getByRole("alert")).toContainText("Ihre Eingaben stehen noch da");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Haltestelle am Bach");
    await expect(text).toHaveValue("Die Linie 12 hält hier.");
    await expectAccessible(page);
    await answered(page, update, () => saveButton(page).click());
    await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
    await expect.poll(() => placeOf(admin, "Haltestelle")).toMatchObject({ text: "Die Linie 12 hält hier." });
  });

  await test.step("what is typed while a place is being saved stays, and is stored next", async () => {
    await page.getByRole("button", { name: /Parkplatz/u }).click();
    const text = page.getByLabel("Text", { exact: true });
    const answer = await holdAnswer(page, update);
    await text.fill("Unter den Bäumen.");
    await saveButton(page).click();
    await answer.asked;
    await text.fill("Unter den Bäumen, rechts.");
    await answered(page, update, async () => answer.release());
    await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
    await expect(text).toHaveValue("Unter den Bäumen, rechts.");
    await answered(page, update, () => saveButton(page).click());
    await expect.poll(() => placeOf(admin, "Parkplatz")).toMatchObject({ text: "Unter den Bäumen, rechts." });
  });

  await test.step("a place that was closed while a colleague was faster comes back with what was typed", async () => {
    const text = page.getByLabel("Text", { exact: true });
    await text.fill("Nur für Räder.");
    await changeElsewhere(admin, "Parkplatz", { title: "Parkplatz am Bach" });
    const answer = await holdAnswer(page, update);
    await saveButton(page).click();
    await answer.asked;
    await page.getByRole("button", { name: "Verwerfen" }).click();
    await page.getByRole("button", { name: /Mosthof Sonnenau/u }).click();
    await text.fill("Etwas anderes.");
    answer.release();
    const notice = page.getByRole("alert").filter({ hasText: /„Parkplatz[^“]*“ ist nicht gespeichert/u });
    await expect(notice).toContainText("Jemand anderes");
    await expectAccessible(page);
    await notice.getByRole("button", { name: "Wieder öffnen" }).click();
    const question = page.getByRole("alertdialog", { name: "Ort noch nicht gespeichert" });
    await question.getByRole("button", { name: "Verwerfen" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Parkplatz am Bach");
    await expect(text).toHaveValue("Nur für Räder.");
    await answered(page, update, () => saveButton(page).click());
    await expect.poll(() => placeOf(admin, "Parkplatz")).toMatchObject({ text: "Nur für Räder." });
  });
  expect(errors).toEqual([]);
});
