import { isSameValue } from "#contract/values/same-value.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isBlankBlock } from "#contract/blocks/registry.ts";
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import type { LibraryFile, Picture } from "#contract/schemas/files.ts";
import type { DraftBlockOf } from "../draft-blocks.ts";
import { notify, withdrawUndo } from "../../ui/admin/notices.tsx";
import type { Editing } from "../use-editing.ts";
import type { GalleryEntry } from "./images.ts";

type Block = DraftBlockOf<"gallery">;
type Props = { block: Block; editing: Editing };

export function useGalleryEditing({ block, editing }: Props, onClose: () => void) {
  const { t } = useTranslation("admin");
  const { change, uploads } = editing;
  const { id, settings } = block;
  const [before] = useState(block);
  const at = editing.session.draft.blocks.findIndex((one) => one.id === id);
  const uploading = uploads.items.filter(({ place }) => place === id);
  const update = (next: (settings: GallerySettings) => GallerySettings): void =>
    editing.changeBlock(block, (now) => ({ ...now, settings: next(now.settings) }));
  /** Closes the window. A gallery without pictures is removed. */
  const leave = (): void => {
    onClose();
    if (isBlankBlock(block) && uploading.length === 0) change({ type: "removeBlock", id });
  };
  const cancel = (): void => {
    onClose();
    withdrawUndo();
    const put = (wanted: Block): void => change({ type: "restoreBlock", block: wanted, at });
    if (isBlankBlock(before)) change({ type: "removeBlock", id });
    else put(before);
    if (isSameValue(block, before)) return;
    notify(t("gallery.dropped"), "good", { label: t("undo"), run: () => put(block) });
  };
  return {
    settings,
    files: editing.files as Record<string, Picture>,
    set: (changes: Partial<GallerySettings>) => update((now) => ({ ...now, ...changes })),
    setImages: (next: (images: GalleryEntry[]) => GalleryEntry[]) =>
      update((now) => ({ ...now, images: next(now.images) })),
    uploading,
    upload: (chosen: File[]) => uploads.start(id, chosen),
    take: (pictures: LibraryFile[]) => {
      for (const picture of pictures) editing.takeFile(id, picture);
    },
    describe: editing.addFile,
    leave,
    cancel,
    save: () => {
      leave();
      void editing.saving.save("save");
    },
  };
}

export type GalleryEditing = ReturnType<typeof useGalleryEditing>;
