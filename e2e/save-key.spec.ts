// Tests Ctrl+S, which saves the page or the dialog that is being edited. For files, see library.spec.ts.
import type { APIRequestContext, Page } from "@playwright/test";
import { publishNews } from "./admin-api.ts";
import { editorOf } from "./editor.ts";
import { adminTest as test, expect } from "./fixtures.ts";

let admin: APIRequestContext;
test.beforeAll(({ admin: api }) => {
  admin = api;
});

const saved = (page: Page) =>
  expect(page.getByRole("status").getByText("gespeichert", { exact: true }).first()).toBeVisible();

test("in the page and in a gallery's browser", async ({ page }) => {
  const gallery = { type: "gallery", settings: { myTitle: "Ernte", images: [] } };
  const path = await publishNews(admin, { title: "Vorher", sections: [gallery], publish_date: null });
  const read = async () => (await admin.get(`/api/v0/entry/${path.split("/").at(-1)}`)).json();
  await page.goto(path);
  await page.getByRole("button", { name: "Bearbeiten", exact: true }).focus();
  await page.keyboard.press("Enter");
  const title = editorOf(page).title;
  await expect(title).toBeFocused();
  const save = page.getByRole("button", { name: "Speichern", exact: true });
  const place = await save.boundingBox();
  await title.fill("Nachher");
  await expect(page.getByText("gesichert", { exact: true })).toBeVisible();
  await expect.poll(() => save.boundingBox()).toEqual(place);
  await page.keyboard.press("ControlOrMeta+s");
  await saved(page);
  expect(await read()).toMatchObject({ title: "Nachher" });

  await page.getByRole("button", { name: "Galerie bearbeiten: Ernte" }).click();
  const browser = page.getByRole("dialog", { name: "Galerie bearbeiten" });
  await browser.getByRole("tab", { name: "Einstellungen", exact: true }).click();
  await browser.getByRole("textbox", { name: "Titel", exact: true }).fill("Lese");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(browser).toBeHidden();
  await expect.poll(read).toMatchObject({ sections: [{ settings: { myTitle: "Lese" } }] });

  await editorOf(page).title.fill("Gefragt");
  await page.getByRole("button", { name: "Löschen", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  expect(await read()).toMatchObject({ title: "Nachher" });
});
