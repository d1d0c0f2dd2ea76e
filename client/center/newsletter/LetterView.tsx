// The preview of a mail. A shadow root isolates it from the page's styles, because the CSP does not allow a frame here.
import { useEffect, useRef } from "react";
import styles from "./Newsletter.module.css";

type Props = {
  label: string;
  /** Sanitised HTML from this site's server. */
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
    // The CSP forbids style elements without its nonce, so a constructed style sheet is used.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    for (const link of letter.querySelectorAll("a")) link.target = "_blank";
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(...letter.body.childNodes);
  }, [body, style]);
  return (
    // The tabIndex makes the section scrollable by keyboard.
    <section aria-label={label} tabIndex={0} className={`${styles.preview} ${isPhone ? styles.phone : ""}`}>
      <div ref={place} className={styles.letter} />
    </section>
  );
}
