// '+' in the bar: a new entry from every page.
import { useTranslation } from "react-i18next";
import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useMay } from "../../api/viewer.ts";
import { IconButton } from "../../ui/admin/Button.tsx";
import styles from "../../ui/admin/Menu.module.css";
import { type NewEntry, newEntries } from "./bar-actions.ts";

export function NewMenu({ onChoose }: { onChoose: (start: NewEntry) => void }) {
  const { t } = useTranslation("bar");
  if (!useMay("create", "entries")) return null;
  return (
    <MenuTrigger>
      <IconButton icon="plus" label={t("new")} hasWords />
      <Popover placement="bottom end" className={styles.popover ?? ""}>
        <Menu className={styles.menu ?? ""} onAction={(key) => onChoose(key as NewEntry)}>
          {newEntries.map((start) => (
            <MenuItem key={start} id={start} className={styles.menuItem ?? ""}>
              {t(`starts.${start}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
