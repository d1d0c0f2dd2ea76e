// A call to action: its sentence and its buttons.
import { type BlockDefinition, type TextPair, withoutFilesAndHtml } from "#contract/blocks/definition.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";
import type { ButtonList } from "./schema.ts";

export const buttonTexts = (buttons: ButtonList): TextPair[] =>
  buttons.map(({ label, en }) => ({ de: label, en: en?.label ?? null }));

export const callToActionBlock: BlockDefinition<BlockOf<"callToAction">> = {
  ...withoutFilesAndHtml,
  texts: ({ text, buttons, en }) => [{ de: text, en: en?.text ?? null }, ...buttonTexts(buttons)],
  isBlank: ({ text, buttons }) => text.trim() === "" && buttons.length === 0,
};
