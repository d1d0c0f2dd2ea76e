// What the gallery browser does to the draft of the entry: every change at once, and all of it back on 'cancel'.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GallerySettings } from "#contract/entries.ts";
import type { LibraryFile, Picture } from "#contract/files.ts";
import { isBlankGallery } from "../draft-sections.ts";
import { notify, withdrawUndo } from "../../ui/admin/notices.tsx";
import type { Editing } from "../use-editing.ts";
import type { GalleryEntry } from "./images.ts";

type Props = { sectionKey: string; settings: GallerySettings; editing: Editing };

export function useGalleryEditing({ sectionKey: key, settings, editing }: Props, onClose: () => void) {
  const { t } = useTranslation("admin");
  const { change, uploads } = editing;
  const [before] = useState(settings);
  const at = editing.session.draft.sections.findIndex((one) => one.key === key);
  const uploading = uploads.items.filter(({ place }) => place === key);
  const update = (next: (settings: GallerySettings) => GallerySettings): void =>
    change({ type: "gallery", key, update: next });
  /** What was added and left empty is not there. */
  const leave = (): void => {
    onClose();
    if (isBlankGallery(settings) && uploading.length === 0) change({ type: "removeSection", key });
  };
  const cancel = (): void => {
    onClose();
    withdrawUndo();
    const put = (wanted: GallerySettings): void =>
      change({ type: "restoreSection", section: { key, section: { type: "gallery", settings: wanted } }, at });
    if (isBlankGallery(before)) change({ type: "removeSection", key });
    else put(before);
    if (JSON.stringify(settings) === JSON.stringify(before)) return;
    notify(t("gallery.dropped"), "good", { label: t("undo"), run: () => put(settings) });
  };
  return {
    settings,
    files: editing.files as Record<string, Picture>,
    set: (changes: Partial<GallerySettings>) => update((now) => ({ ...now, ...changes })),
    setImages: (next: (images: GalleryEntry[]) => GalleryEntry[]) =>
      update((now) => ({ ...now, images: next(now.images) })),
    uploading,
    upload: (chosen: File[]) => uploads.start(key, chosen),
    take: (pictures: LibraryFile[]) => {
      for (const picture of pictures) editing.takeFile(key, picture);
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
