// Turns on notifications in this browser: first the permission, then the push subscription, then its registration at
// the server.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Device } from "#contract/schemas/notifications.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { type Subscribed, subscribe } from "./subscribe.ts";

export type Trouble = "denied" | "dismissed" | "failed";

export function useSwitchOn(added: (device: Device) => void) {
  const { t } = useTranslation("notifications");
  const notifyError = useNotifyError();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [nameError, setNameError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const siteKey = trpc.notifications.siteKey.useMutation();
  const add = trpc.notifications.add.useMutation();

  const store = async (name: string, place: Subscribed): Promise<void> => {
    added(await add.mutateAsync({ name, ...place }));
    notify(t("devices.isOn"));
  };

  const run = async (name: string): Promise<Trouble | null> => {
    // The permission must be requested before anything else, because browsers allow the request only directly after a
    // press.
    const permission = await Notification.requestPermission();
    if (permission !== "granted") return permission === "denied" ? "denied" : "dismissed";
    const { publicKey } = await siteKey.mutateAsync();
    const place = await subscribe(publicKey).catch(() => null);
    if (place === null) return "failed";
    await store(name, place);
    return null;
  };

  const switchOn = async (name: string): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setNameError(undefined);
    try {
      setTrouble(await run(name));
    } catch (error) {
      const { name: wrong, ...others } = refusalOf(error)?.fields ?? {};
      setNameError(wrong);
      const [other] = Object.values(others);
      if (other !== undefined) notify(other, "bad");
      else if (wrong === undefined) notifyError(error);
    } finally {
      setIsBusy(false);
    }
  };

  return { switchOn, isBusy, trouble, nameError };
}
