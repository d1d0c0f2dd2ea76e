// The map: a still of our own, the map of others only after a click, plain links without either; and how editors set pins.
import type { APIRequestContext, Page } from "@playwright/test";
import { openTestTileServer, type TestTileServer } from "../server/testing/tile-server.ts";
import { openAdminApi } from "./admin-api.ts";
import { answered } from "./answered.ts";
import { phone, browserTest, errorsOf, expect, expectAccessible } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";
import { copySeeded } from "./site-data.ts";
import { startSite, type StartedSite } from "./site.ts";

type Fixtures = { peer: TestTileServer; mapSite: StartedSite; admin: APIRequestContext };

/** A site whose tiles come from a peer beside it. */
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

test.describe.configure({ mode: "serial" });

const part = (page: Page) => page.getByRole("region", { name: "So finden Sie uns" });
const still = (page: Page) => part(page).getByRole("img", { name: /^Kartenausschnitt mit: Mosthof Sonnenau/u });

/** Hosts that the page has asked. */
function hostsOf(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  return hosts;
}

test(
  "as long as no tile can be had, a drawn sheet with address and links stands there; a retry draws the still",
  phone,
  async ({ page, admin, peer }) => {
    const errors = errorsOf(page);
    await page.goto("/Projekt");
    await expect(part(page)).toContainText("Am Mosthang 7");
    await expect(part(page).getByRole("link", { name: "Route planen (Mosthof Sonnenau)" })).toHaveAttribute(
      "href",
      "https://www.openstreetmap.org/directions?to=49.2463%2C9.7718",
    );
    await expect(still(page)).toHaveCount(0);
    await expectAccessible(page);

    await page.context().addCookies((await admin.storageState()).cookies);
    expect((await admin.post("/trpc/map.redraw", { data: {} })).ok()).toBe(true);
    await page.goto("/admincenter/map");
    await expect(page.getByRole("status").filter({ hasText: "lehnt ab (503)" })).toBeVisible();
    await expectAccessible(page);
    peer.behave("draw");
    await page.getByRole("button", { name: "Jetzt noch einmal versuchen" }).click();
    await expect(page.getByRole("img", { name: "Das Bild, das Gäste sehen" })).toBeVisible();
    await expect(page.getByText(/^Gezeichnet am \d\d\/\d\d\/\d{4}/u)).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test(
  "a visitor sees the still, and meets a third party only by a click, which closes again",
  phone,
  async ({ page, peer, mapSite }, { project }) => {
    const hosts = hostsOf(page);
    const errors = errorsOf(page);
    const own = new URL(mapSite.url).host;
    await page.goto("/Kontakt");
    await still(page).scrollIntoViewIfNeeded();
    await expect
      .poll(() => still(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(project.name === "phone" ? 520 : 1280);
    await expect(part(page).getByRole("link", { name: "© OpenStreetMap" })).toBeVisible();
    await expectAccessible(page);
    expect([...hosts]).toEqual([own]);
    // A map needs no banner: every click is asked for by itself.
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
  },
);

test("without scripts there are the still and the links, and no button that does nothing", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/Kontakt");
  await expect(still(page)).toBeVisible();
  await expect(part(page).getByRole("button")).toHaveCount(0);
  await expect(part(page).getByRole("link", { name: /^Route planen/u })).toHaveCount(3);
  await context.close();
});

test("an editor moves a pin by keys and by dragging, sets a new place by numbers, and deletes it", async ({
  page,
  admin,
}) => {
  const errors = errorsOf(page);
  await page.context().addCookies((await admin.storageState()).cookies);
  await page.goto("/admincenter/map");
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
  expect(errors).toEqual([]);
});

test("an editor is asked before changes to a place are lost", async ({ page, admin }) => {
  await page.context().addCookies((await admin.storageState()).cookies);
  await page.goto("/admincenter/map");
  await page.getByRole("button", { name: /Mosthof Sonnenau/u }).click();
  await page.getByLabel("Text", { exact: true }).fill("Neu.");
  await page.getByRole("button", { name: /Haltestelle/u }).click();
  const question = page.getByRole("alertdialog", { name: "Ort noch nicht gespeichert" });
  await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Neu.");
  await page.getByRole("button", { name: /Haltestelle/u }).click();
  await question.getByRole("button", { name: "Verwerfen" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Haltestelle Sonnenau Linde" })).toBeVisible();
});

test("a colleague was faster: what is typed stays, the rest is as it is now", async ({ page, admin }) => {
  await page.context().addCookies((await admin.storageState()).cookies);
  await page.goto("/admincenter/map");
  await page.getByRole("button", { name: /Haltestelle/u }).click();
  await page.getByLabel("Text", { exact: true }).fill("Die Linie 12 hält hier.");
  const { result } = (await (await admin.get("/trpc/map.edited")).json()) as {
    result: { data: { places: { id: string; title: string }[] } };
  };
  const place = result.data.places.find(({ title }) => title.startsWith("Haltestelle"));
  const data = { id: place?.id, title: "Haltestelle Mosthang" };
  expect((await admin.post("/trpc/map.update", { data })).ok()).toBe(true);
  const save = page.getByRole("button", { name: "Speichern", exact: true });
  await save.click();
  await expect(page.getByRole("form").getByRole("alert")).toContainText("Ihre Eingaben stehen noch da");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Haltestelle Mosthang");
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Die Linie 12 hält hier.");
  await expectAccessible(page);
  await save.click();
  await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
});

const saveButton = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true });

/** Somebody else changes the place whose name begins so. */
async function changeElsewhere(admin: APIRequestContext, begin: string, change: object): Promise<void> {
  const { result } = (await (await admin.get("/trpc/map.edited")).json()) as {
    result: { data: { places: { id: string; title: string }[] } };
  };
  const place = result.data.places.find(({ title }) => title.startsWith(begin));
  expect((await admin.post("/trpc/map.update", { data: { id: place?.id, ...change } })).ok()).toBe(true);
}

test("what is typed while a place is being saved stays, and is stored next", async ({ page, admin }) => {
  await page.context().addCookies((await admin.storageState()).cookies);
  await page.goto("/admincenter/map");
  await page.getByRole("button", { name: /Parkplatz/u }).click();
  const text = page.getByLabel("Text", { exact: true });
  const answer = await holdAnswer(page, /trpc\/[^?]*map\.update/u);
  await text.fill("Unter den Bäumen.");
  await saveButton(page).click();
  await answer.asked;
  await text.fill("Unter den Bäumen, rechts.");
  answer.release();
  await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
  await expect(text).toHaveValue("Unter den Bäumen, rechts.");
  await answered(page, /trpc\/[^?]*map\.update/u, () => saveButton(page).click());
  await page.reload();
  await page.getByRole("button", { name: /Parkplatz/u }).click();
  await expect(text).toHaveValue("Unter den Bäumen, rechts.");
});

test("a place that was closed while a colleague was faster comes back with what was typed", async ({ page, admin }) => {
  await page.context().addCookies((await admin.storageState()).cookies);
  await page.goto("/admincenter/map");
  await page.getByRole("button", { name: /Parkplatz/u }).click();
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("Nur für Räder.");
  await changeElsewhere(admin, "Parkplatz", { title: "Parkplatz am Bach" });
  const answer = await holdAnswer(page, /trpc\/[^?]*map\.update/u);
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
  await saveButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
});
