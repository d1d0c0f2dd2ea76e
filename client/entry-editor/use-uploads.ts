// The files that are on their way to the library, each with the place that waits for it.
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/files.ts";
import type { QueueItem } from "../files/upload-queue.ts";
import { useUploadQueue } from "../files/use-upload-queue.ts";
import { trpc } from "../trpc.ts";
import { notify, useNotifyError } from "../ui/admin/notices.tsx";

/** Key of a block or a gallery, 'main' or 'downloads'. */
export type UploadPlace = string;

export type Uploads = {
  items: readonly QueueItem[];
  /** Uploads one after the other, so that they arrive in their order; hands over each as soon as it is there. */
  start: (place: UploadPlace, files: File[]) => void;
};

/** @param takesAnyKind whether a place takes more than pictures */
export function useUploads(
  onFile: (place: UploadPlace, file: LibraryFile) => void,
  takesAnyKind: (place: UploadPlace) => boolean,
): Uploads {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();

  const handOver = async ({ place, name }: QueueItem, id: string): Promise<void> => {
    try {
      const [file] = await utils.files.byIds.fetch({ ids: [id] });
      if (file && (file.kind === "image" || takesAnyKind(place))) onFile(place, file);
      else notify(t("pictures.notAPicture", { name }), "bad");
    } catch (error) {
      notifyError(error);
    }
  };
  const { queue, add } = useUploadQueue({
    atOnce: 1,
    onTaken: handOver,
    onKnown: async (item, { id }) => {
      notify(t("pictures.known", { name: item.name }));
      await handOver(item, id);
    },
    onFailed: ({ name }, reason) => notify(`${name}: ${reason}`, "bad"),
  });

  const start = (place: UploadPlace, files: File[]): void => {
    // Browsers do not know every kind of picture: what has no type is left to the server.
    const isTaken = ({ type }: File): boolean => takesAnyKind(place) || type === "" || type.startsWith("image/");
    for (const { name } of files.filter((file) => !isTaken(file))) notify(t("pictures.notAPicture", { name }), "bad");
    add(files.filter(isTaken), place);
  };
  return { items: queue.items, start };
}
