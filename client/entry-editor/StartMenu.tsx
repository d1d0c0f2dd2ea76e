import { useTranslation } from "react-i18next";
import { Menu, MenuItem, Popover, Text } from "react-aria-components";
import styles from "../ui/admin/Menu.module.css";
import { type StartingPoint, startingPoints } from "./starting-points.ts";

export function StartMenu({ onStart }: { onStart: (start: StartingPoint) => void }) {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  return (
    <Popover placement="bottom end" className={styles.popover ?? ""}>
      <Menu
        aria-label={t("newEntry.start")}
        className={styles.menu ?? ""}
        onAction={(key) => onStart(key as StartingPoint)}
      >
        {(Object.keys(startingPoints) as StartingPoint[]).map((start) => (
          <MenuItem
            key={start}
            id={start}
            textValue={t(`newEntry.starts.${start}`)}
            className={`${styles.menuItem} ${styles.explained}`}
          >
            <Text slot="label">{t(`newEntry.starts.${start}`)}</Text>
            <Text slot="description" className={styles.about}>
              {t("newEntry.appears", { list: site(`nav.${startingPoints[start].list}`) })}
            </Text>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
