import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Device } from "#contract/schemas/notifications.ts";
import sections from "../Section.module.css";
import { Section } from "../Section.tsx";
import { Unreachable } from "../Unreachable.tsx";
import { DeviceItem } from "./DeviceItem.tsx";
import styles from "./Notifications.module.css";
import { ThisDevice } from "./ThisDevice.tsx";
import { useDevices } from "./use-devices.ts";

export function DevicesSection() {
  const { t } = useTranslation("notifications");
  const devices = useDevices();
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, here, isKnown, added } = devices;
  // The pressed button disappears, so the heading of the list gets the focus.
  const focusList = (): void => heading.current?.focus();
  const onAdded = (device: Device): void => {
    added(device);
    focusList();
  };
  return (
    <Section id="devices" title={t("devices.title")} intro={t("devices.intro")}>
      {list.isError && !list.data && <Unreachable title={t("failed")} onAgain={() => void list.refetch()} />}
      {list.isPending && <Loading />}
      {isKnown && !here && <ThisDevice onAdded={onAdded} />}
      {list.data && (
        <div>
          <h3 ref={heading} tabIndex={-1} className={styles.listTitle}>
            {t("devices.list")}
          </h3>
          {list.data.length === 0 && <p>{t("devices.none")}</p>}
          {list.data.length > 0 && (
            <ul className={styles.list}>
              {list.data.map((device) => (
                <DeviceItem key={device.id} {...{ device, devices }} onRemoved={focusList} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Section>
  );
}

function Loading() {
  const { t } = useTranslation("admin");
  return (
    <div role="status" aria-label={t("center.loading")} className={sections.skeleton}>
      <i />
    </div>
  );
}
