import { useTranslation } from "react-i18next";
import { MenuTrigger } from "react-aria-components";
import { StartMenu } from "../../entry-editor/StartMenu.tsx";
import { useCreateEntry } from "../../entry-editor/use-create-entry.ts";
import { useMay } from "../../api/viewer.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";

export function NewEntryMenu() {
  const { t } = useTranslation("admin");
  const mayCreate = useMay("update", "entries");
  const { start, isBusy } = useCreateEntry();
  if (!mayCreate) return null;
  return (
    <MenuTrigger>
      <Button tone="primary" isDisabled={isBusy}>
        <Icon name="plus" />
        {t("newEntry.button")}
        <Icon name="chevron" />
      </Button>
      <StartMenu onStart={start} />
    </MenuTrigger>
  );
}
