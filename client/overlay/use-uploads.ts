// The pictures that are on their way to the library, each with the place that waits for it.
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/files.ts";
import { trpc } from "../trpc.ts";
import { notify, useNotifyError } from "./notices.tsx";
import { uploadFile } from "./upload.ts";

/** Key of a block, or 'main'. */
export type UploadPlace = string;
export type UploadItem = { id: number; place: UploadPlace; name: string; percent: number };

export type Uploads = {
  items: UploadItem[];
  /** Uploads one after the other; hands over each picture as soon as it is there. */
  start: (place: UploadPlace, files: File[]) => Promise<void>;
};

export function useUploads(onPicture: (place: UploadPlace, picture: LibraryFile) => void): Uploads {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [items, setItems] = useState<UploadItem[]>([]);
  const lastId = useRef(0);

  const uploadOne = async ({ id, place, name }: UploadItem, file: File): Promise<void> => {
    const end = await uploadFile(file, (percent) =>
      setItems((all) => all.map((item) => (item.id === id ? { ...item, percent } : item))),
    );
    if (end.kind === "refused") {
      notify(`${name}: ${end.message ?? site("errors.network")}`, "bad");
      return;
    }
    if (end.kind === "known") notify(t("pictures.known", { name }));
    const [picture] = await utils.files.byIds.fetch({ ids: [end.id] });
    if (picture?.kind === "image") onPicture(place, picture);
    else notify(t("pictures.notAPicture", { name }), "bad");
  };

  const start = async (place: UploadPlace, files: File[]): Promise<void> => {
    // Browsers do not know every kind of picture: what has no type is left to the server.
    const pictures = files.filter(({ type }) => type === "" || type.startsWith("image/"));
    for (const { name } of files.filter((file) => !pictures.includes(file)))
      notify(t("pictures.notAPicture", { name }), "bad");
    const queue = pictures.map((file) => ({
      file,
      item: { id: ++lastId.current, place, name: file.name, percent: 0 },
    }));
    setItems((all) => [...all, ...queue.map(({ item }) => item)]);
    for (const { file, item } of queue) {
      try {
        await uploadOne(item, file);
      } catch (error) {
        notifyError(error);
      } finally {
        setItems((all) => all.filter(({ id }) => id !== item.id));
      }
    }
  };
  return { items, start };
}
