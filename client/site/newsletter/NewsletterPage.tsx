// /newsletter: asking for it, and what the links in its mails open: confirming and leaving by a button (legal.md L23).
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSiteConfig } from "../../loaded.ts";
import styles from "./NewsletterPage.module.css";
import { SubscribeForm } from "./SubscribeForm.tsx";
import { TokenForm, type TokenKind } from "./TokenForm.tsx";

type Link = { kind: TokenKind; token: string };

/** What stands behind #, which browsers do not send. */
function linkIn(hash: string): Link | null {
  const found = /^#(confirm|leave)=([\w-]+)$/u.exec(hash);
  return found ? { kind: found[1] as TokenKind, token: found[2] ?? "" } : null;
}

/** The server does not know what stands behind #, so the first render in the browser must not either. */
function useLink(): Link | null {
  const [link, setLink] = useState<Link | null>(null);
  useEffect(() => {
    const read = (): void => setLink(linkIn(window.location.hash));
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return link;
}

export function NewsletterPage() {
  const { t } = useTranslation("subscribe");
  const link = useLink();
  const { title, components } = useSiteConfig();
  const isOn = components["newsletter"]?.enabled ?? false;
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      {link ? (
        <TokenForm key={link.token} {...link} />
      ) : (
        <>
          <p className={styles.intro}>{isOn ? t("intro", { site: title }) : t("off")}</p>
          {isOn && <SubscribeForm />}
        </>
      )}
    </div>
  );
}
