// Switches a component at once. Who has not seen the newest settings changes nothing, and is shown them first.
import { useTranslation } from "react-i18next";
import type { BuiltComponent } from "#contract/components.ts";
import type { Config } from "#contract/config.ts";
import { useSiteConfig } from "../../loaded.ts";
import { refusalOf, trpc } from "../../trpc.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";

export function useComponents() {
  const { t } = useTranslation("admin");
  const { version } = useSiteConfig();
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const update = trpc.config.update.useMutation();
  const show = (config: Config): void => {
    utils.config.get.setData(undefined, config);
  };

  const switchTo = async (name: BuiltComponent, enabled: boolean): Promise<void> => {
    try {
      show(await update.mutateAsync({ components: { [name]: { enabled } }, version }));
      notify(t(enabled ? "components.isOn" : "components.isOff", { name: t(`components.${name}.name`) }));
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code !== "C409" || !refusal.current) return notifyError(error);
      show(refusal.current as Config);
      notify(t("components.conflict"), "bad");
    }
  };
  const change = (name: BuiltComponent, enabled: boolean): void => void switchTo(name, enabled);
  return { change, isPending: update.isPending };
}
