// /bild-entfernen: a person asks to have a picture removed. Without a picture, the page offers those of an entry.
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { limits } from "#contract/values/limits.ts";
import { creditsPath, fixedPages, takedownOf, takedownPath } from "#contract/values/pages.ts";
import type { Picture as LibraryPicture } from "#contract/schemas/files.ts";
import { useClient } from "../../api/access.ts";
import { useLoaded } from "../../api/loaded.ts";
import { alternativeText } from "../../ui/alternative-text.ts";
import { useContent } from "../../language/content.ts";
import { Picture } from "../../ui/Picture.tsx";
import { squareSizes } from "../../ui/picture-sizes.ts";
import type { FormKind, Problems } from "../forms/kind.ts";
import { problemOfEmail, problemOfText } from "../forms/problems.ts";
import { PublicForm } from "../forms/PublicForm.tsx";
import formStyles from "../forms/PublicForm.module.css";
import { useSentForm } from "../forms/sent-form.ts";
import { PageLink } from "../German.tsx";
import { keptTakedown } from "./kept-takedown.ts";
import { takedownQuery } from "./loaders.ts";
import styles from "./Pictures.module.css";
import { TakedownFields } from "./TakedownFields.tsx";

const PICTURE_REM = 20;
const OFFERED_REM = 10;

const fieldNames = ["file", "email", "reason", "website"] as const;

const problemsOf = ({ email, reason }: Record<string, string>): Problems => ({
  email: problemOfEmail(email),
  reason: problemOfText(reason, limits.messageMinLength, "messageShort"),
});

export function TakedownPage() {
  const { t } = useTranslation("pictures");
  const { picture, offered } = useLoaded(takedownQuery, { ...useLocation(), params: {} });
  const sent = useSentForm(null);
  const [wasSent] = useState(sent !== null);
  return (
    <>
      <header className={styles.head}>
        <h1>{t("takedown.title")}</h1>
        <p>{t("takedown.intro")}</p>
        {picture && <Chosen picture={picture} />}
        {!picture && offered.length > 0 && <p>{t("takedown.choose")}</p>}
        {!picture && offered.length === 0 && !wasSent && (
          <p>
            {t("takedown.how")} <PageLink to={creditsPath}>{t("credits.title")}</PageLink>
          </p>
        )}
      </header>
      {!picture && offered.length > 0 && <Offered pictures={offered} />}
      {(picture || wasSent) && <Form key={picture?.id} picture={picture} />}
    </>
  );
}

function Chosen({ picture }: { picture: LibraryPicture }) {
  return (
    <div className={styles.chosen}>
      <Picture picture={picture} sizes={squareSizes(picture, PICTURE_REM)} isFirst />
    </div>
  );
}

function Offered({ pictures }: { pictures: LibraryPicture[] }) {
  const { t } = useTranslation("pictures");
  const content = useContent();
  return (
    <ul className={styles.offered}>
      {pictures.map((picture, index) => {
        const words = alternativeText(picture.alt, content);
        return (
          <li key={picture.id}>
            <PageLink to={takedownOf(picture.id)} rel="nofollow">
              <span className="visually-hidden">
                {t("takedown.picture", { number: index + 1, count: pictures.length })}
                {words && <span lang={words.lang}>{`: ${words.text}`}</span>}
              </span>
              <Picture picture={picture} sizes={squareSizes(picture, OFFERED_REM)} isDecorative />
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}

function Form({ picture }: { picture: LibraryPicture | null }) {
  const { t } = useTranslation("pictures");
  const { t: forms } = useTranslation("forms");
  return (
    <PublicForm
      kind={useAsking(picture)}
      title={t("takedown.form")}
      intro={
        <>
          <p>{t("takedown.what")}</p>
          <p className={formStyles.small}>
            {t("takedown.privacy")} <PageLink to={fixedPages.Datenschutz}>{forms("privacyLink")}</PageLink>
          </p>
        </>
      }
      thanks={{ done: t("takedown.done"), more: t("takedown.more"), another: t("takedown.another") }}
    />
  );
}

function useAsking(picture: LibraryPicture | null): FormKind {
  const client = useClient();
  const id = picture?.id ?? "";
  return useMemo(
    () => ({
      captcha: "takedown",
      action: id === "" ? takedownPath : takedownOf(id),
      fieldNames,
      Fields: ({ values, errors }) => (
        <TakedownFields values={{ ...values, ...(id && { file: id }) }} errors={errors} />
      ),
      problemsOf,
      send: ({ file = "", email = "", reason = "", website }, captcha) =>
        client.takedowns.create.mutate({ file, email, reason, website, captcha }),
      kept: keptTakedown,
    }),
    [client, id],
  );
}
