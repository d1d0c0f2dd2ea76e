import { useState } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { uploadFile } from "../../files/upload.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { notify, notifyUntilRead, useNotifyError } from "../../ui/admin/notices.tsx";
import type { FileDetailsEditing } from "./use-file-details.ts";
import { useRefreshLibrary } from "../../files/use-refresh-library.ts";

export function keptNameOf({ name, ext }: Pick<LibraryFile, "name" | "ext">, t: TFunction<"files">): string {
  const ending = ext !== "" && name.toLowerCase().endsWith(`.${ext}`) ? name.slice(-ext.length - 1) : "";
  return t("exchange.keptName", { name: ending === "" ? name : name.slice(0, -ending.length) }) + ending;
}

export function useExchange({ stored, replaced }: FileDetailsEditing, onDone: () => void) {
  const { t } = useTranslation("files");
  const { t: site } = useTranslation();
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const refresh = useRefreshLibrary();
  const notifyError = useNotifyError();
  const exchange = trpc.files.exchange.useMutation();
  const remove = trpc.files.remove.useMutation();
  const [percent, setPercent] = useState<number | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { id, version } = stored;

  const undo = async (withId: string): Promise<void> => {
    try {
      replaced(await exchange.mutateAsync({ id, withId }));
      // Deletes the uploaded file, unless an entry or another owner already uses this file.
      const { total } = await utils.files.uses.fetch({ ids: [withId] }, { staleTime: 0 });
      if (total === 0) await remove.mutateAsync({ id: withId });
      notify(t("exchange.takenBack"));
    } catch (error) {
      notifyError(error);
    } finally {
      refresh();
    }
  };
  const swap = async (withId: string, alt: LibraryFile["alt"] | undefined): Promise<void> => {
    try {
      replaced(await exchange.mutateAsync({ id, version, withId, nameWith: keptNameOf(stored, t), alt }));
      notify(t("exchange.done"), "good", { label: admin("undo"), run: () => void undo(withId) });
      onDone();
    } catch (error) {
      // The swap has failed, so the uploaded file is deleted from the library.
      await remove.mutateAsync({ id: withId }).catch(() => undefined);
      setErrors(refusalOf(error)?.fields ?? {});
      notifyError(error);
    }
  };
  const run = async (content: File, alt: LibraryFile["alt"] | undefined): Promise<void> => {
    if (percent !== null) return;
    setErrors({});
    setPercent(0);
    const end = await uploadFile(content, { onProgress: setPercent });
    if (end.kind === "taken") {
      for (const notice of end.notices) notifyUntilRead(notice, admin("understood"));
      await swap(end.id, alt);
    } else if (end.kind === "known") notify(t("queue.known", { name: end.existing.name }), "bad");
    else notify(end.message ?? site("errors.network"), "bad");
    setPercent(null);
    refresh();
  };
  return { percent, errors, run };
}

export type Exchange = ReturnType<typeof useExchange>;
