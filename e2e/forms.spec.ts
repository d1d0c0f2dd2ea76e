import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { sumOf } from "../testing/captcha.ts";
import { addBlock, editorOf, openEditor } from "./editor.ts";
import { adminTest, expect, expectAccessible, phone, reloads, test } from "./fixtures.ts";

const PATH = "/erlebnis/109";
const formOf = (page: Page): Locator => page.locator("[data-form] form");

type Message = { email: string; form: { title: string }; answers: { label: string; value: unknown }[] };

async function answersOf(admin: APIRequestContext, email: string): Promise<Message["answers"] | undefined> {
  const answer = await admin.get("/api/v0/message/", { params: { q: email } });
  return ((await answer.json()) as Message[])[0]?.answers;
}

test(
  "a guest fills in a form by keyboard; errors stand at their fields, and a reload loses nothing",
  phone,
  async ({ page, admin }) => {
    const email = `gast-${test.info().project.name}@example.org`;
    await page.goto(PATH);
    const form = formOf(page);
    const field = (label: string): Locator => form.getByLabel(label, { exact: true });
    await form.getByRole("button", { name: "Scheune anfragen" }).press("Enter");
    await expect(field("Ihr Name")).toBeFocused();
    await expect(field("Ihr Name")).toHaveAccessibleDescription("Dieses Feld muss ausgefüllt sein.");
    await expect(field("Anlass")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    const { keyboard } = page;
    for (const text of ["Mia Ast", email, ""]) {
      await keyboard.type(text);
      await keyboard.press("Tab");
    }
    await expect(field("Anlass")).toBeFocused();
    await keyboard.type("Tag");
    await field("Wunschtag").fill("2027-06-12");
    await field("Anzahl der Gäste").fill("viele");
    await expect(field("Anzahl der Gäste")).toHaveAccessibleDescription(
      /^Ungefähr genügt.*Bitte geben Sie eine Zahl ein/u,
    );
    await field("Anzahl der Gäste").fill("1.200");
    await form.getByLabel("Schanktheke").focus();
    await keyboard.press("Space");
    await form.getByRole("radio", { name: "Ja" }).focus();
    await keyboard.press("Space");
    await reloads(page, () => page.reload());
    await expect(form.getByLabel("Schanktheke")).toBeChecked();
    await expect(field("Anlass")).toHaveValue("Tagung");
    await form.getByRole("button", { name: "Ohne Bilder bestätigen" }).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: /bestätigt/u })).toBeVisible();
    await form.getByRole("button", { name: "Scheune anfragen" }).press("Enter");
    const thanks = page.getByRole("status").filter({ hasText: "Vielen Dank" });
    await expect(thanks).toBeFocused();
    await expect(thanks).toContainText("Wir melden uns innerhalb von drei Tagen.");
    await expectAccessible(page);
    expect(await answersOf(admin, email)).toEqual([
      { label: "Ihr Name", value: "Mia Ast" },
      { label: "E-Mail", value: email },
      { label: "Anlass", value: "Tagung" },
      { label: "Wunschtag", value: "2027-06-12" },
      { label: "Anzahl der Gäste", value: 1200 },
      { label: "Was Sie brauchen", value: ["Schanktheke"] },
      { label: "Sind Sie Mitglied im Verein?", value: true },
    ]);
  },
);

test("without JavaScript, in English: what was typed stays, and the page thanks", async ({ browser, site, admin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(`/en${PATH}`);
  const form = formOf(page);
  const field = (label: string): Locator => form.getByLabel(label, { exact: true });
  const send = (): Promise<void> => form.getByRole("button", { name: "Ask about the barn" }).click();
  await field("Your name").fill("Ann");
  await field("Email").fill("ann@example.org");
  await field("Number of guests").fill("1,200");
  await form.getByLabel("Bar", { exact: true }).check();
  await form.getByLabel("Projector").check();
  await form.getByRole("radio", { name: "No" }).check();
  await send();
  await expect(field("Occasion")).toHaveAccessibleDescription("This field must be filled in.");
  await expect(field("Your name")).toHaveValue("Ann");
  await expect(form.getByLabel("Projector")).toBeChecked();
  await expect(form.getByLabel("Kitchen")).not.toBeChecked();
  await expect(form.getByRole("radio", { name: "No" })).toBeChecked();
  await field("Occasion").selectOption("Wedding");
  await field("Preferred day").fill("2027-06-12");
  const key = (await readFile(join(site.dataDir, "secret.key"), "utf8")).trim();
  await form.getByLabel(/^What is/u).fill(sumOf(key, await form.locator("[name=captcha_id]").inputValue()));
  await send();
  await expect(page).toHaveURL(/\/en\/erlebnis\/109\?gesendet=\w+$/u);
  await expect(page.getByRole("status")).toContainText("We will get back to you within three days.");
  expect(await answersOf(admin, "ann@example.org")).toEqual([
    { label: "Ihr Name", value: "Ann" },
    { label: "E-Mail", value: "ann@example.org" },
    { label: "Anlass", value: "Hochzeit" },
    { label: "Wunschtag", value: "2027-06-12" },
    { label: "Anzahl der Gäste", value: 1200 },
    { label: "Was Sie brauchen", value: ["Schanktheke", "Beamer"] },
    { label: "Sind Sie Mitglied im Verein?", value: false },
  ]);
  await context.close();
});

adminTest(
  "an editor composes a form and orders its fields by keys and by hand; its answers are in the inbox",
  async ({ page, admin }) => {
    const body = { title: "Hoffest", tags: ["Aktuelles"], content: ["<p>Helfen Sie mit.</p>"] };
    const { _id } = (await (await admin.post("/api/v0/entry/", { data: body })).json()) as { _id: string };
    await openEditor(page, `/Aktuelles/${_id}`);
    await addBlock(page, "Formular");
    const block = page.getByRole("group", { name: "Formular", exact: true });
    await block.getByLabel("Überschrift").fill("Mithelfen");
    await editorOf(page).pressPublish();
    await expect(block.getByText("Bitte mindestens ein Feld hinzufügen.")).toBeVisible();
    const add = block.getByRole("button", { name: "Feld hinzufügen" });
    for (const [kind, label] of [
      ["E-Mail", "E-Mail"],
      ["Mehrere zur Auswahl", "Schicht"],
      ["Text", "Name"],
    ] as const) {
      await add.press("Enter");
      await page.getByRole("menuitem", { name: kind, exact: true }).press("Enter");
      await expect(block.getByLabel("Beschriftung", { exact: true }).last()).toBeFocused();
      await page.keyboard.type(label);
    }
    await block.getByLabel("Möglichkeiten, eine je Zeile").fill("Aufbau\nAbbau");
    await block.getByRole("button", { name: "„Name“ nach oben" }).press("Enter");
    await expect(block.getByText("Name steht jetzt an Stelle 2 von 3.")).toBeAttached();
    await expect(block.getByRole("button", { name: "„Name“ nach oben" })).toBeFocused();
    const labels = (): Promise<string[]> =>
      block
        .getByLabel("Beschriftung", { exact: true })
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    expect(await labels()).toEqual(["E-Mail", "Name", "Schicht"]);
    await block.locator("[data-handle]").nth(3).hover();
    await page.mouse.down();
    await page.mouse.move(400, (await block.boundingBox())!.y + 40, { steps: 5 });
    await page.mouse.up();
    await expect.poll(labels).toEqual(["Schicht", "E-Mail", "Name"]);
    await block.getByRole("button", { name: "„Name“ entfernen" }).press("Enter");
    expect(await labels()).toEqual(["Schicht", "E-Mail"]);
    await page.getByRole("button", { name: "Rückgängig" }).last().click();
    expect(await labels()).toEqual(["Schicht", "E-Mail", "Name"]);
    await block.getByLabel("Wer die Antworten per Mail bekommt").fill("fest@example.org");
    await expectAccessible(page);
    await editorOf(page).publish();
    await page.getByRole("button", { name: "Fertig", exact: true }).click();
    const form = formOf(page);
    await form.getByLabel("Abbau").check();
    await form.getByLabel("E-Mail", { exact: true }).fill("hilft@example.org");
    await form.getByRole("button", { name: "Ohne Bilder bestätigen" }).click();
    await expect(page.getByRole("status").filter({ hasText: /bestätigt/u })).toBeVisible();
    await form.getByRole("button", { name: "Senden" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Vielen Dank" })).toBeVisible();
    await page.goto("/admincenter/messages/inbox");
    await page.getByRole("link", { name: /hilft@example\.org/u }).click();
    const message = page.getByRole("article");
    await expect(message.getByRole("term").filter({ hasText: "Schicht" })).toBeVisible();
    await expect(message.getByRole("definition").filter({ hasText: "Abbau" })).toBeVisible();
    await expect(message.getByText("Mithelfen")).toBeVisible();
    await expectAccessible(page);
  },
);
