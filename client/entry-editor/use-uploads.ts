// The running uploads of the open editor. Each has its target place in the entry.
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import type { QueueItem } from "../files/upload-queue.ts";
import { useUploadQueue } from "../files/use-upload-queue.ts";
import { trpc } from "../api/trpc.ts";
import { notify, notifyUntilRead, useNotifyError } from "../ui/admin/notices.tsx";

/** Id of a block, or 'main'. */
export type UploadPlace = string;

export type Uploads = {
  items: readonly QueueItem[];
  /** Uploads one file after the other to keep their order. Each file is passed on once it is stored. */
  start: (place: UploadPlace, files: File[]) => void;
};

/** @param takesAnyKind true if a place accepts files of any kind; otherwise it accepts only pictures */
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
    onNotice: ({ name }, notice) => notifyUntilRead(`${name}: ${notice}`, t("understood")),
    onFailed: ({ name }, reason) => notify(`${name}: ${reason}`, "bad"),
  });

  const start = (place: UploadPlace, files: File[]): void => {
    // Browsers do not know all picture types, so the server checks files without a type.
    const isTaken = ({ type }: File): boolean => takesAnyKind(place) || type === "" || type.startsWith("image/");
    for (const { name } of files.filter((file) => !isTaken(file))) notify(t("pictures.notAPicture", { name }), "bad");
    add(files.filter(isTaken), place);
  };
  return { items: queue.items, start };
}
