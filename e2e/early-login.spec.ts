import { ownPassword } from "./admin-api.ts";
import { clientStarted, test, expect } from "./fixtures.ts";

test("a login that comes before the client is sent as soon as it has started", async ({ page, admin, site }) => {
  expect((await admin.get("/api/v0/auth/?me=1")).ok()).toBe(true);
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-/u, async (route) => {
    await allowed;
    await route.continue();
  });
  // `goto` would wait for the client.
  await page.goto("about:blank");
  await page.evaluate((url) => window.location.assign(url), `${site.url}/login`);
  await page.getByLabel("Email").fill("admin@example.org");
  await page.getByLabel("Passwort", { exact: true }).fill(ownPassword);
  const login = page.getByRole("button", { name: "Login", exact: true });
  await login.click();
  await expect(page.getByRole("status").filter({ hasText: "Einen Moment" })).toBeAttached();
  await expect(page.getByRole("button", { name: "Einen Moment …" })).toBeVisible();
  expect(await page.evaluate(() => "started" in document.documentElement.dataset)).toBe(false);
  allow();
  await expect(page).toHaveURL(`${site.url}/`);
  await clientStarted(page);
  await expect(page.getByRole("link", { name: "Admincenter", exact: true })).toBeVisible();
});

test("a login in a browser without cookies is explained", async ({ page, context }) => {
  await page.route(/\/trpc\/users\.me/u, async (route) => {
    await context.clearCookies();
    await route.continue();
  });
  await page.goto("/Impressum");
  await page.getByRole("contentinfo").getByRole("link", { name: "Anmelden" }).click();
  await page.getByLabel("Email").fill("admin@example.org");
  await page.getByLabel("Passwort", { exact: true }).fill(ownPassword);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Bitte erlauben Sie ihm Cookies für diese Website");
  await expect(page.getByLabel("Email")).toHaveValue("admin@example.org");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the login cannot be pressed, and says why", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeDisabled();
    expect(await page.getByRole("main").locator("form").innerText()).toContain(
      "Zum Anmelden braucht diese Seite JavaScript.",
    );
  });
});
