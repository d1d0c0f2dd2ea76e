import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/values/dates.ts";
import { type Answers, trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { useNotifyError } from "../../ui/admin/notices.tsx";
import technics from "../settings/Technics.module.css";
import { Section } from "../Section.tsx";

export function TokenTest() {
  const { t } = useTranslation("social");
  const notifyError = useNotifyError();
  const test = trpc.social.test.useMutation({
    onError: (error) => {
      if (!refusalOf(error)?.fields) notifyError(error);
    },
  });
  const missing = Object.values(refusalOf(test.error)?.fields ?? {});
  return (
    <Section id="social-test" title={t("test.title")} intro={t("test.intro")}>
      <div>
        <Button isDisabled={test.isPending} onPress={() => test.mutate()}>
          {t(test.isPending ? "test.testing" : "test.button")}
        </Button>
      </div>
      <div role="status">
        {test.data && <Verdict verdict={test.data} />}
        {missing.map((sentence) => (
          <p key={sentence} className={technics.bad}>
            {sentence}
          </p>
        ))}
      </div>
    </Section>
  );
}

function Verdict({ verdict }: { verdict: Answers["social"]["test"] }) {
  const { t } = useTranslation("social");
  if (verdict.result === "unreachable") return <p className={technics.bad}>{t("test.unreachable")}</p>;
  if (verdict.result === "refused")
    return (
      <>
        <p className={technics.bad}>{t(`test.${verdict.reason}`)}</p>
        {verdict.said !== "" && <p>{t("test.said", { said: verdict.said })}</p>}
      </>
    );
  const { page, missing, ends } = verdict;
  return (
    <>
      <p className={technics.fine}>
        {t("test.works", { page })} {ends === null ? t("test.never") : t("test.ends", { day: formatDay(ends) })}
      </p>
      {missing.length > 0 && <p className={technics.bad}>{t("test.missing", { permissions: missing.join(", ") })}</p>}
    </>
  );
}
