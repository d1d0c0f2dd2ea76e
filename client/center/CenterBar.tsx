import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useMatches } from "react-router";
import { centerPath } from "#contract/values/pages.ts";
import { useSiteSettings } from "../api/loaded.ts";
import type { Handle } from "../head/screen.tsx";
import { Button, IconButton } from "../ui/admin/Button.tsx";
import { useIsNarrow } from "../ui/admin/container.ts";
import { Dialog } from "../ui/admin/Dialog.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import { useViewer } from "../api/viewer.ts";
import styles from "./CenterBar.module.css";
import { CenterMenu } from "./CenterMenu.tsx";
import { MenuBadge } from "./MenuBadge.tsx";
import { linksFor } from "./menu.ts";
import { openPalette } from "./palette/open-palette.ts";

export function CenterBar() {
  const { t } = useTranslation("overview");
  const isNarrow = useIsNarrow();
  return (
    <div data-bar className={`${styles.bar} ${isNarrow ? styles.narrow : ""}`}>
      <MenuDrawer />
      <Breadcrumb />
      {isNarrow ? (
        <IconButton icon="search" label={t("palette.open")} onPress={openPalette} />
      ) : (
        <Button onPress={openPalette}>
          <Icon name="search" />
          {t("palette.open")}
          <kbd className={styles.keys}>{/mac|iphone|ipad/iu.test(navigator.platform) ? "⌘K" : t("palette.keys")}</kbd>
        </Button>
      )}
    </div>
  );
}

function MenuDrawer() {
  const { t } = useTranslation("admin");
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <div className={styles.opener}>
      <IconButton
        icon="text"
        label={t("center.open")}
        aria-describedby="opener-unread"
        onPress={() => setIsOpen(true)}
      />
      <MenuBadge id="opener-unread" />
      <Dialog isOpen={isOpen} isDrawer onClose={close} title={t("center.menu")}>
        <CenterMenu id="drawer" onFollow={close} />
      </Dialog>
    </div>
  );
}

/** The last breadcrumb is the area, because the heading shows the screen's name. Phones show only the area. */
function Breadcrumb() {
  const { t } = useTranslation("admin");
  const { path: current = "", within = current } = (useMatches().at(-1)?.handle ?? {}) as Handle;
  const links = linksFor(useViewer(), useSiteSettings());
  const isNarrow = useIsNarrow();
  const overview = links.find(({ path }) => path === centerPath);
  const area = links.find(({ path }) => path === within);
  return (
    <nav aria-label={t("center.breadcrumb")} className={styles.crumbs}>
      <ol>
        {overview && !isNarrow && current !== centerPath && (
          <li>
            <Link to={overview.path}>{t(overview.label)}</Link>
          </li>
        )}
        {area && current !== centerPath && (
          <li>
            {area.path === current ? (
              <span aria-current="page">{t(area.label)}</span>
            ) : (
              <Link to={area.path}>{t(area.label)}</Link>
            )}
          </li>
        )}
      </ol>
    </nav>
  );
}
