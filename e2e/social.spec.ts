// The social network's settings: the page's link, secrets that are written and never read, and a test that really asks.
import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";

const texts = {
  de: {
    page: "Adresse der Facebook-Seite",
    save: "Speichern",
    link: "Wir auf Facebook",
    check: "Token jetzt prüfen",
    lacking: "kein access token!",
    token: "Page Access Token",
    saved: "Facebook Page Access Token erfolgreich gespeichert!",
    ends: /endet auf 6789/u,
    unreachable: /Facebook ist gerade nicht zu erreichen/u,
    id: "App-ID",
    secret: "App-Geheimcode (AppSecret)",
  },
  en: {
    page: "Address of the Facebook page",
    save: "Save",
    link: "Follow us on Facebook",
    check: "Test the token now",
    lacking: "no access token!",
    token: "Page access token",
    saved: "Facebook page access token saved successfully!",
    ends: /ends with 6789/u,
    unreachable: /Facebook cannot be reached/u,
    id: "App ID",
    secret: "App secret",
  },
};

test("an editor names the page, stores the token and has it tested; off, the link is gone", async ({
  page,
  admin,
  site,
}, { project }) => {
  const language = project.name === "phone" ? "en" : "de";
  const say = texts[language];
  await page.context().addCookies([{ name: "lang", value: language, url: site.url }]);
  const enable = (enabled: boolean) => admin.put("/api/v0/config/", { data: { components: { social: { enabled } } } });
  expect((await enable(true)).ok()).toBe(true);
  try {
    await page.goto("/admincenter/social");
    await expectAccessible(page);
    const address = page.getByLabel(say.page);
    await address.fill("javascript:alert(1)");
    await page.getByRole("button", { name: say.save, exact: true }).click();
    await expect(address).toBeFocused();
    await expect(address).toHaveAttribute("aria-invalid", "true");
    await address.fill("https://www.facebook.com/mosthof.example");
    await page.keyboard.press("Enter");
    await expect(address).not.toHaveAttribute("aria-invalid", "true");

    await page.getByRole("button", { name: say.check }).click();
    await expect(page.getByText(say.lacking)).toBeVisible();
    for (const [label, value] of [
      [say.id, "417417417417"],
      [say.secret, "a-secret-of-the-app-0123"],
      [say.token, "EAAB-page-token-0123456789"],
    ] as const) {
      const form = page.getByRole("form", { name: label, exact: true });
      await form.getByRole("textbox").fill(value);
      await page.keyboard.press("Enter");
      await expect(form.getByRole("textbox")).toHaveValue("");
    }
    await expect(page.getByRole("status").filter({ hasText: say.saved })).toBeVisible();
    const token = page.getByRole("form", { name: say.token, exact: true });
    await expect(token.getByRole("textbox")).toHaveAccessibleDescription(say.ends);
    await page.getByRole("button", { name: say.check }).click();
    await expect(page.getByText(say.unreachable)).toBeVisible();
    await expectAccessible(page);

    await page.goto("/Impressum");
    const link = page.getByRole("contentinfo").getByRole("link", { name: say.link });
    await expect(link).toHaveAttribute("href", "https://www.facebook.com/mosthof.example");
    expect((await enable(false)).ok()).toBe(true);
    await page.reload();
    await expect(link).toHaveCount(0);
  } finally {
    const fb = { appId: null, appSecret: null, pageAccessToken: null };
    await admin.put("/api/v0/config/", { data: { social: { page: "", fb } } });
    await enable(false);
  }
});
