import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isGerman, type ShownBlock } from "#contract/blocks/shown.ts";
import { useContent } from "../../../language/content.ts";
import { MarkedText } from "../../German.tsx";

type Props = { block: Pick<ShownBlock, "german">; field: string; children: ReactNode };

/** A text that an editor has written. The words around it are in the language of the interface. */
export function Written({ block, field, children }: Props) {
  const content = useContent();
  const { i18n } = useTranslation();
  if (isGerman(block, field)) return <MarkedText isGerman>{children}</MarkedText>;
  return content === i18n.language ? children : <span lang={content}>{children}</span>;
}
