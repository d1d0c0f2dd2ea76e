import layout from "../../ui/admin/Layout.module.css";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { socialPermissions } from "#contract/values/social.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import technics from "../settings/Technics.module.css";
import { Section } from "../Section.tsx";
import styles from "./Social.module.css";

const MAX_LENGTH = 500;

export function PageChoice() {
  const { t } = useTranslation("social");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [token, setToken] = useState("");
  const onError = (error: unknown): void => {
    if (!refusalOf(error)?.fields) notifyError(error);
  };
  const finding = trpc.social.pages.useMutation({ onError });
  const choosing = trpc.social.choosePage.useMutation({ onError });
  const isBusy = finding.isPending || choosing.isPending;
  const problems = Object.values(refusalOf(finding.error ?? choosing.error)?.fields ?? {});
  const find = (event: FormEvent): void => {
    event.preventDefault();
    if (token.trim() !== "" && !isBusy) finding.mutate({ token });
  };
  const choose = async (page: string): Promise<void> => {
    await choosing.mutateAsync({ token, page });
    await utils.settings.get.invalidate();
    setToken("");
    finding.reset();
    notify(t("access.tokenSaved"));
  };
  return (
    <Section id="social-pages" title={t("pages.title")} intro={t("pages.intro")}>
      <form onSubmit={find} noValidate className={layout.stack}>
        <Field
          label={t("pages.token")}
          hint={t("pages.tokenHint", { permissions: socialPermissions.join(", ") })}
          value={token}
          onChange={setToken}
          autoComplete="off"
          spellCheck="false"
          maxLength={MAX_LENGTH}
        />
        <div>
          <Button type="submit" isDisabled={isBusy || token.trim() === ""}>
            {t(finding.isPending ? "pages.finding" : "pages.find")}
          </Button>
        </div>
      </form>
      <div role="status">
        {finding.data?.length === 0 && <p className={technics.bad}>{t("pages.none")}</p>}
        {problems.map((sentence) => (
          <p key={sentence} className={technics.bad}>
            {sentence}
          </p>
        ))}
      </div>
      {finding.data && finding.data.length > 0 && (
        <ul className={styles.rows} aria-label={t("pages.found")}>
          {finding.data.map(({ id, name, mayPost }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                {!mayPost && <p className={technics.bad}>{t("pages.noPosting")}</p>}
              </div>
              <Button
                isDisabled={isBusy}
                aria-label={t("pages.chooseOf", { name })}
                onPress={() => void choose(id).catch(() => undefined)}
              >
                {t("pages.choose")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
