import type { APIRequestContext, Page } from "@playwright/test";
import { jpeg } from "../testing/pictures.ts";
import { adminTest as test, expect, expectAccessible, followArea } from "./fixtures.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const question = (page: Page) => page.getByRole("alertdialog", { name: "wirklich löschen?" });
const said = (page: Page, words: string) =>
  expect(page.getByRole("status").getByText(words, { exact: true }).first()).toBeVisible();

async function upload(admin: APIRequestContext, name: string, seed: number): Promise<string> {
  const file = { name, mimeType: "image/jpeg", buffer: await jpeg(300, 200, seed) };
  const answer = await admin.post("/api/v0/upload", { multipart: { file } });
  return ((await answer.json()) as { _id: string }[])[0]?._id ?? "";
}

test("a deleted file is gone at once, and back in its place by 'Rückgängig'; the bin brings files back or deletes them for good", async ({
  page,
  admin,
  request,
}, { project }) => {
  expect((await admin.post("/trpc/files.bin.empty", { data: {} })).ok()).toBe(true);
  const seed = project.name.length * 100;
  const names = ["eins", "zwei", "drei", "vier"].map((name) => `Korb ${project.name} ${name}.jpg`);
  const [one = "", two = "", three = "", four = ""] = names;
  const ids: string[] = [];
  for (const [index, name] of names.entries()) ids.push(await upload(admin, name, seed + index));
  const entry = {
    title: "Mit Korb",
    content: ["<p>x</p>"],
    mediamain: ids[0],
    media: [[ids[1]]],
    tags: ["Aktuelles"],
  };
  const made = (await (await admin.post("/api/v0/entry", { data: entry })).json()) as { _id: string };
  const shown = async () =>
    (await (await admin.get(`/api/v0/entry/${made._id}`)).json()) as { mediamain: string | null; media: string[][] };
  const download = async () => (await request.get(`/api/v0/download/${ids[0]}`)).status();
  const remove = async (name: string, how: string): Promise<void> => {
    await button(page, `„${name}“ löschen`).click();
    await question(page).getByRole("button", { name: how, exact: true }).click();
  };

  await page.goto("/admincenter");
  await followArea(page, "Dateien");
  await page.getByRole("searchbox", { name: "Dateien durchsuchen" }).fill(`Korb ${project.name}`);
  await expect(page.getByText("4 Dateien", { exact: true })).toBeVisible();
  await button(page, `„${one}“ löschen`).click();
  await expect(question(page)).toContainText("kommt in den Papierkorb. Dort bleibt die Datei 30 Tage lang");
  await expect(question(page).getByRole("link", { name: "Mit Korb" })).toBeVisible();
  await expectAccessible(page, "[role=alertdialog]");
  await question(page).getByRole("button", { name: "Löschen", exact: true }).click();
  await said(page, `„${one}“ gelöscht`);
  expect(await download()).toBe(404);
  expect((await shown()).mediamain).toBeNull();
  await button(page, "Rückgängig").click();
  await said(page, "1 Datei zurückgeholt. An 1 Stelle wieder eingesetzt");
  await expect(button(page, `„${one}“ löschen`)).toBeVisible();
  expect([await download(), (await shown()).mediamain]).toEqual([200, ids[0]]);

  await test.step("a file that must not stay anywhere is deleted for good at once", async () => {
    await remove(four, "Endgültig löschen");
    await said(page, "1 Datei ist endgültig gelöscht.");
    // The other files move up when this one goes, and a press on a moving button would miss it.
    await expect(button(page, `„${four}“ löschen`)).toHaveCount(0);
  });
  for (const name of [one, two, three]) {
    await remove(name, "Löschen");
    await expect(button(page, `„${name}“ löschen`)).toHaveCount(0);
  }

  await page.getByRole("link", { name: "Papierkorb", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/admincenter\/files\/bin$/u);
  await expect(page).toHaveTitle(/^Papierkorb/u);
  await expect(page.getByRole("heading", { level: 1, name: "Papierkorb" })).toBeVisible();
  const bin = page.getByRole("list", { name: "Papierkorb" });
  await expect(bin.getByRole("listitem")).toHaveCount(3);
  await expect(bin.getByRole("listitem").first()).toContainText(three);
  await expect(bin.getByRole("listitem").first()).toContainText("endgültig fort am");
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect((await bin.getByRole("listitem").first().boundingBox())?.y).toBeLessThan(200);
  await expectAccessible(page);

  await button(page, `„${one}“ zurückholen`).press("Enter");
  await said(page, "1 Datei zurückgeholt. An 1 Stelle wieder eingesetzt");
  await expect(bin.getByRole("listitem")).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  expect((await shown()).mediamain).toBe(ids[0]);
  expect((await admin.put(`/api/v0/entry/${made._id}`, { data: { title: "Anders" } })).ok()).toBe(true);
  await button(page, `„${two}“ zurückholen`).press("Enter");
  await said(page, "1 Datei zurückgeholt. Eine Stelle bleibt, wie sie ist: Dort wurde inzwischen etwas geändert.");
  await button(page, "Verstanden").click();
  expect((await shown()).media.flat()).toEqual([]);

  await button(page, `„${three}“ endgültig löschen`).press("Enter");
  await expect(question(page)).toContainText("lässt sich nicht mehr zurückholen");
  await expectAccessible(page, "[role=alertdialog]");
  await question(page).getByRole("button", { name: "Endgültig löschen", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Der Papierkorb ist leer." })).toBeVisible();
  await said(page, "1 Datei ist endgültig gelöscht.");

  await test.step("several are chosen, and the bin is emptied", async () => {
    const remaining = ids.slice(0, 2);
    expect((await admin.post("/api/v0/batch/file", { data: { remove: remaining } })).ok()).toBe(true);
    await page.route("**/trpc/**files.bin.list**", (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("heading", { name: "Der Papierkorb ist gerade nicht zu erreichen" })).toBeVisible();
    await page.unroute("**/trpc/**files.bin.list**");
    await button(page, "Noch einmal versuchen").click();
    for (const name of [one, two]) await bin.getByRole("checkbox", { name: `„${name}“ auswählen` }).press("Space");
    await button(page, "2 ausgewählte zurückholen").click();
    await expect(page.getByRole("heading", { name: "Der Papierkorb ist leer." })).toBeVisible();
    await admin.post("/api/v0/batch/file", { data: { remove: remaining } });
    await page.reload();
    await button(page, "Papierkorb leeren").click();
    await question(page).getByRole("button", { name: "Endgültig löschen", exact: true }).click();
    await said(page, "2 Dateien sind endgültig gelöscht.");
    await expect(page.getByRole("heading", { name: "Der Papierkorb ist leer." })).toBeVisible();
    await expect(button(page, "Papierkorb leeren")).toHaveCount(0);
  });
});
