// Switches a component at once.
import { useTranslation } from "react-i18next";
import type { BuiltComponent } from "#contract/components.ts";
import { useConfigChange } from "../../ui/admin/use-config-change.ts";

export function useComponents() {
  const { t } = useTranslation("admin");
  const { change, isPending } = useConfigChange(t("components.conflict"));
  const switchTo = (name: BuiltComponent, enabled: boolean): void => {
    const saved = t(enabled ? "components.isOn" : "components.isOff", { name: t(`components.${name}.name`) });
    void change({ components: { [name]: { enabled } } }, saved);
  };
  return { change: switchTo, isPending };
}
