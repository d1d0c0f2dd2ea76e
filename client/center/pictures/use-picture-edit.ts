import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import type { ToolName } from "./picture-work.ts";

/** With these codes, the server reports that a picture is unreadable. */
const unreadable: ReadonlySet<string> = new Set(["C3", "C500"]);

export function usePictureEdit(
  { id, version }: LibraryFile,
  take: (file: LibraryFile, saved: ToolName | null) => void,
) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const show = (file: LibraryFile, saved: ToolName | null): void => {
    utils.files.byId.setData({ id }, file);
    take(file, saved);
  };
  const optionsFor = (tool: ToolName | null) => ({
    onSuccess: (file: LibraryFile) => {
      show(file, tool);
      notify(t("notices.saved"));
      void utils.entries.invalidate();
      void utils.files.list.invalidate();
    },
    onError: (error: unknown) => {
      const refusal = refusalOf(error);
      if (refusal?.code === "C409" && refusal.current) {
        show(refusal.current as LibraryFile, null);
        notify(t("picture.changedElsewhere"), "bad");
      } else if (refusal && unreadable.has(refusal.code)) notify(t("picture.failed"), "bad");
      else notifyError(error);
    },
  });
  const crop = trpc.files.crop.useMutation(optionsFor("crop"));
  const rotate = trpc.files.rotate.useMutation(optionsFor("rotate"));
  const restore = trpc.files.restore.useMutation(optionsFor(null));
  const update = trpc.files.update.useMutation(optionsFor("focal"));
  return {
    isSaving: crop.isPending || rotate.isPending || restore.isPending || update.isPending,
    crop: (area: { x: number; y: number; w: number; h: number }) => crop.mutate({ id, version, ...area }),
    rotate: (angle: number) => rotate.mutate({ id, version, angle }),
    restore: () => restore.mutate({ id, version }),
    setFocal: (focal: { x: number; y: number }) => update.mutate({ id, version, focal }),
  };
}

export type PictureEditing = ReturnType<typeof usePictureEdit>;
