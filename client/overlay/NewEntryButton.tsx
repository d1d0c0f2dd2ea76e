// 'Neuer Eintrag': creates a draft with placeholder texts in the list and opens it in the editor.
import { useTranslation } from "react-i18next";
import type { ListTag } from "#contract/pages.ts";
import { useMay } from "../viewer.ts";
import { Button } from "../ui/admin/Button.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import { useCreateEntry } from "../entry-editor/use-create-entry.ts";

export function NewEntryButton({ list }: { list: ListTag }) {
  const { t } = useTranslation("admin");
  const mayCreate = useMay("update", "entries");
  const { create, isBusy } = useCreateEntry();
  if (!mayCreate) return null;
  return (
    <Button tone="primary" isDisabled={isBusy} onPress={() => create(list)}>
      <Icon name="plus" />
      {t("newEntry.button")}
    </Button>
  );
}
