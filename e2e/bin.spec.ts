import type { Page } from "@playwright/test";
import { publishNews } from "./admin-api.ts";
import { openEditor } from "./editor.ts";
import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const said = (page: Page, words: string) =>
  expect(page.getByRole("status").getByText(words, { exact: true }).first()).toBeVisible();

test("a deleted entry is public again after 'Rückgängig'; the bin restores it as a draft, or deletes it for good, by keyboard", async ({
  page,
  admin,
  request,
}, { project }) => {
  const mistake = await publishNews(admin, { title: "Aus Versehen gelöscht", content: ["<p>Es gibt Most.</p>"] });
  await openEditor(page, mistake);
  await button(page, "Löschen").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Löschen", exact: true }).click();
  await said(page, "gelöscht");
  await expect(page).toHaveURL(/\/Aktuelles$/u);
  expect((await request.get(mistake)).status()).toBe(404);
  await button(page, "Rückgängig").click();
  await said(page, "Der Eintrag ist wieder da.");
  expect(await (await request.get(mistake)).text()).toContain("Aus Versehen gelöscht");

  const titles = [`Bleibt ${project.name}`, `Geht ${project.name}`];
  for (const title of titles) {
    const path = await publishNews(admin, { title });
    expect((await admin.delete(`/api/v0/entry/${path.split("/").at(-1)}`)).ok()).toBe(true);
  }
  await page.goto("/admincenter/entries");
  await button(page, "Papierkorb").press("Enter");
  const bin = page.getByRole("dialog", { name: "Papierkorb" });
  await expect(bin.getByRole("listitem").first()).toContainText(`Geht ${project.name}`);
  await expectAccessible(page, "[role=dialog]");
  await bin.getByRole("button", { name: `„Bleibt ${project.name}“ zurückholen` }).press("Enter");
  await said(page, "Der Eintrag ist als Entwurf wieder da.");
  const remove = bin.getByRole("button", { name: `„Geht ${project.name}“ endgültig löschen` });
  await expect(remove).toBeEnabled();
  await remove.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await expectAccessible(page, "[role=alertdialog]");
  await question.getByRole("button", { name: "Endgültig löschen" }).press("Enter");
  await expect(bin.getByText(`Geht ${project.name}`)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
  await bin.getByRole("button", { name: "Schließen" }).press("Enter");
  const listed = (await (await admin.get(`/api/v0/entry?q=${project.name}&limit=50`)).json()) as {
    title: string;
    publish_date: string | null;
  }[];
  expect(listed.filter(({ title }) => titles.includes(title))).toMatchObject([
    { title: titles[0], publish_date: null },
  ]);
});

test("several entries are deleted together, undone together, and brought back from the bin together", async ({
  page,
  admin,
}, { project }) => {
  const name = `Zusammen ${project.name}`;
  const titles = [`${name} eins`, `${name} zwei`, `${name} drei`];
  for (const title of titles) await publishNews(admin, { title });
  const isPublic = async () => {
    const found = (await (await admin.get(`/api/v0/entry?q=${name}&limit=50`)).json()) as {
      title: string;
      publish_date: string | null;
    }[];
    return Object.fromEntries(found.map((entry) => [entry.title, entry.publish_date !== null]));
  };
  await page.goto("/admincenter");
  await page.getByRole("link", { name: "Einträge", exact: true }).first().click();
  await page.getByRole("searchbox", { name: "Einträge durchsuchen" }).fill(name);
  await expect(page.getByText("3 Einträge", { exact: true })).toBeVisible();
  for (const title of titles.slice(0, 2))
    await page.getByRole("checkbox", { name: `„${title}“ auswählen` }).press("Space");
  const chosen = page.getByRole("group", { name: "2 Einträge ausgewählt" });
  await expect(page.getByRole("checkbox", { name: "Alle auf dieser Seite auswählen" })).toHaveJSProperty(
    "indeterminate",
    true,
  );
  await expectAccessible(page);
  await chosen.getByRole("button", { name: "Löschen" }).press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("2 Einträge kommen in den Papierkorb");
  await question.getByRole("button", { name: "Löschen", exact: true }).press("Enter");
  await said(page, "2 Einträge sind gelöscht.");
  await expect(chosen).toHaveCount(0);
  await expect(page.getByRole("link", { name: titles[2] ?? "" })).toBeFocused();
  expect(await isPublic()).toEqual({ [titles[2] ?? ""]: true });
  await button(page, "Rückgängig").click();
  await said(page, "2 Einträge sind wieder da.");
  expect(await isPublic()).toEqual(Object.fromEntries(titles.map((title) => [title, true])));

  await page.getByRole("checkbox", { name: "Alle auf dieser Seite auswählen" }).press("Space");
  await page.getByRole("group", { name: "3 Einträge ausgewählt" }).getByRole("button", { name: "Löschen" }).click();
  await question.getByRole("button", { name: "Löschen", exact: true }).click();
  await said(page, "3 Einträge sind gelöscht.");
  await button(page, "Papierkorb").click();
  const bin = page.getByRole("dialog", { name: "Papierkorb" });
  for (const title of titles.slice(0, 2))
    await bin.getByRole("checkbox", { name: `„${title}“ auswählen` }).press("Space");
  await bin.getByRole("button", { name: "2 ausgewählte zurückholen" }).click();
  await said(page, "2 Einträge sind als Entwürfe wieder da.");
  expect(await isPublic()).toEqual({ [titles[0] ?? ""]: false, [titles[1] ?? ""]: false });
});
