// What another site sends is loaded only after a click, in a frame of our own (contract.md section 3).
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fixedPages } from "#contract/values/pages.ts";
import { PageLink } from "../../German.tsx";
import buttons from "../../../ui/Button.module.css";
import styles from "./VideoView.module.css";

type Props = {
  /** The path of our own frame. */
  frame: string;
  title: string;
  allow: string;
  className: string | undefined;
  words: { open: ReactNode; close: string; note: string };
  /** Leads to the other site. Visitors without scripts have only this link. */
  link: { url: string; words: string };
  /** What is behind the button. */
  children?: ReactNode;
};

export function ClickToLoad({ frame: src, title, allow, className, words, link, children }: Props) {
  const { i18n } = useTranslation("video");
  const { t: site } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const wasOpen = useRef(false);
  // When the frame opens, the focus moves to it. When it closes, the focus returns to the button.
  useEffect(() => {
    if (isOpen) frame.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      {isOpen ? (
        // The frame shows our own page without scripts, which its own CSP restricts.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe ref={frame} src={src} title={title} allow={allow} allowFullScreen className={className} />
      ) : (
        <div className={className}>
          {children}
          <button ref={opener} type="button" className={styles.open} onClick={() => setIsOpen(true)}>
            <span lang={i18n.language} className={buttons.button}>
              {words.open}
            </span>
            <span className="visually-hidden">: {title}</span>
          </button>
        </div>
      )}
      <p lang={i18n.language} className={styles.note}>
        {isOpen ? (
          <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={() => setIsOpen(false)}>
            {words.close}
          </button>
        ) : (
          <>
            {words.note} <PageLink to={fixedPages.Datenschutz}>{site("consent.privacy")}</PageLink>
            {" · "}
            <a href={link.url}>{link.words}</a>
          </>
        )}
      </p>
    </>
  );
}
