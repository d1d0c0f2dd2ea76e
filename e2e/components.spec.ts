// Tests switching components off and on. If a component is off, visitors get neither the component nor its code.
import type { Page } from "@playwright/test";
import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";

/** Opens a path as a link of the page does, without loading a document. */
const walkTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((path) => {
    history.pushState(null, "", path);
    history.pushState(null, "", path);
    history.back();
  }, path);

test("an editor switches the newsletter off and on again, whatever somebody else changes meanwhile", async ({
  page,
  admin,
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url });
  for (const one of [context, page.context()]) await one.addCookies([{ name: "lang", value: "de", url: site.url }]);
  const guest = await context.newPage();
  const scripts: string[] = [];
  guest.on("request", (request) => scripts.push(request.url()));
  const isOpened = (): boolean => scripts.some((url) => /(?:Newsletter|Leave)Page|SubscribeForm/u.test(url));

  await page.goto("/admincenter/components");
  await expect(page.getByRole("heading", { level: 1, name: "Komponenten" })).toBeVisible();
  await expectAccessible(page);
  const own = page.getByRole("switch", { name: "Newsletter" });
  await expect(own).toBeChecked();
  await expect(own).toHaveAccessibleDescription(/\/newsletter/u);
  const inMenu = page.getByRole("navigation").getByRole("link", { name: "Newsletter" });
  await expect(inMenu).toHaveCount(1);
  try {
    const [{ title }] = (await (await admin.get("/api/v0/config/")).json()) as [{ title: string }];
    for (const changed of [`${title}!`, title])
      expect((await admin.put("/api/v0/config/", { data: { title: changed } })).ok()).toBe(true);
    await own.press("Space");
    await expect(page.getByRole("status").filter({ hasText: "Newsletter: ausgeschaltet." })).toBeVisible();
    await expect(own).not.toBeChecked();
    await expect(own).toBeFocused();
    await expect(inMenu).toHaveCount(0);

    await guest.goto("/Impressum");
    await expect(guest.getByRole("contentinfo").getByRole("textbox")).toHaveCount(0);
    await walkTo(guest, "/newsletter");
    await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(guest.getByText("404")).toBeVisible();
    expect((await guest.goto("/newsletter"))?.status()).toBe(404);
    await expect(guest.getByText("404")).toBeVisible();
    expect(isOpened()).toBe(false);
    await guest.goto("/newsletter/abmelden?t=falsch");
    await expect(guest.getByRole("button", { name: "Abmelden", exact: true })).toBeVisible();

    for (const path of ["/newsletter", "/admincenter/newsletter"]) {
      await walkTo(page, path);
      await expect(page.getByRole("heading", { name: "Dieser Teil der Website ist ausgeschaltet" })).toBeVisible();
      await page.getByRole("link", { name: "Unter „Komponenten“ einschalten" }).click();
    }
    await own.press("Space");
    await expect(page.getByRole("status").filter({ hasText: "Newsletter: eingeschaltet." })).toBeVisible();
    await expect(inMenu).toHaveCount(1);
    await guest.goto("/Impressum");
    await walkTo(guest, "/newsletter");
    await expect(guest.getByRole("main").getByRole("textbox").first()).toBeVisible();
    expect(isOpened()).toBe(true);
  } finally {
    await admin.put("/api/v0/config/", { data: { components: { newsletter: { enabled: true } } } });
    await context.close();
  }
});

test("two switches that are pressed quickly are both kept", async ({ page, admin }) => {
  await page.goto("/admincenter/components");
  const first = page.getByRole("switch", { name: "Newsletter" });
  const second = page.getByRole("switch", { name: "Kommentare" });
  const before = await second.isChecked();
  try {
    const answer = await holdAnswer(page, /trpc\/[^?]*settings\.update/u);
    await first.press("Space");
    await answer.asked;
    await second.press("Space");
    answer.release();
    await expect(first).not.toBeChecked();
    await expect(second).toBeChecked({ checked: !before });
    await page.reload();
    await expect(first).not.toBeChecked();
    await expect(second).toBeChecked({ checked: !before });
  } finally {
    const components = { newsletter: { enabled: true }, comments: { enabled: before } };
    await admin.put("/api/v0/config/", { data: { components } });
  }
});
