import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { readZip } from "../testing/zips.ts";
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

test("the archive for the shelf opens from the disk: pages, pictures and the search", async ({
  page,
  browser,
}, info) => {
  await page.goto("/admincenter/backups");
  const section = page.getByRole("region", { name: "Archiv fürs Regal" });
  await section.getByRole("button", { name: "Archiv anlegen" }).press("Enter");
  const link = section.getByRole("link", { name: /^Archiv vom .* herunterladen$/u });
  await expect(link).toBeVisible({ timeout: 90_000 });
  await expect(section.getByText("Das Archiv ist fertig.")).toBeVisible();
  await expectAccessible(page, "#site-copy");
  const arrives = page.waitForEvent("download");
  await link.press("Enter");
  const folder = info.outputPath("archive");
  for (const [name, bytes] of await readZip(await readFile(await (await arrives).path()))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  const offline = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  offline.on("request", (request) => asked.push(request.url()));
  await offline.goto(pathToFileURL(join(folder, "index.html")).href);
  expect(await offline.evaluate(() => document.fonts.check("1em 'Source Sans 3 Variable'"))).toBe(true);
  await expectAccessible(offline);
  const navigation = offline.getByRole("navigation", { name: "Hauptnavigation" });
  await navigation.getByRole("link", { name: "Aktuelles" }).click();
  await expect(offline.getByRole("heading", { level: 1, name: "Aktuelles" })).toBeVisible();
  const picture = offline.locator("main img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await offline.getByRole("link", { name: "Inhalt und Suche" }).click();
  await offline.getByRole("searchbox", { name: "Wörter, die auf der Seite stehen" }).fill("horst");
  await expect(offline.getByRole("status")).toHaveText(/Seiten? gefunden\.$/u);
  await expectAccessible(offline);
  await offline.getByRole("list").getByRole("link").first().click();
  await expect(offline.getByRole("heading", { level: 1 })).toContainText("Horst");
  expect(asked.filter((url) => !/^(?:file|data):/u.test(url))).toEqual([]);
});
