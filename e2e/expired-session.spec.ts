import { ownPassword, publishNews } from "./admin-api.ts";
import { editorOf, openEditor } from "./editor.ts";
import { adminTest as test, expect, expectAccessible, reloads } from "./fixtures.ts";

test("who writes longer than the session lasts signs in again and goes on", async ({ page, context, admin, site }) => {
  const path = await publishNews(admin, { title: "Vorher" });
  await openEditor(page, path);
  await editorOf(page).title.fill("Lange geschrieben");
  await context.clearCookies();
  await page.getByRole("button", { name: /^Speichern/u }).click();
  await expect(page.getByRole("alert").getByText("Bitte melden Sie sich an.")).toBeVisible();
  await expectAccessible(page);

  await reloads(page, () => page.getByRole("alert").getByRole("button", { name: "Anmelden", exact: true }).click());
  await expect(page).toHaveURL(`${site.url}/login?${new URLSearchParams({ next: path }).toString()}`);
  await page.getByLabel("Email").fill("admin@example.org");
  await page.getByLabel("Passwort", { exact: true }).fill(ownPassword);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(site.url + path);
  await expect(editorOf(page).title).toHaveValue("Lange geschrieben");
  await editorOf(page).publish();
});
