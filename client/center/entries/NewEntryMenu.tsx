// 'Neuer Eintrag' with the choice of the list for the new entry.
import { useTranslation } from "react-i18next";
import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { listTags } from "#contract/pages.ts";
import { useCreateEntry } from "../../entry-editor/use-create-entry.ts";
import { useMay } from "../../viewer.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import styles from "../../ui/admin/Menu.module.css";

export function NewEntryMenu() {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const mayCreate = useMay("update", "entries");
  const { create, isBusy } = useCreateEntry();
  if (!mayCreate) return null;
  return (
    <MenuTrigger>
      <Button tone="primary" isDisabled={isBusy}>
        <Icon name="plus" />
        {t("newEntry.button")}
        <Icon name="chevron" />
      </Button>
      <Popover placement="bottom end" className={styles.popover ?? ""}>
        <Menu className={styles.menu ?? ""}>
          {listTags.map((list) => (
            <MenuItem key={list} id={list} className={styles.menuItem ?? ""} onAction={() => create(list)}>
              {site(`nav.${list}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
