import { useTranslation } from "react-i18next";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { useNotifyError } from "../../../ui/admin/notices.tsx";
import { Section } from "../../Section.tsx";
import styles from "../Technics.module.css";

export function MailTest() {
  const { t } = useTranslation("settings");
  const notifyError = useNotifyError();
  const test = trpc.selfTests.mail.useMutation({ onError: notifyError });
  const { data: state } = trpc.selfTests.mailState.useQuery();
  return (
    <Section id="mail-server" title={t("mail.server")} intro={t("mail.serverIntro")}>
      {state?.isOn === false && <p className={styles.warning}>{t("mail.off")}</p>}
      <div>
        <Button isDisabled={test.isPending} onPress={() => test.mutate()}>
          {test.isPending ? t("mail.testing") : t("mail.test")}
        </Button>
      </div>
      <div role="status">
        {test.data && (
          <p className={test.data.result === "refused" ? styles.bad : styles.fine}>
            {t(`mail.${test.data.result}`, { to: test.data.to })}
          </p>
        )}
        {test.data?.result === "refused" && <pre className={styles.answer}>{test.data.answer}</pre>}
      </div>
    </Section>
  );
}
