import { publishNews } from "./admin-api.ts";
import { editorOf, openEditor, openProperties } from "./editor.ts";
import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";

test("if another editor has set another day meanwhile, both days are shown", async ({ page, admin }) => {
  const path = await publishNews(admin, { title: "Wann?", date: "2026-10-03" });
  await openEditor(page, path);
  await page.getByRole("button", { name: "Termin ändern" }).click();
  await expect(page.getByRole("group", { name: "Termin" }).first().getByRole("spinbutton").first()).toBeFocused();
  const day = page.getByRole("group", { name: "Termin" }).first().getByRole("spinbutton", { name: /Tag/u });
  await day.focus();
  await page.keyboard.type("04");
  await expect(page.getByText("Änderungen noch nicht öffentlich")).toBeVisible();
  const id = path.split("/").at(-1) ?? "";
  expect((await admin.put(`/api/v0/entry/${id}`, { data: { date: "2026-10-05" } })).ok()).toBe(true);
  await editorOf(page).pressPublish();
  const conflict = page.getByRole("dialog", { name: "Zwei haben dieselbe Stelle geändert" });
  await expect(conflict.getByRole("region", { name: "Meine Fassung" })).toContainText("Termin04/10/2026");
  await expect(conflict.getByRole("region", { name: "Andere Fassung" })).toContainText("Termin05/10/2026");
  await expect(conflict.getByText("Anders:")).toHaveCount(0);
  await expectAccessible(page, "[role=dialog]");
});

test("a day is taken from the calendar and typed, and stored", async ({ page, admin }) => {
  const path = await publishNews(admin, { title: "Wann?", date: "2026-10-03" });
  await openEditor(page, path);
  await openProperties(page);
  const field = page.getByRole("group", { name: "Termin" }).first();
  const day = field.getByRole("spinbutton", { name: /Tag/u });
  await field.getByRole("button", { name: /Kalender/u }).focus();
  await page.keyboard.press("Enter");
  const calendar = page.getByRole("dialog");
  await expect(calendar.getByRole("heading", { name: "Oktober 2026" })).toBeVisible();
  await expect(calendar.getByRole("columnheader", { includeHidden: true }).first()).toHaveText("Mo");
  await expectAccessible(page, "[role=dialog]");
  for (const key of ["ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect(calendar).toBeHidden();
  await expect(day).toHaveText("11");
  const opener = field.getByRole("button", { name: /Kalender/u });
  await opener.click();
  await calendar
    .getByRole("button", { name: /Weiter|Nächster/u })
    .first()
    .click();
  await expect(calendar.getByRole("heading", { name: "November 2026" })).toBeVisible();
  await calendar.getByRole("button", { name: /, 7\. November/u }).click();
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
  await day.focus();
  await page.keyboard.type("08");
  await editorOf(page).publish();
  const { date } = (await (await admin.get(`/api/v0/entry/${path.split("/").at(-1)}`)).json()) as { date: string };
  expect(date).toBe("2026-11-08");
});
