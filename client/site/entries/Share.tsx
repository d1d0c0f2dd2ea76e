// Links for sharing on networks, and the browser's own functions for sharing and copying. No third-party code is
// loaded.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Share.module.css";
import { useInBrowser } from "../../ui/use-in-browser.ts";

type Shared = { title: string; url: string };

/** The browser contacts a network only when a visitor follows its link. */
const networks: { name: string; href: (shared: Shared) => string }[] = [
  { name: "WhatsApp", href: ({ title, url }) => `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}` },
  { name: "Facebook", href: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
];

function mailTo({ title, url }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}

export function Share(shared: Shared) {
  const { t } = useTranslation();
  return (
    <section className={styles.share} aria-labelledby="share">
      <h2 id="share">{t("share.label")}</h2>
      <ul>
        <li>
          <a href={mailTo(shared)}>{t("share.mail")}</a>
        </li>
        {networks.map(({ name, href }) => (
          <li key={name}>
            <a href={href(shared)} target="_blank" rel="noopener noreferrer" aria-label={t("share.network", { name })}>
              {name}
            </a>
          </li>
        ))}
        <OwnWays {...shared} />
      </ul>
    </section>
  );
}

function useIsOffered(name: "clipboard" | "share"): boolean {
  return useInBrowser(() => name in navigator, false);
}

/**
 * Until hydration, the buttons are invisible but keep their space. Only the browser knows which functions it supports.
 */
function OwnWays({ title, url }: Shared) {
  const { t } = useTranslation();
  const canCopy = useIsOffered("clipboard");
  const canShare = useIsOffered("share");
  const [outcome, setOutcome] = useState("");
  const copy = (): void =>
    void navigator.clipboard.writeText(url).then(
      () => setOutcome(t("share.copied")),
      // If the browser does not allow copying, the URL is shown so that visitors can copy it themselves.
      () => setOutcome(url),
    );
  // The promise rejects if the visitor cancels the share dialog, which is not an error.
  const share = (): void => void navigator.share({ title, url }).catch(() => {});
  return (
    <>
      <li className={canCopy ? undefined : styles.unseen}>
        <button type="button" onClick={copy}>
          {t("share.copy")}
        </button>
        <span role="status" className={styles.outcome}>
          {outcome}
        </span>
      </li>
      <li className={canShare ? undefined : styles.unseen}>
        <button type="button" onClick={share}>
          {t("share.native")}
        </button>
      </li>
    </>
  );
}
