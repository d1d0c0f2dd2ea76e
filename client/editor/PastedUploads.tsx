import { useTranslation } from "react-i18next";
import type { QueueItem } from "../files/upload-queue.ts";
import { UploadProgress } from "../files/UploadProgress.tsx";

export function PastedUploads({ items }: { items: readonly QueueItem[] }) {
  const { t } = useTranslation("editor");
  const running = items.find(({ state }) => state.kind === "uploading" || state.kind === "processing");
  return (
    <>
      <p role="status" className="visually-hidden">
        {running ? t("paste.uploading", { name: running.name }) : ""}
      </p>
      <UploadProgress items={items} />
    </>
  );
}
