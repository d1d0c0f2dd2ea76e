import { useTranslation } from "react-i18next";
import type { BuiltComponent } from "#contract/values/components.ts";
import { trpc } from "../../api/trpc.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";

export function useComponents() {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const update = trpc.settings.update.useMutation({
    onError,
    onSuccess: (stored) =>
      utils.settings.get.setData(undefined, (now) => (now && now.version > stored.version ? now : stored)),
  });
  /**
   * Each switch changes only its own component. So switches cannot conflict with each other, and no version is sent.
   */
  const change = (name: BuiltComponent, enabled: boolean): void =>
    update.mutate(
      { components: { [name]: { enabled } } },
      {
        onSuccess: () =>
          notify(t(enabled ? "components.isOn" : "components.isOff", { name: t(`components.${name}.name`) })),
      },
    );
  return { change, isPending: update.isPending };
}
