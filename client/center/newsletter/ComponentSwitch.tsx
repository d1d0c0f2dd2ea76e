// Says that visitors cannot subscribe, and switches that on.
import { useTranslation } from "react-i18next";
import { useSiteConfig } from "../../loaded.ts";
import { trpc } from "../../trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import styles from "./Newsletter.module.css";

export function ComponentSwitch() {
  const { t } = useTranslation("newsletter");
  const { components } = useSiteConfig();
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const update = trpc.config.update.useMutation({
    onSuccess: (config) => {
      utils.config.get.setData(undefined, config);
      notify(t("component.isOn"));
    },
    onError: notifyError,
  });
  if (components["newsletter"]?.enabled) return null;
  const switchOn = (): void => update.mutate({ components: { ...components, newsletter: { enabled: true } } });
  return (
    <div className={styles.notice}>
      <p>{t("component.off")}</p>
      <Button isDisabled={update.isPending} onPress={switchOn}>
        {t("component.switchOn")}
      </Button>
    </div>
  );
}
