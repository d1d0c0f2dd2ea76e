// 'Neuer Eintrag' creates a draft with placeholder texts and opens its editor. Its menu offers other templates.
import { useTranslation } from "react-i18next";
import { MenuTrigger } from "react-aria-components";
import type { ListTag } from "#contract/values/pages.ts";
import { useMay } from "../../api/viewer.ts";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { StartMenu } from "../../entry-editor/StartMenu.tsx";
import styles from "./NewEntryButton.module.css";
import { useCreateEntry } from "../../entry-editor/use-create-entry.ts";

export function NewEntryButton({ list }: { list: ListTag }) {
  const { t } = useTranslation("admin");
  const { t: bar } = useTranslation("bar");
  const mayCreate = useMay("create", "ownDrafts");
  const { create, start, isBusy } = useCreateEntry();
  if (!mayCreate) return null;
  return (
    <span data-tool="" className={styles.buttons}>
      <Button tone="primary" isDisabled={isBusy} onPress={() => create(list)}>
        <Icon name="plus" />
        {t("newEntry.button")}
      </Button>
      <MenuTrigger>
        <IconButton icon="chevron" tone="primary" label={bar("start")} isDisabled={isBusy} />
        <StartMenu onStart={start} />
      </MenuTrigger>
    </span>
  );
}
