import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { PageLink } from "../German.tsx";
import { fixedPages } from "#contract/values/pages.ts";
import { socialFramePath } from "#contract/values/social-frame.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import buttons from "../../ui/Button.module.css";
import { hasConsent } from "../consent/cookies.ts";
import styles from "./Follow.module.css";

const never = () => () => undefined;
const agreed = (): boolean => hasConsent("social");
const notOnServer = (): boolean => false;

export function Follow() {
  const { t } = useTranslation("follow");
  const { social } = useSiteSettings();
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  // A cached page is the same for all visitors, so only the browser knows whether this visitor has consented.
  const hasAgreed = useSyncExternalStore(never, agreed, notOnServer);
  const shows = isWanted ? "clicked" : isWanted === null && hasAgreed ? "agreed" : "nothing";
  return (
    <section className={styles.follow} aria-labelledby="follow">
      <h2 id="follow">{t("title")}</h2>
      <p>
        {t("text")}{" "}
        <a href={social.page} rel="noopener">
          {t("page")}
        </a>
      </p>
      <Posts shows={shows} onShow={setIsWanted} />
      <p className={styles.note}>
        {t(shows === "agreed" ? "agreed" : "note")} <PageLink to={fixedPages.Datenschutz}>{t("privacy")}</PageLink>
      </p>
    </section>
  );
}

type Props = { shows: "nothing" | "agreed" | "clicked"; onShow: (isWanted: boolean) => void };

/** When a click opens the posts, the focus moves to them. When the posts close, the focus returns to the button. */
function Posts({ shows, onShow }: Props) {
  const { t } = useTranslation("follow");
  const frame = useRef<HTMLIFrameElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef(shows);
  useEffect(() => {
    if (shows === "clicked") frame.current?.focus();
    if (shows === "nothing" && before.current !== "nothing") opener.current?.focus();
    before.current = shows;
  }, [shows]);
  const quiet = `${buttons.button} ${buttons.quiet}`;
  if (shows === "nothing")
    return (
      <button ref={opener} type="button" className={`${quiet} ${styles.open}`} onClick={() => onShow(true)}>
        {t("open")}
      </button>
    );
  return (
    <div className={styles.opened}>
      <button type="button" className={quiet} onClick={() => onShow(false)}>
        {t("close")}
      </button>
      {/* The frame shows a page of this site without scripts. The page has its own CSP. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} src={socialFramePath} title={t("frame")} loading="lazy" className={styles.frame} />
    </div>
  );
}
