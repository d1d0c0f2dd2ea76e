import type { Page } from "@playwright/test";
import { adminTest, expect, expectAccessible, test } from "./fixtures.ts";
import { mailTo } from "./outbox.ts";

const SHOTS = process.env["SHOTS"];

async function shot(page: Page, name: string, project: string): Promise<void> {
  if (!SHOTS) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${SHOTS}/${project}-${name}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

for (const scope of [test, adminTest])
  scope.beforeAll(async ({ admin }) => {
    await admin.put("/api/v0/config/", { data: { components: { shop: { enabled: true } } } });
  });

test("a customer withdraws in two steps by keyboard, and gets the receipt at once; it is there in English, too", async ({
  page,
  site,
}, { project }) => {
  const email = `anna-${project.name}@example.org`;
  await page.goto("/Impressum");
  await page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Vertrag widerrufen" })).toBeVisible();
  const form = page.locator("main form");
  await form.getByRole("button", { name: "Weiter" }).press("Enter");
  await expect(form.getByText("Bitte geben Sie Ihren Namen ein.")).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await shot(page, "errors", project.name);
  await form.getByLabel("Name", { exact: true }).fill("Anna Kern");
  await form.getByLabel("E-Mail", { exact: true }).fill(email);
  await form.getByLabel("Bestellnummer").fill("1042");
  await form.getByRole("button", { name: "Weiter" }).press("Enter");
  await expect(form.getByRole("heading", { name: "Schritt 2 von 2" })).toBeVisible();
  await expect(form.getByText("die ganze Bestellung", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Angaben ändern" }).press("Enter");
  await expect(form.getByLabel("Bestellnummer")).toHaveValue("1042");
  await form.getByRole("button", { name: "Weiter" }).press("Enter");
  await expect(form.locator("[type=radio]")).toHaveCount(0);
  await shot(page, "summary", project.name);
  await form.getByRole("button", { name: "Widerruf bestätigen" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Bitte bewahren Sie diese Seite auf" })).toBeFocused();
  await shot(page, "done", project.name);
  const { text = "" } = await mailTo(site, email, /Eingang Ihres Widerrufs/u);
  expect(text).toMatch(/am \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d Uhr/u);
  expect(text).toContain("Bestellnummer: 1042");

  await page.goto("/widerrufen?lang=en#bestellung=1042");
  await expect(page.getByLabel("Order number")).toHaveValue("1042");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Withdraw from contract" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Anna Kern");
  await page.getByLabel("Email", { exact: true }).fill("anna@example.org");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Confirm withdrawal" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the first submit shows the typed values and the confirm button, the second one thanks", async ({
    page,
    site,
  }) => {
    await page.goto("/widerrufen");
    await page.getByLabel("Name", { exact: true }).fill("Anna Kern");
    await page.getByLabel("E-Mail", { exact: true }).fill("ohne@example.org");
    await page.getByRole("button", { name: "Weiter" }).click();
    await expect(page.getByRole("definition").filter({ hasText: "Anna Kern" })).toBeVisible();
    await page.getByRole("button", { name: "Angaben ändern" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Anna Korn");
    await page.getByRole("button", { name: "Weiter" }).click();
    await expect(page.getByRole("definition").filter({ hasText: "Anna Korn" })).toBeVisible();
    await expect(page.getByText("Hiermit widerrufe ich")).toBeVisible();
    await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
    await expect(page.getByRole("status")).toContainText("Vielen Dank");
    await expect(page.getByRole("status")).toContainText(
      "Eine Bestätigung per E-Mail können wir zurzeit nicht schicken.",
    );
    await expect(page).toHaveURL("/widerrufen?gesendet=1");
    await page.reload();
    await expect(page.getByRole("status")).toContainText(
      "Eine Bestätigung per E-Mail können wir zurzeit nicht schicken.",
    );
    await mailTo(site, "ohne@example.org", /Eingang Ihres Widerrufs/u);
  });
});

adminTest(
  "withdrawals stand beside the messages, and are marked as done",
  async ({ page, admin, site }, { project }) => {
    const name = `Bruno ${project.name}`;
    const sent = {
      name,
      email: "bruno@example.org",
      order: "77",
      text: "Nur den Essig.",
      website: "https://example.org",
    };
    expect((await admin.post(`${site.url}/trpc/withdrawals.declare`, { data: sent })).ok()).toBe(true);
    await page.goto("/admincenter/messages/inbox");
    await page.getByRole("link", { name: /^Widerrufe/u }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Widerrufe" })).toBeFocused();
    const row = page.getByRole("listitem").filter({ hasText: name });
    await expect(row).toContainText("Bestellnummer 77 passt zu keiner Bestellung");
    await expect(row).toContainText("verdächtig");
    await expectAccessible(page);
    await shot(page, "queue", project.name);
    await row.getByRole("button", { name: "Als erledigt markieren" }).press("Enter");
    await expect(row).toContainText("erledigt am");
    await page.getByRole("button", { name: "offen", exact: true }).click();
    await expect(row).toHaveCount(0);
  },
);

adminTest(
  "a suspicious form stands apart; accepted it is a message, deleted it is gone, and the focus stays in the list",
  async ({ page, admin, site }, { project }) => {
    const send = (lastName: string) =>
      admin.post(`${site.url}/trpc/messages.create`, {
        data: {
          firstName: "Mia",
          lastName,
          email: "mia@example.org",
          message: `Haben Sie am Sonntag offen? Gruß, ${lastName}`,
          website: "https://example.org",
        },
      });
    const [ash, birn] = [`Esche-${project.name}`, `Birn-${project.name}`];
    for (const name of [ash, birn]) expect((await send(name)).ok()).toBe(true);
    await page.goto("/admincenter/messages/inbox");
    await expect(page.getByRole("heading", { level: 1, name: "Nachrichten" })).toBeVisible();
    await expect(page.getByText(ash)).toHaveCount(0);
    await page.getByRole("link", { name: "Verdächtig (2)" }).click();
    const heading = page.getByRole("heading", { level: 1, name: "Verdächtige Einsendungen" });
    await expect(heading).toBeFocused();
    const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await expect(row(ash)).toContainText("Haben Sie am Sonntag offen?");
    await expectAccessible(page);
    await row(birn).getByRole("button", { name: "Löschen" }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).press("Enter");
    await expect(row(birn)).toHaveCount(0);
    await expect(heading).toBeFocused();
    await row(ash).getByRole("button", { name: "Übernehmen" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Nichts ist verdächtig." })).toBeVisible();
    await expect(heading).toBeFocused();
    await page.getByRole("link", { name: "Posteingang" }).click();
    await expect(page.getByText(`Mia ${ash}`)).toBeVisible();
  },
);
