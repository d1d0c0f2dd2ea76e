// Uploads files into the library, three at a time. Files with known problems are not sent. A notice appears at the end.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { formatFileSize } from "#contract/values/file-size.ts";
import { isActive, obstacleOf, type Queue } from "../../files/upload-queue.ts";
import { useUploadQueue } from "../../files/use-upload-queue.ts";
import { notify } from "../../ui/admin/notices.tsx";
import { trpc } from "../../api/trpc.ts";
import { useRefreshLibrary } from "../../files/use-refresh-library.ts";

const AT_ONCE = 3;
const PLACE = "library";

export function useLibraryUploads() {
  const { t, i18n } = useTranslation("files");
  const refresh = useRefreshLibrary();
  const { data: quota } = trpc.files.quota.useQuery();
  const obstacle = (file: File, queue: Queue): string | null => {
    const room = {
      usedBytes: quota?.used ?? 0,
      totalBytes: quota?.total ?? Number.POSITIVE_INFINITY,
      fileBytes: limits.fileBytes,
    };
    const found = obstacleOf(file.size, queue, room);
    return found && t(`queue.${found}`, { limit: formatFileSize(limits.fileBytes, i18n.language) });
  };
  const uploads = useUploadQueue({ atOnce: AT_ONCE, obstacle, onTaken: refresh });
  const isRunning = isActive(uploads.queue);
  const wasRunning = useRef(false);
  const { count } = uploads.queue.done;
  useEffect(() => {
    if (wasRunning.current && !isRunning && count > 0) notify(t("queue.done", { count }));
    wasRunning.current = isRunning;
  }, [isRunning, count, t]);
  return { ...uploads, isRunning, add: (files: readonly File[]) => uploads.add(files, PLACE) };
}

export type LibraryUploads = ReturnType<typeof useLibraryUploads>;
