import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import type { QueueItem } from "../files/upload-queue.ts";
import { useUploadQueue } from "../files/use-upload-queue.ts";
import { trpc } from "../api/trpc.ts";
import { notify, notifyUntilRead, useNotifyError } from "../ui/admin/notices.tsx";

export type UploadPlace = string;

export type Uploads = {
  items: readonly QueueItem[];
  /** Uploads the files one after another, so that they keep their order. Each file is inserted once it is stored. */
  start: (place: UploadPlace, files: File[]) => void;
};

/**
 * @param takesAnyKind returns true if the place accepts all kinds of files; otherwise the place accepts only pictures
 */
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
    // Browsers do not know all types of pictures. A file without a type is accepted here, because the server checks it.
    const isTaken = ({ type }: File): boolean => takesAnyKind(place) || type === "" || type.startsWith("image/");
    for (const { name } of files.filter((file) => !isTaken(file))) notify(t("pictures.notAPicture", { name }), "bad");
    add(files.filter(isTaken), place);
  };
  return { items: queue.items, start };
}
