import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { browserTest as test, errorsOf, expect, expectAccessible } from "../fixtures.ts";
import { copySeeded } from "../site-data.ts";
import { startSite } from "../site.ts";

test("a forgotten password is set anew with the mailed link, once", async ({ page }) => {
  const data = await copySeeded();
  const site = await startSite(data);
  const errors = errorsOf(page);
  await page.goto(`${site.url}/login`);
  await page.getByRole("button", { name: "Passwort vergessen?" }).click();
  await page.getByRole("button", { name: "Link schicken" }).click();
  await expect(page.getByText("Bitte geben Sie Ihre E-Mail-Adresse ein.")).toBeVisible();
  await page.getByLabel("Email").fill("admin@example.org");
  await page.getByRole("button", { name: "Link schicken" }).click();
  await expect(page.getByRole("status")).toContainText("kann zurzeit keine E-Mails verschicken");
  await expectAccessible(page);

  const outbox = join(data.directory, "outbox");
  await expect.poll(() => readdir(outbox).catch(() => [])).toHaveLength(1);
  const [name = ""] = await readdir(outbox);
  const mail = await PostalMime.parse(await readFile(join(outbox, name)));
  const link = /http:\/\/\S+/u.exec(mail.text ?? "")?.[0] ?? "";
  expect(link).toMatch(/\/login\?reset=1#token=[\w-]{30,}$/u);

  await page.goto(link);
  await page.getByLabel("Neues Passwort", { exact: true }).fill("passwort");
  await page.getByLabel("Neues Passwort wiederholen").fill("passwort");
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(page.getByText("Bitte schreiben Sie mindestens 10 Zeichen.")).toBeVisible();
  await page.getByLabel("Neues Passwort", { exact: true }).fill("Streuobst-im-Test-27");
  await page.getByLabel("Neues Passwort wiederholen").fill("Streuobst-im-Test-27");
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(page.getByRole("alert")).toContainText("Das neue Passwort gilt ab jetzt");
  await expect(page.getByLabel("Email")).toHaveValue("admin@example.org");
  await page.getByLabel("Passwort", { exact: true }).fill("Streuobst-im-Test-27");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByRole("link", { name: "Admincenter", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Admincenter", exact: true })).toBeHidden();

  await page.goto(link);
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText("Dieser Link wurde schon benutzt oder ist abgelaufen.");
  await expect(page.getByLabel("Neues Passwort")).toHaveCount(0);
  expect(errors).toEqual([]);
  await site.stop();
  await data.remove();
});
