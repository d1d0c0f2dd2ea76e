import type { Page } from "@playwright/test";
import { publishNews } from "./admin-api.ts";
import { openEditor, openProperties } from "./editor.ts";
import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";

const SHOTS = process.env["SHOTS"];

async function shot(page: Page, name: string, project: string): Promise<void> {
  if (!SHOTS) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${SHOTS}/${project}-${name}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

test("an entry's address is changed in its details; the former one leads to it", async ({ page, admin }, {
  project,
}) => {
  const idPath = await publishNews(admin, {
    title: `Obstbaumschnitt ${project.name}`,
    content: ["<p>Wir schneiden am Samstag die alten Bäume am Hang und zeigen, wie es geht.</p>"],
  });
  const former = `/Aktuelles/obstbaumschnitt-${project.name}`;
  await openEditor(page, idPath);
  await openProperties(page);
  const field = page.getByRole("textbox", { name: "Adresse", exact: true });
  await expect(field).toHaveValue(`obstbaumschnitt-${project.name}`);
  await field.fill("Schnitt im März");
  await page.getByRole("button", { name: "Adresse ändern" }).click();
  await expect(page.getByText("Eine Adresse besteht aus Kleinbuchstaben")).toBeVisible();
  await expectAccessible(page);
  await shot(page, "field", project.name);
  const next = `/Aktuelles/schnittkurs-${project.name}`;
  await field.fill(`schnittkurs-${project.name}`);
  await page.getByRole("button", { name: "Adresse ändern" }).click();
  await expect(page.getByText(`Der Eintrag steht jetzt unter ${next}`)).toBeVisible();
  await expect(page).toHaveURL(next);
  const answer = await page.request.get(former, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([308, next]);
  await page.goto(former);
  await expect(page).toHaveURL(next);
});

test("a missed address is redirected in one click; a redirect is added, refused and removed", async ({
  page,
  site,
  browser,
}, { project }) => {
  // The default user agent names a headless browser, which counts as a bot. Missed addresses of bots are not listed.
  const userAgent =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  const guest = await browser.newContext({ baseURL: site.url, userAgent });
  const visitor = await guest.newPage();
  const missed = `/spnsoren-${project.name}/Kontackt.html`;
  await visitor.goto(missed);
  await visitor.goto(`/weg-${project.name}`);
  await page.goto("/admincenter/settings/seo");
  await page.getByRole("link", { name: "Adressen und Weiterleitungen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Adressen" })).toBeFocused();
  await expect(page.getByText(missed)).toBeVisible();
  await expectAccessible(page);
  await shot(page, "addresses", project.name);
  await page.getByRole("button", { name: `${missed} nach /Kontakt weiterleiten` }).click();
  await expect(page.getByText(`${missed} führt jetzt zum Ziel.`).first()).toBeVisible();
  await visitor.goto(missed);
  await expect(visitor).toHaveURL("/Kontakt");

  const vain = `/weg-${project.name}`;
  await page.getByRole("button", { name: `Ziel wählen für ${vain}` }).click();
  const [from, to] = [page.getByRole("textbox", { name: "Von" }), page.getByRole("combobox", { name: "Nach" })];
  await expect(from).toHaveValue(vain);
  await expect(to).toBeFocused();
  await to.fill(vain);
  await to.press("Enter");
  await expect(page.getByText("Das würde im Kreis führen.")).toBeVisible();
  await expect(to).toBeFocused();
  await to.fill(missed);
  await to.press("Enter");
  await expect(page.getByText("Dort wird schon weitergeleitet.")).toBeVisible();
  await from.fill("/Kontakt");
  await to.fill("/Projekt");
  await to.press("Enter");
  await expect(page.getByText("Diese Adresse braucht die Website selbst.")).toBeVisible();
  await shot(page, "refused", project.name);
  await from.fill(vain);
  await to.fill("Proj");
  await page.getByRole("option", { name: /^Projekt/u }).hover();
  await to.fill("Kontak");
  await expect(page.getByRole("option", { name: /^Projekt/u })).toHaveCount(0);
  await to.fill("Proj");
  await page.getByRole("option", { name: /^Projekt/u }).click();
  await expect(to).toHaveValue("/Projekt");
  await to.press("Enter");
  const row = page.getByRole("listitem").filter({ hasText: vain });
  await expect(row).toContainText("führt zu /Projekt");
  const remove = page.getByRole("button", { name: `Weiterleitung von ${vain} entfernen` });
  await remove.click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(row).toContainText("führt zu /Projekt");
  await remove.click();
  await expect(row).toHaveCount(0);
  expect((await visitor.request.get(vain, { maxRedirects: 0 })).status()).toBe(404);
  await guest.close();
});
