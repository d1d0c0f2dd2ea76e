// Saves what is done to a picture, and says how it went.
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/files.ts";
import { notify, useNotifyError } from "../../overlay/notices.tsx";
import { refusalOf, trpc } from "../../trpc.ts";

/** What the server answers where a picture cannot be read. */
const unreadable: ReadonlySet<string> = new Set(["C3", "C500"]);

export function usePictureEdit({ id, version }: LibraryFile) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const show = (file: LibraryFile): void => utils.files.byId.setData({ id }, file);
  const handlers = {
    onSuccess: (file: LibraryFile) => {
      show(file);
      notify(t("notices.saved"));
      void utils.entries.invalidate();
      void utils.files.list.invalidate();
    },
    onError: (error: unknown) => {
      const refusal = refusalOf(error);
      if (refusal?.code === "C409" && refusal.current) {
        show(refusal.current as LibraryFile);
        notify(t("picture.changedElsewhere"), "bad");
      } else if (refusal && unreadable.has(refusal.code)) notify(t("picture.failed"), "bad");
      else notifyError(error);
    },
  };
  const options = { networkMode: "always", ...handlers } as const;
  const crop = trpc.files.crop.useMutation(options);
  const rotate = trpc.files.rotate.useMutation(options);
  const restore = trpc.files.restore.useMutation(options);
  const update = trpc.files.update.useMutation(options);
  return {
    isSaving: crop.isPending || rotate.isPending || restore.isPending || update.isPending,
    /** Whole pixels of the picture. */
    crop: (area: { x: number; y: number; w: number; h: number }) => crop.mutate({ id, version, ...area }),
    rotate: (angle: number) => rotate.mutate({ id, version, angle }),
    restore: () => restore.mutate({ id, version }),
    setFocal: (focal: { x: number; y: number }) => update.mutate({ id, version, focal }),
  };
}

export type PictureEditing = ReturnType<typeof usePictureEdit>;
