import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { type SeoPlace, seoLengths } from "#contract/schemas/seo.ts";
import { type Answers, trpc } from "../api/trpc.ts";
import { refusalOf } from "../api/refusal.ts";
import { Button } from "../ui/admin/Button.tsx";
import { DialogActions } from "../ui/admin/Dialog.tsx";
import { Field } from "../ui/admin/Field.tsx";
import { notify, useNotifyError } from "../ui/admin/notices.tsx";
import { rebased } from "../ui/admin/rebase.ts";
import { SaveButton } from "../ui/admin/SaveButton.tsx";
import { Unsaved } from "../ui/admin/Unsaved.tsx";
import { SeoPreviews } from "./SeoPreviews.tsx";
import { type SeoField, SeoWarnings } from "./SeoWarnings.tsx";
import styles from "./Seo.module.css";
import { usePageName } from "./use-page-name.ts";

type Props = {
  place: SeoPlace;
  page: Answers["seo"]["page"];
  startAt: SeoField | null;
  onClose?: () => void;
};

const noTexts = { title: "", description: "" };

function isSameTexts(one: typeof noTexts, other: typeof noTexts): boolean {
  return one.title === other.title && one.description === other.description;
}

export function SeoForm({ place, page, startAt, onClose }: Props) {
  const { t } = useTranslation("seo");
  const { t: admin } = useTranslation("admin");
  const [texts, setTexts] = useState(page.own);
  const [english, setEnglish] = useState(page.en ?? noTexts);
  const form = useRef<HTMLFormElement>(null);
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const saving = trpc.seo.save.useMutation({
    onError: (error) => {
      if (!refusalOf(error)?.fields) notifyError(error);
    },
    onSuccess: ({ own, en }, { title, description, en: sent }) => {
      // Merges input that the user has typed during the request.
      setTexts((now) => rebased(now, { title, description }, own));
      setEnglish((now) => rebased(now, sent ?? noTexts, en ?? noTexts));
      notify(t("saved"));
    },
    onSettled: () => Promise.all([utils.seo.invalidate(), utils.settings.get.invalidate()]),
  });
  const errors = refusalOf(saving.error)?.fields ?? {};
  const nameOf = usePageName();
  const without = nameOf(page.path, page.without.title);
  const focusField = (field: SeoField): void =>
    form.current?.querySelector<HTMLElement>(field === "title" ? "input" : "textarea")?.focus();
  const begin = useEffectEvent((): void => {
    if (startAt) focusField(startAt);
  });
  useEffect(() => begin(), []);
  const isDirty = !isSameTexts(texts, page.own) || !isSameTexts(english, page.en ?? noTexts);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate({ ...place, ...texts, en: english });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      <Unsaved isThere={isDirty} />
      <p>{t("intro")}</p>
      <Field
        label={t("title")}
        hint={t("titleHint", { title: without })}
        value={texts.title}
        onChange={(title) => setTexts({ ...texts, title })}
        maxLength={limits.textLength}
        lang="de"
        hasCounter
        error={errors["title"] ?? tooLong(t("titleLong", { most: seoLengths.title }), texts.title, seoLengths.title)}
      />
      <Field
        label={t("description")}
        hint={t("descriptionHint")}
        value={texts.description}
        onChange={(description) => setTexts({ ...texts, description })}
        maxLength={limits.seoDescriptionLength}
        lang="de"
        rows={3}
        hasCounter
        error={errors["description"]}
      />
      <fieldset className={styles.english}>
        <legend>{t("english")}</legend>
        <Field
          label={t("titleEnglish")}
          value={english.title}
          onChange={(title) => setEnglish({ ...english, title })}
          maxLength={limits.textLength}
          lang="en"
          hasCounter
          error={errors["en.title"]}
        />
        <Field
          label={t("descriptionEnglish")}
          value={english.description}
          onChange={(description) => setEnglish({ ...english, description })}
          maxLength={limits.seoDescriptionLength}
          lang="en"
          rows={3}
          hasCounter
          error={errors["en.description"]}
        />
      </fieldset>
      <SeoPreviews
        path={page.path}
        title={texts.title || without}
        description={texts.description || page.without.description}
        picture={page.picture}
      />
      <section aria-label={t("warnings")} className={styles.missing} aria-live="polite">
        {page.warnings.length === 0 ? (
          <p className={styles.fine}>{t("fine")}</p>
        ) : (
          <>
            <h3>{t("warnings")}</h3>
            <SeoWarnings page={page} {...(onClose && !isDirty && { onLeave: onClose })} onField={focusField} />
          </>
        )}
      </section>
      <DialogActions>
        {onClose && <Button slot="close">{admin("close")}</Button>}
        <SaveButton type="submit" isDisabled={saving.isPending} />
      </DialogActions>
    </form>
  );
}

const tooLong = (words: string, text: string, most: number): string | undefined =>
  text.length > most ? words : undefined;
