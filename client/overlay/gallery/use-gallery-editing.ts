// What the gallery browser does to the draft of the entry: every change at once, and all of it back on 'cancel'.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GallerySettings } from "#contract/entries.ts";
import type { LibraryFile, Picture } from "#contract/files.ts";
import { notify } from "../notices.tsx";
import type { Editing } from "../use-editing.ts";
import type { GalleryEntry } from "./images.ts";

type Props = { sectionKey: string; settings: GallerySettings; editing: Editing };

export function useGalleryEditing({ sectionKey: key, settings, editing }: Props, onClose: () => void) {
  const { t } = useTranslation("admin");
  const { change, uploads } = editing;
  const [before] = useState(settings);
  const update = (next: (settings: GallerySettings) => GallerySettings): void =>
    change({ type: "gallery", key, update: next });
  const cancel = (): void => {
    onClose();
    if (JSON.stringify(settings) === JSON.stringify(before)) return;
    update(() => before);
    notify(t("gallery.dropped"), "good", { label: t("undo"), run: () => update(() => settings) });
  };
  return {
    settings,
    files: editing.files as Record<string, Picture>,
    set: (changes: Partial<GallerySettings>) => update((now) => ({ ...now, ...changes })),
    setImages: (next: (images: GalleryEntry[]) => GalleryEntry[]) =>
      update((now) => ({ ...now, images: next(now.images) })),
    uploading: uploads.items.filter(({ place }) => place === key),
    upload: (chosen: File[]) => uploads.start(key, chosen),
    take: (pictures: LibraryFile[]) => {
      for (const picture of pictures) editing.takePicture(key, picture);
    },
    describe: editing.addFile,
    cancel,
    save: () => {
      onClose();
      void editing.saving.save("save");
    },
  };
}

export type GalleryEditing = ReturnType<typeof useGalleryEditing>;
