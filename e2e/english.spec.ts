import type { Page } from "@playwright/test";
import { editorOf, openEditor } from "./editor.ts";
import { adminTest, errorsOf, expect, expectAccessible, followArea, test } from "./fixtures.ts";

const news = { tags: ["Aktuelles"], publish_date: "2001-01-01T12:00:00Z" };

type Admin = Parameters<Parameters<typeof adminTest>[2]>[0]["admin"];

async function create(admin: Admin, fields: object): Promise<string> {
  const answer = await admin.post("/api/v0/entry", { data: { ...news, ...fields } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}

const publishNow = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
};

adminTest("the English of a page is written beside its German, and alone; guests read it", async ({ page, admin }) => {
  const id = await create(admin, {
    title: "Heuernte",
    content: ["<p>Wir mähen.</p>"],
    links: [{ title: "Wetter", url: "https://example.org/" }],
  });
  await page.goto(`/Aktuelles/${id}`);
  await openEditor(page);
  await page.getByRole("button", { name: "Englische Fassung anlegen" }).press("Enter");
  const title = page.getByRole("textbox", { name: "Englischer Titel" });
  await expect(title).toBeFocused();
  await title.fill("Haymaking");
  const text = page.getByRole("textbox", { name: "Text auf Englisch" });
  await text.click();
  await page.keyboard.type("We mow.");
  await page.getByRole("textbox", { name: "Link", exact: true }).fill("Weather");
  await expect(editorOf(page).title).toHaveText("Heuernte");
  await expectAccessible(page, "main");
  await page.getByRole("radiogroup", { name: "Sprache" }).getByRole("radio", { name: "Englisch" }).press("Space");
  await expect(editorOf(page).title).toHaveCount(0);
  await expect(title).toHaveValue("Haymaking");
  await adminTest.step("it is removed, and comes back by undo", async () => {
    await page.getByRole("radio", { name: "beide" }).press("Space");
    await editorOf(page).pressMore("Englische Fassung entfernen");
    await expect(title).toHaveCount(0);
    await page.getByRole("button", { name: "Rückgängig" }).first().click();
    await page.getByRole("radio", { name: "beide" }).press("Space");
    await expect(title).toHaveValue("Haymaking");
    await expect(text).toHaveText("We mow.");
  });
  await editorOf(page).pressPublish();
  const stored = async () => ((await (await admin.get(`/api/v0/entry/${id}`)).json()) as { en: unknown }).en;
  await expect
    .poll(stored)
    .toMatchObject({ title: "Haymaking", content: ["<p>We mow.</p>"], links: [{ title: "Weather" }] });
  const html = await (await page.request.get(`/en/Aktuelles/${id}`, { headers: { cookie: "" } })).text();
  expect(html).toContain("We mow.");
});

adminTest("an English text older than its German is marked until an editor confirms it", async ({ page, admin }) => {
  const en = { title: "Shearing", content: ["<p>We shear.</p>"] };
  const id = await create(admin, { title: "Schur", content: ["<p>Wir scheren.</p>"], en });
  await admin.put("/api/v0/entry", { data: { _id: id, content: ["<p>Wir scheren im Mai.</p>"] } });
  await page.goto(`/en/Aktuelles/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "English title" })).toHaveValue("Shearing");
  await expect(page.getByText("One English text is older than its German")).toBeVisible();
  const still = page.getByRole("button", { name: /: the English is still right$/u });
  await still.press("Enter");
  await expect(page.getByText("The German has changed since")).toHaveCount(0);
  await publishNow(page);
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
  await page.reload();
  await page
    .getByRole("button", { name: "Edit", exact: true })
    .or(page.getByRole("textbox", { name: "English title" }))
    .first()
    .waitFor();
  await expect(page.getByText("The German has changed since")).toHaveCount(0);
});

adminTest("the list names what is missing and leads to where it is written", async ({ page, admin }, { project }) => {
  const title = `Nur auf Deutsch ${project.name}`;
  const id = await create(admin, {
    title,
    content: ["<p>Das steht hier bisher nur auf Deutsch, und zwar in einem ganzen Satz.</p>"],
    publish_date: new Date(Date.now() - 1000).toISOString(),
  });
  try {
    await page.goto("/admincenter/translations");
    await page.getByRole("radio", { name: /fehlen$/u }).press("Space");
    const link = page.getByRole("link", { name: title });
    const rows = page.getByRole("main").getByRole("listitem");
    const missing = rows.filter({ hasText: "fehlt auf Englisch" });
    await expect(missing.first()).toBeVisible();
    await expect(page).toHaveURL(/state=missing/u);
    for (let next = 2; next < 20 && !(await link.isVisible()); next += 1) {
      const before = (await rows.first().textContent()) ?? "";
      await page
        .getByRole("navigation", { name: "Seiten" })
        .getByRole("link", { name: `Seite ${next}`, exact: true })
        .click();
      await expect(rows.first()).not.toHaveText(before);
    }
    await expectAccessible(page, "main");
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/en/Aktuelles/${id}$`, "u"));
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByRole("textbox", { name: "English title" }).fill("In German no more");
    await publishNow(page);
    const listed = async () => (await page.request.get(`/en/Aktuelles/${id}`, { headers: { cookie: "" } })).status();
    await expect.poll(listed).toBe(200);
  } finally {
    // Other tests expect the newest news entry to have a picture.
    await admin.delete(`/api/v0/entry/${id}`);
  }
});

test("a guest changes language, stays in it from page to page, and goes back", async ({ page, admin }) => {
  const id = await create(admin, {
    title: "Mostfest",
    content: ["<p>Mit Musik.</p>"],
    en: { title: "Cider festival", content: ["<p>With music.</p>"] },
  });
  await page.goto(`/Aktuelles/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mostfest");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "EN", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/en/Aktuelles/${id}$`, "u"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cider festival");
  await expectAccessible(page);
  await page.getByRole("link", { name: /Back to/u }).click();
  await expect(page).toHaveURL(/\/en\/Aktuelles$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
  await footer.getByRole("link", { name: "DE", exact: true }).click();
  await expect(page).toHaveURL(/\/Aktuelles$/u);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("a missing English page offers the German one", async ({ page }) => {
  await page.goto("/en/Impressum?von=anderswo");
  await expect(page.getByRole("heading", { level: 1, name: "This page is there only in German" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Impressum", exact: true }).click();
  await expect(page).toHaveURL("/Impressum");
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
});

adminTest(
  "an editor switches English off by keyboard; an English address is then a German 404",
  async ({ page, admin, browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, locale: "en-GB" });
    const guest = await context.newPage();
    const errors = errorsOf(guest);
    const languages = guest.getByRole("list", { name: /^(?:Sprache|Language)$/u });
    try {
      await guest.goto("/en/Aktuelles");
      await expect(languages.first()).toBeVisible();
      await page.goto("/admincenter");
      await followArea(page, "Einstellungen");
      await page.getByRole("link", { name: "Anschrift & Sprache" }).press("Enter");
      const usual = page.getByText("Sprache für neue Besucher", { exact: true });
      await expect(usual).toBeVisible();
      await page.getByRole("switch", { name: "Nur Deutsch" }).press("Space");
      await expect(usual).toHaveCount(0);
      await page.getByRole("button", { name: "Speichern" }).press("Enter");
      await expect(page.getByRole("status").getByText("gespeichert", { exact: true }).first()).toBeVisible();
      await guest.reload();
      await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Diese Seite gibt es nicht");
      await guest.getByRole("main").getByRole("link", { name: "Aktuelles", exact: true }).click();
      await expect(guest).toHaveURL("/Aktuelles");
      await expect(languages).toHaveCount(0);
      expect(errors).toEqual([]);
    } finally {
      expect((await admin.put("/api/v0/config/", { data: { onlyGerman: false } })).ok()).toBe(true);
      await context.close();
    }
  },
);
