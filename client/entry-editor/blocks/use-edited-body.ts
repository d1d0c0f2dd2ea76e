// State that the block editors share: the open gallery, the added block, and how blocks move and are removed.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/admin/notices.tsx";
import type { DraftBlock } from "../draft-blocks.ts";
import type { Editing } from "../use-editing.ts";

export type OpenGallery = {
  /** Id of the gallery whose browser is open. */
  opened: string | null;
  /** Id of the gallery at which the editor was opened. */
  focused: string | null;
  onOpen: (id: string | null) => void;
};

/** The text of the notice after a block was removed. */
const removedTexts = {
  text: "blocks.removed",
  gallery: "gallery.removed",
  fileList: "fileList.removed",
  downloads: "fileList.removed",
  links: "blocks.removed",
  video: "video.removed",
} as const satisfies Record<DraftBlock["type"], string>;

/** @param focusAfterMove moves the focus to a block that was moved */
export function useEditedBody(
  { session, change }: Editing,
  gallery: OpenGallery,
  focusAfterMove: (id: string, by: -1 | 1) => void,
) {
  const { t } = useTranslation("admin");
  const { blocks } = session.draft;
  const [added, setAdded] = useState<string | null>(null);
  return {
    ...gallery,
    /** Id of the block that was just added: it gets the focus. */
    added,
    add: (block: DraftBlock, after: string | null = null): void => {
      change({ type: "addBlock", block, after });
      if (block.type === "gallery") gallery.onOpen(block.id);
      else setAdded(block.id);
    },
    move: (id: string, by: -1 | 1): void => {
      change({ type: "moveBlock", id, by });
      focusAfterMove(id, by);
    },
    remove: (block: DraftBlock): void => {
      const at = blocks.findIndex(({ id }) => id === block.id);
      change({ type: "removeBlock", id: block.id });
      notify(t(removedTexts[block.type]), "good", {
        label: t("undo"),
        run: () => change({ type: "restoreBlock", block, at }),
      });
    },
  };
}

export type EditedBody = ReturnType<typeof useEditedBody>;
