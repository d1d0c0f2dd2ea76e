import { expect, type Locator, type Page } from "@playwright/test";

export type Editor = {
  title: Locator;
  text: (number?: number) => Locator;
  button: (name: string) => Locator;
  publish: () => Promise<void>;
  save: () => Promise<void>;
};

export const said = (page: Page, sentence: string | RegExp): Promise<void> =>
  expect(page.getByRole("status").getByText(sentence, { exact: true }).first()).toBeVisible();

export function editorOf(page: Page): Editor {
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  return {
    title: page.getByRole("textbox", { name: "Titel", exact: true }),
    text: (number) =>
      page.getByRole("textbox", { name: number === undefined ? "Text" : `Text ${number}`, exact: true }),
    button,
    publish: async () => {
      await button("Veröffentlichen").click();
      await button("Jetzt veröffentlichen").click();
      await said(page, "veröffentlicht");
    },
    save: async () => {
      await button("Speichern").click();
      await said(page, "gespeichert");
    },
  };
}

export async function openEditor(page: Page, path?: string): Promise<Editor> {
  if (path !== undefined) await page.goto(path);
  const editor = editorOf(page);
  await editor.button("Bearbeiten").click();
  await expect(editor.title).toBeVisible();
  return editor;
}
