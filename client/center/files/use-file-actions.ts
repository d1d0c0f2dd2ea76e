import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { notify } from "../../ui/admin/notices.tsx";

export type Question = "describe" | "tag" | "untag" | "remove";

/** A single file is downloaded unchanged. Several files are downloaded as a zip. */
export function downloadUrl(files: readonly Pick<LibraryFile, "id">[]): string {
  const ids = files.map(({ id }) => id);
  return ids.length === 1 ? `/api/v0/download/${ids[0]}` : `/api/v0/batch/download?ids=${ids.join(",")}`;
}

function startDownload(files: readonly LibraryFile[]): void {
  const link = document.createElement("a");
  link.href = downloadUrl(files);
  link.download = files.length === 1 ? (files[0]?.name ?? "") : "";
  link.click();
}

export function useFileActions() {
  const { t } = useTranslation("files");
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // Tasks and messages link to the details of a file.
  const [shownId, setShownId] = useState<string | null>(params.get("file"));
  const [asked, setAsked] = useState<{ question: Question; files: LibraryFile[] } | null>(null);

  const onlyOne = (files: readonly LibraryFile[]): LibraryFile | null => {
    if (files.length > 1) notify(t("onlyOne"), "bad");
    return files.length === 1 ? (files[0] ?? null) : null;
  };
  const edit = (files: readonly LibraryFile[]): void => {
    const file = onlyOne(files);
    if (!file) return;
    if (file.kind === "image") void navigate(`/admincenter/image/edit/${file.id}`);
    else notify(t("onlyPictures"), "bad");
  };
  const details = (files: readonly LibraryFile[]): void => setShownId(onlyOne(files)?.id ?? null);

  return {
    edit,
    details,
    download: startDownload,
    ask: (question: Question, files: LibraryFile[]) => setAsked({ question, files }),
    asked,
    endAsking: () => setAsked(null),
    shownId,
    showDetails: setShownId,
  };
}

export type FileActions = ReturnType<typeof useFileActions>;
