// The editor of an entry, as browser tests use it.
import { expect, type Locator, type Page } from "@playwright/test";

export type Editor = {
  title: Locator;
  /** The text of the body; by its number if there are several. */
  text: (number?: number) => Locator;
  button: (name: string) => Locator;
  /** Waits until the page says that the entry is public. */
  publish: () => Promise<void>;
  /** Waits until the page says that the entry is stored. */
  save: () => Promise<void>;
};

/** A sentence that is announced, or shown as a notice. */
export const said = (page: Page, sentence: string | RegExp): Promise<void> =>
  expect(page.getByRole("status").getByText(sentence, { exact: true }).first()).toBeVisible();

/** The editor that is open on the page. */
export function editorOf(page: Page): Editor {
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  return {
    title: page.getByRole("textbox", { name: "Titel", exact: true }),
    text: (number) =>
      page.getByRole("textbox", { name: number === undefined ? "Text" : `Text ${number}`, exact: true }),
    button,
    publish: async () => {
      await button("Veröffentlichen").click();
      await said(page, "veröffentlicht");
    },
    save: async () => {
      await button("Speichern").click();
      await said(page, "gespeichert");
    },
  };
}

/** Opens the editor of an entry by its button. @param path of the entry; without one, of the page that is shown */
export async function openEditor(page: Page, path?: string): Promise<Editor> {
  if (path !== undefined) await page.goto(path);
  const editor = editorOf(page);
  await editor.button("Bearbeiten").click();
  await expect(editor.title).toBeVisible();
  return editor;
}
