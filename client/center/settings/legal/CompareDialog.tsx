import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { changingStates, handMadeStates, type LegalPage, type SectionPlan } from "#contract/values/legal-fields.ts";
import { legalPath } from "#contract/values/pages.ts";
import { type Answers, trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { Choice } from "../../../ui/admin/Choice.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { ComparedSection } from "./ComparedSection.tsx";
import styles from "./Legal.module.css";

type Props = { page: LegalPage; isOpen: boolean; onClose: () => void; onPublished: () => void };

export function CompareDialog({ page, isOpen, onClose, onPublished }: Props) {
  const { t } = useTranslation("legal");
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("compare.title", { page: t(`pages.${page}`) })}
      isWidest
      hasClose
    >
      <Compare page={page} onClose={onClose} onPublished={onPublished} />
    </Dialog>
  );
}

function Compare({ page, onClose, onPublished }: Omit<Props, "isOpen">) {
  const { t } = useTranslation("legal");
  const { t: admin } = useTranslation("admin");
  const plan = trpc.legal.plan.useQuery({ page }, { staleTime: 0, gcTime: 0 });
  if (plan.isError)
    return (
      <p role="alert">
        {t("compare.failed")} <Button onPress={() => void plan.refetch()}>{admin("again")}</Button>
      </p>
    );
  if (!plan.data || plan.isFetching) return <p role="status">{t("compare.loading")}</p>;
  const missing = Object.keys(plan.data.missing);
  if (missing.length > 0)
    return (
      <p>
        {t(missing.includes("imprint") ? "compare.missingImprint" : "compare.missing", { count: missing.length })}{" "}
        <Link to={legalPath}>{t("compare.toImprint")}</Link>
      </p>
    );
  return (
    <Choices
      page={page}
      plan={plan.data}
      onClose={onClose}
      onPublished={onPublished}
      onOutdated={() => void plan.refetch()}
    />
  );
}

type ChoicesProps = Omit<Props, "isOpen"> & { plan: Answers["legal"]["plan"]; onOutdated: () => void };

function Choices({ page, plan, onClose, onPublished, onOutdated }: ChoicesProps) {
  const { t } = useTranslation("legal");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const publish = trpc.legal.publish.useMutation();
  const [language, setLanguage] = useState<"de" | "en">("de");
  const [anew, setAnew] = useState<readonly string[]>([]);
  const [replacesOwn, setReplacesOwn] = useState(false);
  const shown = plan.sections.filter(({ state }) => state !== "same");
  const same = plan.sections.length - shown.length;
  const isChanging = plan.isChanging || anew.length > 0 || replacesOwn;
  const run = async (): Promise<void> => {
    try {
      await publish.mutateAsync({ page, version: plan.version, anew: [...anew], replacesOwn });
      notify(t("compare.published", { page: t(`pages.${page}`) }));
      void utils.entries.invalidate();
      void utils.law.list.invalidate();
      onPublished();
      onClose();
    } catch (error) {
      if (refusalOf(error)?.code !== "C409") return notifyError(error);
      notify(t("compare.changed"), "bad");
      onOutdated();
    }
  };
  const choose = (id: string, isChosen: boolean): void =>
    setAnew(isChosen ? [...anew, id] : anew.filter((one) => one !== id));
  return (
    <>
      <p>{shown.length === 0 && plan.own === 0 ? t("compare.nothing") : t("compare.intro")}</p>
      {plan.own > 0 && (
        <div className={styles.own}>
          <p>{t("compare.own", { count: plan.own })}</p>
          <Checkbox isSelected={replacesOwn} onChange={setReplacesOwn}>
            {t("compare.replacesOwn")}
          </Checkbox>
          <p className={styles.hint}>{t("compare.keepsOwn")}</p>
        </div>
      )}
      {shown.length > 0 && (
        <Choice
          label={t("compare.language")}
          value={language}
          options={[
            { value: "de", label: "Deutsch" },
            { value: "en", label: "English" },
          ]}
          onChange={setLanguage}
        />
      )}
      <ul className={styles.compared}>
        {shown.map((section) => (
          <li key={section.id}>
            <ComparedSection section={section} language={language} />
            <Anew section={section} isChosen={anew.includes(section.id)} onChange={choose} />
          </li>
        ))}
      </ul>
      {same > 0 && <p className={styles.hint}>{t("compare.same", { count: same })}</p>}
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
        <Button tone="primary" isDisabled={!isChanging || publish.isPending} onPress={() => void run()}>
          {t("compare.publish")}
        </Button>
      </DialogActions>
    </>
  );
}

type AnewProps = { section: SectionPlan; isChosen: boolean; onChange: (id: string, isChosen: boolean) => void };

/** If an editor has changed or removed a section by hand, the section stays so unless this box is ticked. */
function Anew({ section: { id, state }, isChosen, onChange }: AnewProps) {
  const { t } = useTranslation("legal");
  if (!handMadeStates.includes(state) || changingStates.includes(state)) return null;
  return (
    <Checkbox isSelected={isChosen} onChange={(isNow) => onChange(id, isNow)}>
      {t(`compare.anew.${state as "changed" | "removed" | "leftOver"}`)}
    </Checkbox>
  );
}
