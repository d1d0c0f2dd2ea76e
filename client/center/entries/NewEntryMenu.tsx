import { useTranslation } from "react-i18next";
import { MenuTrigger } from "react-aria-components";
import { StartMenu } from "../../entry-editor/StartMenu.tsx";
import { useCreateEntry } from "../../entry-editor/use-create-entry.ts";
import { useMay } from "../../api/viewer.ts";
import { AddButton } from "../list/AddAction.tsx";

export function NewEntryMenu() {
  const { t } = useTranslation("admin");
  const mayCreate = useMay("create", "ownDrafts");
  const { start, isBusy } = useCreateEntry();
  if (!mayCreate) return null;
  return (
    <MenuTrigger>
      <AddButton hasMenu label={t("newEntry.button")} isDisabled={isBusy} />
      <StartMenu onStart={start} />
    </MenuTrigger>
  );
}
