import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";

test("'Zustand' is in the menu, and 'Noch einmal prüfen' says what it found", async ({ page }) => {
  await page.goto("/admincenter");
  await page.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name: "Zustand" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Zustand" })).toBeVisible();
  const attention = page.getByRole("region", { name: "Bitte ansehen" });
  const mail = attention.getByRole("listitem").filter({ hasText: "SMTP_URL" });
  await expect(mail).toContainText("bitte ansehen");
  await page.getByRole("button", { name: "Noch einmal prüfen" }).click();
  await expect(page.getByText(/^Geprüft\. \d+ Zeilen sind nicht in Ordnung\.$/u)).toBeVisible();
  // The tests' site shows the demo, so it asks no name server.
  await expect(attention.getByRole("listitem").filter({ hasText: "DMARC" })).toContainText("ungeprüft");
  await expectAccessible(page);
  await mail.getByRole("link", { name: "Dorthin: Mailserver" }).click();
  await expect(page).toHaveURL(/\/admincenter\/messages\/outbox$/u);
});

test("a new board finds the hand-over beside the users, ticks off and prints", async ({ page }) => {
  await page.goto("/admincenter");
  await page.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name: "Benutzer" }).click();
  await page.getByRole("link", { name: "Zur Übergabe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Übergabe an den neuen Vorstand" })).toBeFocused();
  await expect(page.getByText("0 von 9 erledigt.")).toBeVisible();
  await expectAccessible(page);
  const tick = page.getByRole("checkbox", { name: "Erledigt: Impressum" });
  await tick.press("Space");
  await expect(page.getByText("1 von 9 erledigt.")).toBeVisible();
  await expect(tick).toBeFocused();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Übernommen: Datum, Unterschrift")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Bereiche" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Dorthin: Impressum" }).click();
  await expect(page).toHaveURL(/\/admincenter\/settings\/legal$/u);
  await page.goBack();
  await page.getByRole("button", { name: "Für die nächste Übergabe leeren" }).click();
  await expect(page.getByText("0 von 9 erledigt.")).toBeVisible();
});
