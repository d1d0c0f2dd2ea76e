import type { APIRequestContext, Page } from "@playwright/test";
import { jpeg } from "../testing/pictures.ts";
import { adminTest as test, expect, expectAccessible, followArea } from "./fixtures.ts";

let admin: APIRequestContext;
test.beforeAll(({ admin: api }) => {
  admin = api;
});

let seed = 100;
async function upload(name: string): Promise<string> {
  seed += 1;
  const file = { name, mimeType: "image/jpeg", buffer: await jpeg(900, 600, seed) };
  const answer = await admin.post("/api/v0/upload", { multipart: { file } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { _id: string }[])[0]?._id ?? "";
}

const stored = async (id: string) =>
  (await (await admin.get(`/api/v0/file/${id}`)).json()) as { width: number; height: number; focal: object };
const sizeOf = async (id: string) => {
  const { width, height } = await stored(id);
  return [width, height];
};
const save = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true });
const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();

test("a picture is cut to a shape, turned, and restored; its frame obeys the keys, and every crop its focal point", async ({
  page,
}) => {
  const id = await upload("Hang.jpg");
  await page.goto(`/admincenter/image/edit/${id}`);
  await expect(page.getByRole("heading", { name: "Bild bearbeiten" })).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(page.getByRole("button", { name: "Original wiederherstellen", exact: true })).toBeDisabled();
  await page.getByText("1:1").click();
  await expect(page.getByText("600 × 600 Pixel")).toBeVisible();
  await expectAccessible(page);
  await save(page).click();
  await saved(page);
  expect(await sizeOf(id)).toEqual([600, 600]);

  await page.getByRole("tab", { name: "Drehen", exact: true }).click();
  const straighten = page.getByRole("slider", { name: "Gerade richten" });
  await straighten.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByText("5°")).toBeVisible();
  await page.getByRole("button", { name: "Nach links" }).click();
  await expectAccessible(page);
  const shown = await page.getByText(/^\d+ × \d+ Pixel$/u).textContent();
  await save(page).click();
  await expect.poll(async () => (await sizeOf(id)).join(" × ")).toBe(shown?.replace(" Pixel", ""));

  await page.getByRole("button", { name: "Original wiederherstellen", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Wiederherstellen", exact: true }).click();
  await expect.poll(() => sizeOf(id)).toEqual([900, 600]);
  await expect(page.getByRole("button", { name: "Original wiederherstellen", exact: true })).toBeDisabled();

  await test.step("the frame is moved and sized with the arrow keys alone", async () => {
    await page.getByRole("tab", { name: /^Zuschneiden/u }).click();
    const corner = page.getByRole("button", { name: "Ecke unten rechts" });
    await expect(page.getByRole("main").locator("img").first()).toHaveJSProperty("complete", true);
    await corner.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press("Shift+ArrowLeft");
    for (let press = 0; press < 5; press += 1) await page.keyboard.press("Shift+ArrowUp");
    const size = page.getByText(/^\d+ × \d+ Pixel$/u);
    await expect(size).not.toHaveText("900 × 600 Pixel");
    await page.getByRole("group", { name: /^Ausschnitt/u }).focus();
    await page.keyboard.press("ArrowRight");
    await save(page).press("Enter");
    await expect.poll(async () => (await sizeOf(id)).join(" × ")).not.toBe("900 × 600");
    await expect(size).toHaveText(`${(await sizeOf(id)).join(" × ")} Pixel`);
  });

  await test.step("the focal point is set by a tap or by sliders, and every crop follows it", async () => {
    await page.getByRole("tab", { name: "Fokuspunkt", exact: true }).click();
    const picture = page.getByRole("tabpanel").locator("img").first();
    await expect(picture).toHaveJSProperty("complete", true);
    await picture.scrollIntoViewIfNeeded();
    const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);
    await expect(page.getByRole("slider", { name: "Von links" })).toHaveValue("0.25");
    await page.getByRole("slider", { name: "Von oben" }).press("ArrowUp");
    await expect(page.getByRole("tabpanel").locator("img").last()).toHaveCSS("object-position", "25% 76%");
    await expectAccessible(page);
    await save(page).click();
    await expect.poll(async () => (await stored(id)).focal).toEqual({ x: 0.25, y: 0.76 });
  });
});

test("a picture that cannot be processed, or is gone, is said to be so", async ({ page }) => {
  const id = await upload("Weg.jpg");
  await page.goto(`/admincenter/image/edit/${id}`);
  await page.getByText("1:1").click();
  const refusal = { message: "x", code: -32_000, data: { code: "C3", httpStatus: 415 } };
  await page.route("**/trpc/files.crop*", (route) => route.fulfill({ status: 415, json: [{ error: refusal }] }));
  await save(page).click();
  await expect(page.getByRole("alert")).toContainText("Beim Verarbeiten der Datei ist ein Fehler aufgetreten!");
  expect((await admin.delete(`/api/v0/file/${id}`)).ok()).toBe(true);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole("heading", { name: "Dieses Bild gibt es nicht" })).toBeVisible();
  await expectAccessible(page);
  const where = page.getByRole("navigation", { name: "Wo Sie sind" });
  await expect(where.getByRole("link", { name: "Dateien" })).toBeVisible();
  await page.getByRole("link", { name: "Zurück zu den Dateien" }).click();
  await expect(page.getByRole("heading", { name: "Dateien", exact: true })).toBeVisible();
});

test("two who edit the same picture: the second sees the other's before going on", async ({ page }) => {
  const id = await upload("Zwei.jpg");
  await page.goto(`/admincenter/image/edit/${id}`);
  await page.getByText("1:1").click();
  expect((await admin.post("/api/v0/rotate/", { data: { _id: id, angle: 90 } })).ok()).toBe(true);
  await save(page).click();
  await expect(page.getByRole("alert")).toContainText("inzwischen geändert");
  await expect(page.getByText("600 × 900 Pixel")).toBeVisible();
  expect(await sizeOf(id)).toEqual([600, 900]);
});

test("what is not saved is still there in the next tab, and whoever leaves is asked", async ({ page }) => {
  const id = await upload("Unfertig.jpg");
  await page.goto(`/admincenter/image/edit/${id}`);
  await page.getByText("1:1").click();
  const tab = (name: RegExp) => page.getByRole("tab", { name });
  await tab(/^Drehen/u).click();
  await page.getByRole("button", { name: "Nach rechts" }).click();
  await tab(/^Zuschneiden/u).click();
  await expect(page.getByText("600 × 600 Pixel")).toBeVisible();
  await tab(/^Drehen/u).click();
  await expect(page.getByText("600 × 900 Pixel")).toBeVisible();
  await expectAccessible(page);

  await save(page).click();
  const alone = page.getByRole("alertdialog", { name: "Nur diesen Schritt speichern?" });
  await expect(alone.getByText("Noch nicht gespeichert: Zuschneiden.")).toBeVisible();
  await alone.getByRole("button", { name: "Abbrechen", exact: true }).click();
  expect(await sizeOf(id)).toEqual([900, 600]);

  await followArea(page, "Einträge");
  const leave = page.getByRole("alertdialog", { name: "Ohne Speichern verlassen?" });
  await leave.getByRole("button", { name: "Bleiben", exact: true }).click();
  let isAsked = false;
  page.once("dialog", (dialog) => {
    isAsked = dialog.type() === "beforeunload";
    void dialog.dismiss();
  });
  await page.evaluate(() => window.location.assign("/Kontakt"));
  await expect.poll(() => isAsked).toBe(true);

  await tab(/^Zuschneiden/u).click();
  await save(page).click();
  await saved(page);
  await tab(/^Drehen/u).click();
  await save(page).click();
  await expect(tab(/^Drehen$/u)).toBeVisible();
  await expect.poll(() => sizeOf(id)).toEqual([600, 600]);
  await followArea(page, "Einträge");
  await expect(page.getByRole("heading", { name: "Einträge", exact: true })).toBeVisible();
});
