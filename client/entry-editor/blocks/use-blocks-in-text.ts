import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { PageBlocksOfText } from "../../editor/PageBlocks.ts";
import type { DraftBlock } from "../draft-blocks.ts";
import type { EditedBody } from "../frame/use-edited-body.ts";
import { blockChoices, foundBy } from "./block-choices.ts";
import { type AddableKind, blockOfKind } from "./addable.ts";

/** The menu '/' omits these blocks, because the text has its own formats for them. */
const inTexts = new Set<AddableKind>(["text", "picture", "quote"]);

export function useBlocksInText(text: DraftBlock, body: EditedBody): PageBlocksOfText {
  const { t } = useTranslation("admin");
  const choices = useMemo(() => blockChoices(t).filter(({ kind }) => !inTexts.has(kind)), [t]);
  return {
    find: (query) => foundBy(choices, query),
    insert: (kind, cut) => body.addInText(text, blockOfKind(kind as AddableKind), cut),
  };
}
