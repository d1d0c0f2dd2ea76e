import layout from "../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { formatDay, formatMoment } from "#contract/values/dates.ts";
import { nounOfNotification, notificationKinds } from "#contract/values/notification-kinds.ts";
import { can } from "#contract/values/permissions.ts";
import type { Device } from "#contract/schemas/notifications.ts";
import { useViewer } from "../../api/viewer.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Switch } from "../../ui/admin/Switch.tsx";
import styles from "./Notifications.module.css";
import type { Devices } from "./use-devices.ts";

type Props = { device: Device; devices: Devices; onRemoved: () => void };

export function DeviceItem({ device, devices, onRemoved }: Props) {
  const { t } = useTranslation("notifications");
  const viewer = useViewer();
  const { name, kinds, problem } = device;
  const { here, isBusy, change, tryOut, end } = devices;
  return (
    <li className={styles.device}>
      <div>
        <h4>
          {name}
          {here?.id === device.id && <span className={styles.here}>{t("devices.here")}</span>}
        </h4>
        <p className={styles.facts}>{factsOf(device, t)}</p>
        {problem !== null && (
          <p className={styles.problem}>
            {problem === "unreachable" ? t("devices.unreachable") : t("devices.refused", { status: problem })}
          </p>
        )}
      </div>
      <div role="group" aria-label={t("devices.kindsOf", { name })}>
        {notificationKinds
          .filter((kind) => can(viewer, "read", nounOfNotification[kind]))
          .map((kind) => (
            <Switch
              key={kind}
              isSelected={kinds.includes(kind)}
              onChange={(isOn) => change(device, isOn ? [...kinds, kind] : kinds.filter((one) => one !== kind))}
            >
              {t(`kinds.${kind}`)}
            </Switch>
          ))}
      </div>
      <div className={layout.actions}>
        <Button isDisabled={isBusy} aria-label={t("devices.testOf", { name })} onPress={() => void tryOut(device)}>
          {t("devices.test")}
        </Button>
        <Button
          tone="danger"
          isDisabled={isBusy}
          aria-label={t("devices.removeOf", { name })}
          onPress={() => void end(device).then(onRemoved)}
        >
          {t("devices.remove")}
        </Button>
      </div>
    </li>
  );
}

type Translate = ReturnType<typeof useTranslation<"notifications">>["t"];

function factsOf({ created, lastSent }: Device, t: Translate): string {
  const since = t("devices.since", { day: formatDay(created) });
  return lastSent === null ? since : `${since} · ${t("devices.lastSent", { when: formatMoment(lastSent) })}`;
}
