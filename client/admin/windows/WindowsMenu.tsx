import { useTranslation } from "react-i18next";
import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useSiteSettings } from "../../api/loaded.ts";
import { IconButton } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import styles from "../../ui/admin/Menu.module.css";
import { OPENS_WINDOWS } from "../../ui/admin/window/use-window-focus.ts";
import { useViewer } from "../../api/viewer.ts";
import { openWindow } from "./open-windows.ts";
import { windowsFor } from "./registry.ts";

function useRows() {
  return windowsFor(useViewer(), useSiteSettings());
}

export function WindowsMenu() {
  const { t } = useTranslation("bar");
  if (useRows().length === 0) return null;
  return (
    <MenuTrigger>
      <span {...{ [OPENS_WINDOWS]: "" }}>
        <IconButton icon="windows" label={t("windows")} hasWords />
      </span>
      <Popover placement="bottom end" className={styles.popover ?? ""}>
        <Menu className={styles.menu ?? ""}>
          <WindowItems />
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

export function WindowItems() {
  const { t } = useTranslation("bar");
  return useRows().map(({ kind, icon }) => (
    <MenuItem
      key={kind}
      id={kind}
      className={`${styles.menuItem} ${styles.withIcon}`}
      // The closing menu first returns the focus to its button. Later the window can return the focus to this button.
      onAction={() => void requestAnimationFrame(() => openWindow(kind))}
    >
      <Icon name={icon} />
      {t(`kinds.${kind}`)}
    </MenuItem>
  ));
}
