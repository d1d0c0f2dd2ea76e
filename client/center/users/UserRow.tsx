import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { userRoleNames } from "#contract/values/permissions.ts";
import type { ListedUser } from "#contract/schemas/users.ts";
import { IconButton } from "../../ui/admin/Button.tsx";
import { useViewer } from "../../api/viewer.ts";
import rows from "../Rows.module.css";
import styles from "./Users.module.css";

/** `isWaiting`: a second person has yet to approve a change of the user. */
type Props = { user: ListedUser; isWaiting: boolean; onEdit: (user: ListedUser) => void };

export function UserRow({ user, isWaiting, onEdit }: Props) {
  const { t } = useTranslation("people");
  const { t: site } = useTranslation();
  const isSelf = useViewer().id === user.id;
  const name = user.name || user.handle;
  const roles = userRoleNames.filter((role) => user.roles.includes(role));
  return (
    <li className={rows.row}>
      <p>
        {name}
        {isSelf && <b className={rows.mark}>{t("list.you")}</b>}
        {user.locked && <b className={`${rows.mark} ${styles.locked}`}>{t("list.locked")}</b>}
        {isWaiting && <b className={rows.mark}>{t("list.waits")}</b>}
      </p>
      <p className={rows.facts}>{[user.handle, ...factsOf(user, t)].join(" · ")}</p>
      <p className={rows.side}>
        {roles.map((role) => site(`roles.${role}`)).join(", ")}
        <IconButton icon="edit" label={t("list.edit", { name })} onPress={() => onEdit(user)} />
      </p>
    </li>
  );
}

function factsOf(user: ListedUser, t: TFunction<"people">): string[] {
  const { invitation, lastSeen, lastLogin, failedLogins, secondFactor } = user;
  if (invitation)
    return [
      invitation.until === null ? t("list.expired") : t("list.invited", { when: formatMoment(invitation.until) }),
    ];
  const seen = lastSeen
    ? t("list.seen", { when: formatMoment(lastSeen) })
    : lastLogin
      ? t("list.login", { when: formatMoment(lastLogin) })
      : t("list.never");
  return [
    seen,
    ...(failedLogins > 0 ? [t("list.failedLogins", { count: failedLogins })] : []),
    ...(secondFactor.totp + secondFactor.passkeys > 0 ? [t("list.factor")] : []),
  ];
}
