import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { deviceOf } from "#contract/values/device.ts";
import { limits } from "#contract/values/limits.ts";
import type { Device } from "#contract/schemas/notifications.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import styles from "./Notifications.module.css";
import { factsOfBrowser, supportOf } from "./support.ts";
import { useSwitchOn } from "./use-switch-on.ts";

export function ThisDevice({ onAdded }: { onAdded: (device: Device) => void }) {
  const { t } = useTranslation("notifications");
  const [support] = useState(() => supportOf(factsOfBrowser()));
  const { switchOn, isBusy, trouble, nameError } = useSwitchOn(onAdded);
  const [name, setName] = useState(() => deviceOf(navigator.userAgent));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void switchOn(name);
  };
  if (support !== "able") return <p className={styles.unable}>{t(`unable.${support}`)}</p>;
  return (
    <form onSubmit={submit} noValidate className={styles.optIn}>
      <Field
        label={t("devices.name")}
        hint={t("devices.nameHint")}
        value={name}
        onChange={setName}
        maxLength={limits.nameLength}
        error={nameError}
      />
      <Button type="submit" tone="primary" isDisabled={isBusy}>
        <Icon name="bell" />
        {t(isBusy ? "devices.switchingOn" : "devices.switchOn")}
      </Button>
      <div role="alert">{trouble && <p className={styles.unable}>{t(`unable.${trouble}`)}</p>}</div>
    </form>
  );
}
