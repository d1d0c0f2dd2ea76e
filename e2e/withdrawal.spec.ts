// Withdrawing from a contract, by keyboard, in both languages and without JavaScript; and the queue beside the messages.
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
  await expect(form.locator("[type=radio]")).toHaveCount(8);
  await form.getByRole("button", { name: "Ohne Bilder bestätigen" }).press("Enter");
  await expect(form.getByRole("status").filter({ hasText: /bestätigt/u })).toBeVisible();
  await shot(page, "summary", project.name);
  await form.getByRole("button", { name: "Widerruf bestätigen" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Vielen Dank" })).toBeFocused();
  await shot(page, "done", project.name);
  const { text = "" } = await mailTo(site, email, /Eingang Ihres Widerrufs/u);
  expect(text).toMatch(/am \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d Uhr/u);
  expect(text).toContain("Bestellnummer: 1042");

  await page.goto("/widerrufen?lang=en");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Withdraw from contract" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Anna Kern");
  await page.getByLabel("Email", { exact: true }).fill("anna@example.org");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Confirm withdrawal" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the first sending is answered with what was typed, a question and the button that confirms", async ({
    page,
  }) => {
    await page.goto("/widerrufen");
    await page.getByLabel("Name", { exact: true }).fill("Anna Kern");
    await page.getByLabel("E-Mail", { exact: true }).fill("ohne@example.org");
    await page.getByRole("button", { name: "Weiter" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Anna Kern");
    await expect(page.getByRole("button", { name: "Widerruf bestätigen" })).toBeVisible();
  });
});

adminTest(
  "withdrawals stand beside the messages, and are marked as done",
  async ({ page, admin, site }, { project }) => {
    const { id, proof } = (await (await admin.get("/api/v0/captcha/?form=withdrawal")).json()) as {
      id: string;
      proof: object;
    };
    const { solvedProof } = await import("../server/testing/captcha.ts");
    const captcha = await solvedProof({ id, proof } as Parameters<typeof solvedProof>[0]);
    const name = `Bruno ${project.name}`;
    const sent = { name, email: "bruno@example.org", order: "77", text: "Nur den Essig.", captcha };
    expect((await admin.post(`${site.url}/trpc/withdrawals.declare`, { data: sent })).ok()).toBe(true);
    await page.goto("/admincenter/messages/inbox");
    await page.getByRole("link", { name: /^Widerrufe/u }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Widerrufe" })).toBeFocused();
    const row = page.getByRole("listitem").filter({ hasText: name });
    await expect(row).toContainText("Bestellnummer 77 passt zu keiner Bestellung");
    await expectAccessible(page);
    await shot(page, "queue", project.name);
    await row.getByRole("button", { name: "Als erledigt markieren" }).press("Enter");
    await expect(row).toContainText("erledigt am");
    await page.getByRole("button", { name: "offen", exact: true }).click();
    await expect(row).toHaveCount(0);
  },
);
