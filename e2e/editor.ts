import { expect, type Locator, type Page } from "@playwright/test";

export type Editor = {
  title: Locator;
  text: (number?: number) => Locator;
  button: (name: string) => Locator;
  /** Presses a step of the panel's '…'. */
  pressMore: (name: string) => Promise<void>;
  /** Presses 'Veröffentlichen', and the button of the sheet. */
  pressPublish: () => Promise<void>;
  publish: () => Promise<void>;
  discard: () => Promise<void>;
  save: () => Promise<void>;
};

export const said = (page: Page, sentence: string | RegExp): Promise<void> =>
  expect(page.getByRole("status").getByText(sentence, { exact: true }).first()).toBeVisible();

export function editorOf(page: Page): Editor {
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  const pressMore = async (name: string): Promise<void> => {
    await button("Weitere Schritte").click();
    await page.getByRole("dialog", { name: "Weitere Schritte" }).getByRole("button", { name, exact: true }).click();
  };
  const pressPublish = async (): Promise<void> => {
    await button("Veröffentlichen").click();
    await button("Jetzt veröffentlichen").click();
  };
  return {
    title: page.getByRole("textbox", { name: "Titel", exact: true }),
    text: (number) =>
      page.getByRole("textbox", { name: number === undefined ? "Text" : `Text ${number}`, exact: true }),
    button,
    pressMore,
    pressPublish,
    publish: async () => {
      await pressPublish();
      await said(page, "veröffentlicht");
    },
    discard: async () => {
      await pressMore("Verlauf");
      await page.getByRole("dialog", { name: "Verlauf" }).getByRole("button", { name: "Verwerfen" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Verwerfen" }).click();
    },
    save: async () => {
      await button("Speichern").click();
      await said(page, "gespeichert");
    },
  };
}

export async function openProperties(page: Page): Promise<void> {
  const toggle = page.getByRole("button", { name: "Eigenschaften", exact: true });
  if ((await toggle.getAttribute("aria-expanded")) !== "true") await toggle.click();
}

/** Adds a block at the end of the entry. */
export async function addBlock(page: Page, kind: string): Promise<void> {
  await page.getByRole("button", { name: "Baustein hinzufügen", exact: true }).click();
  await page.getByRole("menuitem", { name: kind, exact: true }).click();
}

export async function openEditor(page: Page, path?: string): Promise<Editor> {
  if (path !== undefined) await page.goto(path);
  const editor = editorOf(page);
  await editor.button("Bearbeiten").click();
  await expect(editor.title).toBeVisible();
  return editor;
}
