import { useTranslation } from "react-i18next";
import { Menu, MenuItem, Popover, Text } from "react-aria-components";
import styles from "../ui/admin/Menu.module.css";
import { type StartingPoint, startNames, starts } from "./starts.ts";

export function StartMenu({ onStart }: { onStart: (start: StartingPoint) => void }) {
  const { t } = useTranslation("bar");
  const { t: site } = useTranslation();
  return (
    <Popover placement="bottom end" className={styles.popover ?? ""}>
      <Menu aria-label={t("start")} className={styles.menu ?? ""} onAction={(key) => onStart(key as StartingPoint)}>
        {startNames.map((start) => (
          <MenuItem
            key={start}
            id={start}
            textValue={t(`starts.${start}`)}
            className={`${styles.menuItem} ${styles.explained}`}
          >
            <Text slot="label">{t(`starts.${start}`)}</Text>
            <Text slot="description" className={styles.about}>
              {t("appears", { list: site(`nav.${starts[start]}`) })}
            </Text>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
