import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Link, useMatches } from "react-router";
import { useSiteSettings } from "../api/loaded.ts";
import { type Badge, type CenterGroup, centerGroups, type Handle } from "../head/screen.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import { useViewer } from "../api/viewer.ts";
import styles from "./CenterMenu.module.css";
import { UnreadBadge } from "./messages/UnreadBadge.tsx";
import { type CenterLink, linksFor } from "./menu.ts";
import { OrdersBadge } from "./shop/OrdersBadge.tsx";

const badges: Record<Badge, ComponentType<{ id: string }>> = {
  unreadMessages: UnreadBadge,
  unreadOrders: OrdersBadge,
};

type Props = {
  id: string;
  onFollow?: () => void;
};

export function CenterMenu({ id, onFollow }: Props) {
  const { t } = useTranslation("admin");
  const links = linksFor(useViewer(), useSiteSettings());
  return (
    <nav aria-label={t("center.menu")} className={styles.menu}>
      {centerGroups.map((group) => (
        <Group
          key={group}
          group={group}
          links={links.filter((link) => link.group === group)}
          id={id}
          {...(onFollow && { onFollow })}
        />
      ))}
    </nav>
  );
}

function Group({ group, links, id, onFollow }: Props & { group: CenterGroup; links: CenterLink[] }) {
  const { t } = useTranslation("admin");
  const { path: current, within = current } = (useMatches().at(-1)?.handle ?? {}) as Handle;
  if (links.length === 0) return null;
  const heading = group === "start" ? undefined : `${id}-${group}`;
  return (
    <>
      {group !== "start" && (
        <p id={heading} className={styles.heading}>
          {t(`center.groups.${group}`)}
        </p>
      )}
      <ul aria-labelledby={heading}>
        {links.map(({ label, path, icon, badge }) => {
          const Badge = badge && badges[badge];
          return (
            <li key={path}>
              <Link
                to={path}
                aria-describedby={badge && `${id}-${badge}`}
                aria-current={path === within || path === current ? "page" : undefined}
                onClick={onFollow}
              >
                <Icon name={icon} />
                {t(label)}
                {Badge && <Badge id={`${id}-${badge}`} />}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
