import { useTranslation } from "react-i18next";
import { Menu, MenuItem, Popover, Text } from "react-aria-components";
import styles from "../ui/admin/Menu.module.css";
import { type StartingPoint, startNames, starts } from "./starts.ts";

/** @param onPage if given, the menu also offers a page of the site */
export function StartMenu({ onStart, onPage }: { onStart: (start: StartingPoint) => void; onPage?: () => void }) {
  const { t } = useTranslation("bar");
  const { t: site } = useTranslation();
  const items = startNames.map((start) => ({
    id: start as string,
    run: () => onStart(start),
    name: t(`starts.${start}`),
    about: t("appears", { list: site(`nav.${starts[start]}`) }),
  }));
  if (onPage) items.push({ id: "page", run: onPage, name: t("page"), about: t("pageAppears") });
  return (
    <Popover placement="bottom end" className={styles.popover ?? ""}>
      <Menu aria-label={t("start")} className={styles.menu ?? ""}>
        {items.map(({ id, run, name, about }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={name}
            className={`${styles.menuItem} ${styles.explained}`}
            onAction={run}
          >
            <Text slot="label">{name}</Text>
            <Text slot="description" className={styles.about}>
              {about}
            </Text>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
