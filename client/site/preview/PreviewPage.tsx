// /vorschau: shows the current draft of an entry to people who have the link. The token is in the fragment.
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { formatMoment } from "#contract/values/dates.ts";
import { isMissing } from "../../api/loader.ts";
import { useClient, useWatched } from "../../api/access.ts";
import type { Answers } from "../../api/trpc.ts";
import buttons from "../../ui/Button.module.css";
import { useInBrowser } from "../../ui/use-in-browser.ts";
import { linkFragment } from "../link-fragment.ts";
import { Article } from "../entries/Article.tsx";
import styles from "./PreviewPage.module.css";

export function PreviewPage() {
  const { hash } = useLocation();
  return useInBrowser(() => true, false) ? <Opened key={hash} token={linkFragment(hash)} /> : <Waiting />;
}

function Waiting() {
  const { t } = useTranslation("preview");
  return (
    <div className={styles.page} aria-busy="true">
      <h1>{t("title")}</h1>
      <p>{t("loading")}</p>
    </div>
  );
}

function Opened({ token }: { token: string }) {
  const { t } = useTranslation("preview");
  const client = useClient();
  const { data, error, again } = useWatched<Answers["previews"]["open"]>(
    {
      queryKey: ["preview", token],
      // This is a mutation, because a query would have the token in its URL.
      queryFn: () => client.previews.open.mutate({ token }),
    },
    { isEnabled: token !== "" },
  );
  const isUnknown = token === "" || (error !== null && isMissing(error));
  if (isUnknown || (error !== null && !data))
    return (
      <div className={styles.page}>
        <h1>{t("title")}</h1>
        <p role="alert">{t(isUnknown ? "over" : "failed")}</p>
        {!isUnknown && (
          <button type="button" className={buttons.button} onClick={again}>
            {t("again")}
          </button>
        )}
      </div>
    );
  if (!data) return <Waiting />;
  return (
    <>
      <p role="status" className={styles.note}>
        {t("note", { moment: formatMoment(data.expires) })}
      </p>
      <Article article={data.article} />
    </>
  );
}
