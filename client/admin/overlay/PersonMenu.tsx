// 'Willkommen, NAME' in the bar opens this menu.
import { useTranslation } from "react-i18next";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useNavigate } from "react-router";
import { accountPath } from "#contract/values/pages.ts";
import { useViewer } from "../../api/viewer.ts";
import { Icon } from "../../ui/admin/icons.tsx";
import menu from "../../ui/admin/Menu.module.css";
import { OPENS_WINDOWS } from "../../ui/admin/window/use-window-focus.ts";
import { useMedia } from "../../ui/admin/use-is-wide.ts";
import { WindowItems } from "../windows/WindowsMenu.tsx";
import styles from "./AdminBar.module.css";

export function PersonMenu({ onPassword }: { onPassword: () => void }) {
  const { t } = useTranslation("bar");
  const { name, handle } = useViewer();
  const navigate = useNavigate();
  // On phones, the bar has no room for the windows' button, so this menu contains the list of windows.
  const isPhone = !useMedia("(min-width: 33.0625rem)");
  return (
    <MenuTrigger>
      <Button className={styles.person} {...(isPhone && { [OPENS_WINDOWS]: "" })}>
        <Icon name="person" />
        <span className={styles.welcome}>{t("welcome", { name: name || handle })}</span>
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </Button>
      <Popover placement="bottom start" className={menu.popover ?? ""}>
        <Menu className={menu.menu ?? ""}>
          <MenuItem className={`${menu.menuItem} ${menu.withIcon}`} onAction={() => void navigate(accountPath)}>
            <Icon name="person" />
            {t("account")}
          </MenuItem>
          <MenuItem
            className={`${menu.menuItem} ${menu.withIcon}`}
            // The closing menu first returns the focus to its button. The dialog opens one frame later, so that it can
            // later return the focus to the same button.
            onAction={() => void requestAnimationFrame(onPassword)}
          >
            <Icon name="key" />
            {t("password")}
          </MenuItem>
          {isPhone && <WindowItems />}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
