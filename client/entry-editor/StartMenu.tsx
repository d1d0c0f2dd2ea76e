import { useTranslation } from "react-i18next";
import { Menu, MenuItem, Popover } from "react-aria-components";
import styles from "../ui/admin/Menu.module.css";
import { type StartingPoint, startingPoints } from "./starting-points.ts";

export function StartMenu({ onStart }: { onStart: (start: StartingPoint) => void }) {
  const { t } = useTranslation("admin");
  return (
    <Popover placement="bottom end" className={styles.popover ?? ""}>
      <Menu
        aria-label={t("newEntry.start")}
        className={styles.menu ?? ""}
        onAction={(key) => onStart(key as StartingPoint)}
      >
        {(Object.keys(startingPoints) as StartingPoint[]).map((start) => (
          <MenuItem key={start} id={start} className={styles.menuItem ?? ""}>
            {t(`newEntry.starts.${start}`)}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
