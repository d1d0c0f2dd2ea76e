import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { useMay } from "../../api/viewer.ts";
import { Field } from "../../ui/admin/Field.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { useFocusFirstError } from "../../ui/admin/use-focus-first-error.ts";
import screen from "../Screen.module.css";
import { Section } from "../Section.tsx";
import { useSettingsChange } from "../../ui/admin/use-settings-change.ts";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { Credentials } from "./Credentials.tsx";
import { PageChoice } from "./PageChoice.tsx";
import { StuckPosts } from "./StuckPosts.tsx";
import { TokenTest } from "./TokenTest.tsx";

export function SocialScreen() {
  const { t } = useTranslation("social");
  const maySee = useMay("update", "secrets");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
      </header>
      <p className={screen.intro}>{t("intro")}</p>
      <PageLink />
      <StuckPosts />
      <Credentials />
      {maySee && <PageChoice />}
      <TokenTest />
    </>
  );
}

function PageLink() {
  const { t } = useTranslation("social");
  const { t: admin } = useTranslation("admin");
  const { social } = useSiteSettings();
  const [page, setPage] = useState(social.page);
  const { change, errors, isPending } = useSettingsChange(t("conflict"));
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void change({ social: { page } }, admin("notices.saved"));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Section id="social-page" title={t("page.title")}>
        <Field
          type="url"
          label={t("page.label")}
          hint={t("page.hint")}
          value={page}
          onChange={setPage}
          maxLength={limits.textLength}
          spellCheck="false"
          error={errors["social.page"]}
        />
        <div>
          <SaveButton type="submit" isDisabled={isPending || page === social.page} />
        </div>
      </Section>
    </form>
  );
}
