import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LegalForms } from "#contract/schemas/legal.ts";
import type { LegalFormName, LegalPage, ModelFormName } from "#contract/values/legal-fields.ts";
import { limits } from "#contract/values/limits.ts";
import { alignedMarks } from "#contract/values/model-text.ts";
import { type Answers, trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { SaveButton } from "../../../ui/admin/SaveButton.tsx";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { LeaveQuestion } from "../../LeaveQuestion.tsx";
import { usePart } from "../../../ui/admin/use-part.ts";
import settings from "../SettingsScreen.module.css";
import { AccessibilityFields } from "./AccessibilityFields.tsx";
import { CompareDialog } from "./CompareDialog.tsx";
import { ImprintFields } from "./ImprintFields.tsx";
import { ModelFields } from "./ModelFields.tsx";
import { PrivacyFields } from "./PrivacyFields.tsx";

type Stored = Answers["legal"]["forms"];
type Props = { page: LegalPage; name: LegalFormName; stored: Stored; onPublished: () => void };

export function LegalForm({ page, name, stored, onPublished }: Props) {
  const { t } = useTranslation("legal");
  const { t: admin } = useTranslation("admin");
  const { mutateAsync: store, isPending } = trpc.legal.update.useMutation();
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [missing, setMissing] = useState<Record<string, string>>({});
  const [isComparing, setComparing] = useState(false);
  const part = usePart({
    stored,
    formOf: ({ forms }: Stored) => forms[name] as LegalForms[LegalFormName],
    read: (form) => ({ sent: { [name]: sentOf(form) }, problems: {} }),
    // All legal forms share one version. So the cache gets the new version, which the other forms need for their next
    // save.
    store: async (sent) => {
      const next = await store(sent);
      utils.legal.forms.setData(undefined, next);
      return next;
    },
  });
  const errors = { ...missing, ...part.errors };
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, part.errors);
  useFocusFirstError(element, missing);
  const set = (change: object): void => {
    if (Object.keys(missing).length > 0) setMissing({});
    part.set(change as Partial<LegalForms[LegalFormName]>);
  };
  const save = async (): Promise<boolean> => {
    part.check();
    return part.save();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isPending && (await save())) notify(admin("notices.saved"));
  };
  const compare = async (): Promise<void> => {
    if (isPending || !(await save())) return;
    try {
      const plan = await utils.legal.plan.fetch({ page }, { staleTime: 0 });
      const here = Object.entries(plan.missing).filter(([field]) => field.startsWith(`${name}.`));
      if (here.length > 0) {
        setMissing(Object.fromEntries(here));
        notify(t("compare.missing", { count: here.length }), "bad");
      } else setComparing(true);
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <form ref={element} onSubmit={(event) => void submit(event)} noValidate>
      <Fields name={name} form={part.form} stored={stored} errors={errors} set={set} />
      <div className={settings.actions}>
        {part.isChanged && <span>{admin("editor.changed")}</span>}
        <SaveButton tone="quiet" type="submit" isDisabled={isPending} />
        <Button tone="primary" onPress={() => void compare()} isDisabled={isPending}>
          {t("preview")}
        </Button>
      </div>
      <CompareDialog page={page} isOpen={isComparing} onClose={() => setComparing(false)} onPublished={onPublished} />
      <LeaveQuestion
        isAsked={part.isChanged}
        title={t("leaveTitle")}
        text={admin("settings.leaveText")}
        leaveLabel={admin("settings.leave")}
        stayLabel={admin("settings.stay")}
      />
    </form>
  );
}

type FieldsProps = {
  name: LegalFormName;
  form: LegalForms[LegalFormName];
  stored: Stored;
  errors: Record<string, string>;
  set: (change: object) => void;
};

/** Problems of marks name them by their place in the text. */
function sentOf(form: LegalForms[LegalFormName]): LegalForms[LegalFormName] {
  if (!("marks" in form)) return form;
  const { text, textEnglish, marks, marksEnglish } = form;
  return {
    ...form,
    marks: alignedMarks(text, marks).slice(0, limits.legalMarks),
    marksEnglish: alignedMarks(textEnglish, marksEnglish).slice(0, limits.legalMarks),
  };
}

function Fields({ name, form, stored: { site, variables }, ...rest }: FieldsProps) {
  if (name === "imprint") return <ImprintFields form={form as LegalForms["imprint"]} site={site} {...rest} />;
  if (name === "withdrawal" || name === "terms")
    return <ModelFields of={name} form={form as LegalForms[ModelFormName]} values={variables} {...rest} />;
  if (name === "privacy") return <PrivacyFields form={form as LegalForms["privacy"]} {...rest} />;
  return <AccessibilityFields form={form as LegalForms["accessibility"]} {...rest} />;
}
