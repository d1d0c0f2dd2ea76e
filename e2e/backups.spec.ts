import { ownPassword } from "./admin-api.ts";
import { adminTest, expect, expectAccessible, ownSite } from "./fixtures.ts";

/** This file has its own site, because a backup holds everything that other tests write. */
const test = adminTest.extend({ site: [ownSite(), { scope: "worker" }] });

const SHOTS = process.env["SHOTS"];

test("somebody backs up, sees the backup and the command, and downloads it", async ({ page }, { project }) => {
  await page.goto("/admincenter");
  const areas = page.getByRole("navigation", { name: "Bereiche" });
  await areas.getByRole("link", { name: "Sicherungen", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sicherungen" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Noch gibt es keine Sicherung." })).toBeVisible();
  await expectAccessible(page);
  const now = page.getByRole("button", { name: "Jetzt sichern" });
  await now.press("Enter");
  await expect(page.getByText("Es wird gerade gesichert …")).toBeVisible();
  await expect(now).toHaveAttribute("aria-disabled", "true");
  await expect(now).toBeFocused();
  const row = page.getByRole("listitem").filter({ hasText: "MB" });
  await expect(row).toHaveCount(1, { timeout: 30_000 });
  await expect(page.getByText("Die Sicherung ist fertig.")).toBeVisible();
  await expect(page.getByLabel("Befehl zum Zurückspielen")).toHaveText(
    /^DATA_DIR=\S+\/restored (?:DATABASE_URL='postgres:\/\/…' )?npm run restore -- \/\S+\/backups\/backup-\S+Z\.tar\.gz$/u,
  );
  for (const colorScheme of SHOTS ? (["light", "dark"] as const) : []) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${SHOTS}/${project.name}-backups-${colorScheme}.png`, fullPage: true });
  }
  await row.getByRole("button", { name: /^Sicherung vom .* herunterladen$/u }).press("Enter");
  const question = page.getByRole("dialog");
  await question.getByLabel("Passwort").fill(ownPassword);
  await expectAccessible(page, "[role=dialog]");
  const arrives = page.waitForEvent("download");
  await question.getByRole("button", { name: "Herunterladen" }).click();
  expect((await arrives).suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/u);
  await expect(question).toBeHidden();
});
