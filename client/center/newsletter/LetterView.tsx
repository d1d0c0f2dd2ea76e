// A mail as its reader sees it, apart from the page's styles. Not a frame: the page's policy lets none in.
import { useEffect, useRef } from "react";
import styles from "./Newsletter.module.css";

type Props = {
  label: string;
  /** The site's own HTML, cleaned, and its style sheet. */
  body: string;
  style: string;
  isPhone: boolean;
};

export function LetterView({ label, body, style, isPhone }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const letter = new DOMParser().parseFromString(body, "text/html");
    // Made by script, because the policy refuses style elements without its nonce.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    for (const link of letter.querySelectorAll("a")) link.target = "_blank";
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(...letter.body.childNodes);
  }, [body, style]);
  return (
    // Scrolled by keyboard, too.
    <section aria-label={label} tabIndex={0} className={`${styles.preview} ${isPhone ? styles.phone : ""}`}>
      <div ref={place} className={styles.letter} />
    </section>
  );
}
