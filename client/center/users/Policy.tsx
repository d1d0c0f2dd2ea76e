import { useTranslation } from "react-i18next";
import { Text } from "react-aria-components";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { useSavedNotice } from "../../ui/admin/use-saved-notice.ts";
import { Switch } from "../../ui/admin/Switch.tsx";
import { useWaitingChanges } from "../use-waiting-changes.ts";
import { Section } from "../Section.tsx";
import styles from "./Users.module.css";

export function Policy() {
  const { t } = useTranslation("people");
  const { t: admin } = useTranslation("admin");
  const notifySaved = useSavedNotice();
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const policy = trpc.users.policy.useQuery(undefined, { staleTime: 0 });
  const update = trpc.users.updatePolicy.useMutation({
    onSuccess: (stored) => {
      utils.users.policy.setData(undefined, stored);
      notifySaved(admin("notices.saved"));
    },
    onError: (error) => {
      const [sentence] = Object.values(refusalOf(error)?.fields ?? {});
      if (sentence) notify(sentence, "bad");
      else notifyError(error);
    },
  });
  const waiting = useWaitingChanges(() => void utils.users.invalidate());
  const isOffAsked = waiting.some(({ change }) => change.kind === "secondPersonOff");
  if (!policy.data) return null;
  return (
    <div className={styles.policy}>
      <Section id="policy" title={t("policy.title")}>
        <div>
          <Switch
            isSelected={policy.data.secondFactorRequired}
            isDisabled={update.isPending}
            aria-describedby="policy-hint"
            onChange={(secondFactorRequired) => update.mutate({ secondFactorRequired })}
          >
            {t("policy.required")}
          </Switch>
          <Text id="policy-hint" className={styles.hint}>
            {t("policy.hint")}
          </Text>
        </div>
        <div>
          <Switch
            isSelected={policy.data.secondPersonRequired}
            isDisabled={update.isPending}
            aria-describedby="second-person-hint"
            onChange={(secondPersonRequired) => update.mutate({ secondPersonRequired })}
          >
            {t("policy.secondPerson")}
          </Switch>
          <Text id="second-person-hint" className={styles.hint}>
            {t("policy.secondPersonHint")}
          </Text>
          {isOffAsked && <p className={styles.waits}>{t("policy.secondPersonOff")}</p>}
        </div>
      </Section>
    </div>
  );
}
