import { useTranslation } from "react-i18next";
import { FileTrigger } from "react-aria-components";
import { textOfBytes } from "#contract/values/text-of-bytes.ts";
import { formatFileSize } from "#contract/values/file-size.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { notify } from "../../ui/admin/notices.tsx";

const MOST_BYTES = 5_000_000;

/**
 * @returns a function that calls `onText` with the text of each file. The function reports files that are too large or
 * have no readable text.
 */
export function useAddressFiles(onText: (text: string) => void): (files: readonly File[]) => void {
  const { t, i18n } = useTranslation("newsletter");
  const read = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES)
      return notify(t("import.fileTooLarge", { limit: formatFileSize(MOST_BYTES, i18n.language) }), "bad");
    const text = textOfBytes(new Uint8Array(await file.arrayBuffer()));
    if (text.includes("\u0000") || text.startsWith("PK")) return notify(t("import.noText", { name: file.name }), "bad");
    onText(text);
  };
  return (files) => {
    for (const file of files) void read(file).catch(() => notify(t("import.noText", { name: file.name }), "bad"));
  };
}

export function AddressFile({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation("newsletter");
  return (
    <div>
      <FileTrigger
        acceptedFileTypes={[".csv", ".txt", ".vcf", "text/csv"]}
        onSelect={(files) => files && onFiles([...files])}
      >
        <Button>
          <Icon name="upload" />
          {t("import.file")}
        </Button>
      </FileTrigger>
    </div>
  );
}
