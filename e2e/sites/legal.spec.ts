import type { Page } from "@playwright/test";
import type { startSite } from "../site.ts";
import { adminTest, expect, expectAccessible, ownSite } from "../fixtures.ts";

/** This file has its own site, because other tests need these pages. */
const test = adminTest.extend<{ guest: Page }, { site: Awaited<ReturnType<typeof startSite>> }>({
  site: [ownSite(), { scope: "worker" }],
  guest: async ({ browser, site, viewport }, use) => {
    const context = await browser.newContext({ baseURL: site.url, viewport });
    await use(await context.newPage());
    await context.close();
  },
});

async function publish(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Vergleichen und veröffentlichen" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: `${name} veröffentlichen` });
  await dialog.getByRole("button", { name: "Veröffentlichen" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${name} ist veröffentlicht.`)).toBeVisible();
}

const isEnglish = (guest: Page) => guest.locator("html[lang=en]");

test("the imprint is filled in by keyboard, compared, published, and read in both languages; what was changed by hand survives the next publication", async ({
  page,
  guest,
  site,
}) => {
  await page.goto("/admincenter/settings/legal");
  const telephone = page.getByRole("textbox", { name: "Telefon" });
  await telephone.fill("");
  await page.getByRole("button", { name: "Vergleichen und veröffentlichen" }).press("Enter");
  await expect(telephone).toBeFocused();
  await expect(page.getByText("Dieses Feld muss ausgefüllt sein.")).toBeVisible();
  await page.keyboard.type("030 23125 999");
  await page.getByRole("textbox", { name: "Name", exact: true }).focus();
  await page.keyboard.type("FC Beispiel e. V.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Vergleichen und veröffentlichen" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Impressum veröffentlichen" });
  await expect(dialog.getByText("030 23125 999")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("checkbox", { name: "Durch die Texte aus dem Formular ersetzen" }).focus();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: "Veröffentlichen" }).press("Enter");
  await expect(page.getByText("Impressum ist veröffentlicht.")).toBeVisible();
  await expect(page.getByText(/Veröffentlicht, Stand \d\d\/\d\d\/\d{4}/u)).toBeVisible();

  await guest.goto("/Impressum");
  await expect(guest.getByText("FC Beispiel e. V.")).toBeVisible();
  await expect(guest.getByRole("link", { name: "030 23125 999" })).toHaveAttribute("href", "tel:+493023125999");
  await expect(guest.getByText(/^Stand: \d\d\/\d\d\/\d{4}$/u)).toBeVisible();
  await guest.goto("/en/Impressum");
  await expect(isEnglish(guest)).toBeAttached();
  await expect(guest.getByRole("heading", { name: "Information under § 5 DDG" })).toBeVisible();
  await expectAccessible(guest);

  const answer = await page.request.get("/api/v0/entry/?tags=Seite|Impressum");
  const [entry] = (await answer.json()) as [{ _id: string; content: string[] }];
  const content = entry.content.map((html) => html.replace("Vertreten durch", "Der Vorstand, von Hand"));
  await page.request.put(`/api/v0/entry/${entry._id}`, { data: { content }, headers: { origin: site.url } });
  await page.goto("/admincenter/settings/legal");
  await page.getByRole("textbox", { name: "Vertreten durch" }).fill("Neue Person");
  await page.getByRole("textbox", { name: "Registernummer" }).fill("VR 999");
  await page.getByRole("button", { name: "Vergleichen und veröffentlichen" }).click();
  await expect(dialog.getByRole("heading", { name: "Von Hand geändert" })).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: /Neu bauen/u })).not.toBeChecked();
  await dialog.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(dialog).toBeHidden();
  await guest.goto("/Impressum");
  await expect(guest.getByText("Der Vorstand, von Hand")).toBeVisible();
  await expect(guest.getByText("VR 999")).toBeVisible();
  await expect(guest.getByText("Neue Person")).toHaveCount(0);
});

test("the privacy notice gets the section of what is switched on, at once; the accessibility statement is built from the last check, and linked", async ({
  page,
  guest,
  site,
}) => {
  await page.goto("/admincenter/settings/legal/Datenschutz");
  await page.getByRole("textbox", { name: /Protokolle des Servers/u }).fill("7");
  await publish(page, "Datenschutz");
  await guest.goto("/Datenschutz");
  const heading = guest.getByRole("heading", { name: "Wenn Sie ins Gästebuch schreiben" });
  await expect(guest.getByText("nach höchstens 7 Tagen gelöscht")).toBeVisible();
  await expect(heading).toHaveCount(0);
  await page.request.put("/api/v0/config/", {
    data: { components: { guestbook: { enabled: true } } },
    headers: { origin: site.url },
  });
  await guest.reload();
  await expect(heading).toBeVisible();

  await page.goto("/admincenter/settings/legal/Barrierefreiheit");
  const result = page.getByRole("button", { name: /Ergebnis/u });
  await result.click();
  await page.getByRole("option", { name: "Erfüllt WCAG 2.2 AA" }).click();
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(result).toBeFocused();
  await page.getByRole("spinbutton").first().focus();
  await page.keyboard.type("01102026");
  await expectAccessible(page);
  await publish(page, "Barrierefreiheit");
  await guest.goto("/");
  await guest.getByRole("contentinfo").getByRole("link", { name: "Barrierefreiheit" }).click();
  await expect(guest.getByText("die wir am 01/10/2026 selbst vorgenommen haben")).toBeVisible();
});

test("the withdrawal notice is built from a pasted model: its marks have fields, proposals come from the settings, and the page leads to withdrawing", async ({
  page,
  guest,
}) => {
  await page.goto("/admincenter/settings/legal");
  await page.getByRole("link", { name: "Widerrufsbelehrung", exact: true }).click();
  const compare = page.getByRole("button", { name: "Vergleichen und veröffentlichen" });
  const slot = page.getByRole("textbox", { name: "Muster-Widerrufsbelehrung und Muster-Widerrufsformular" });
  await expect(slot).toBeVisible();
  await compare.press("Enter");
  await expect(slot).toBeFocused();
  await slot.fill("Beispiel für ein Recht\n\nSchreiben Sie uns ([2]) binnen vierzehn Tagen [1].");
  const [operator, period] = [page.getByRole("textbox", { name: "[2]" }), page.getByRole("textbox", { name: "[1]" })];
  await period.fill("ab {tag}");
  await compare.press("Enter");
  await expect(period).toBeFocused();
  await expect(page.getByText(/etwas, das die Website nicht kennt/u)).toBeVisible();
  await period.fill("ab Erhalt");
  await compare.press("Enter");
  await expect(operator).toBeFocused();
  await page.getByRole("button", { name: "Vorschlag übernehmen für [2]" }).press("Enter");
  await expect(operator).toBeFocused();
  await expect(operator).toHaveValue("{name}, {anschrift}, {telefon}, {mail}");
  await expectAccessible(page);
  await compare.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Widerrufsbelehrung veröffentlichen" });
  await dialog.getByRole("checkbox", { name: "Durch die Texte aus dem Formular ersetzen" }).focus();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: "Veröffentlichen" }).press("Enter");
  await expect(page.getByText("Widerrufsbelehrung ist veröffentlicht.")).toBeVisible();
  await guest.goto("/Widerrufsbelehrung");
  await expect(guest.getByRole("heading", { name: "Beispiel für ein Recht" })).toBeVisible();
  await expect(guest.getByText(/Am Mosthang 7, .+\) binnen vierzehn Tagen ab Erhalt\./u)).toBeVisible();
  await guest
    .getByRole("main")
    .getByRole("link", { name: /\/widerrufen$/u })
    .click();
  await expect(guest).toHaveURL(/\/widerrufen$/u);
});
