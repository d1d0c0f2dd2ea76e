import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NotificationKind } from "#contract/values/notification-kinds.ts";
import type { Device } from "#contract/schemas/notifications.ts";
import { endSubscription } from "../../site/offline/push-subscription.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { markOfBrowser } from "./subscribe.ts";

function useMark() {
  const [mark, setMark] = useState<string | null>();
  useEffect(() => {
    let isCurrent = true;
    const set = (found: string | null): void => void (isCurrent && setMark(found));
    markOfBrowser().then(set, () => set(null));
    return () => {
      isCurrent = false;
    };
  }, []);
  return [mark, setMark] as const;
}

export function useDevices() {
  const { t } = useTranslation("notifications");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [mark, setMark] = useMark();
  const list = trpc.notifications.devices.useQuery(undefined, { staleTime: 0 });
  const put = (device: Device): void =>
    utils.notifications.devices.setData(undefined, (now = []) =>
      [...now.filter(({ id }) => id !== device.id), device].toSorted(byAge),
    );
  const drop = (id: string): void =>
    utils.notifications.devices.setData(undefined, (now) => now?.filter((device) => device.id !== id));
  const update = trpc.notifications.update.useMutation({ onSuccess: put, onError: notifyError });
  const test = trpc.notifications.test.useMutation({ onSuccess: put });
  const remove = trpc.notifications.remove.useMutation();
  const here = mark ? list.data?.find((device) => device.mark === mark) : undefined;
  useLanguageOf(here, update.mutate);

  const tryOut = async (device: Device): Promise<void> => {
    try {
      await test.mutateAsync({ id: device.id });
      notify(t("devices.tested"));
    } catch (error) {
      if (refusalOf(error)?.code !== "C404") {
        notifyError(error);
        return void list.refetch();
      }
      drop(device.id);
      notify(t("devices.testGone"), "bad");
    }
  };

  const end = async (device: Device): Promise<void> => {
    try {
      if (device.mark === mark) await endSubscription();
      await remove.mutateAsync({ id: device.id });
    } catch (error) {
      if (refusalOf(error)?.code !== "C404") return notifyError(error);
    }
    if (device.mark === mark) setMark(null);
    drop(device.id);
    notify(t("devices.removed", { name: device.name }));
  };

  return {
    list,
    here,
    isKnown: mark !== undefined && list.isSuccess,
    isBusy: update.isPending || test.isPending || remove.isPending,
    added: (device: Device): void => {
      setMark(device.mark);
      put(device);
    },
    change: (device: Device, kinds: NotificationKind[]) => update.mutate({ id: device.id, kinds }),
    tryOut,
    end,
  };
}

export type Devices = ReturnType<typeof useDevices>;

const byAge = (one: Device, other: Device): number => (one.created < other.created ? -1 : 1);

/** Notifications use the language in which this device has last used the site. */
function useLanguageOf(here: Device | undefined, update: (change: Pick<Device, "id" | "kinds">) => void): void {
  const { i18n } = useTranslation();
  const isOther = here !== undefined && here.language !== i18n.language;
  useEffect(() => {
    if (isOther) update({ id: here.id, kinds: here.kinds });
    // The update runs once per device. A failed update is retried on the next visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOther, here?.id]);
}
