// A part of a page that is folded until the visitor opens it. It also works without JavaScript.
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import styles from "./Fold.module.css";

type Props = { id: string; title: string; isOpen?: boolean; children: ReactNode };

export function Fold({ id, title, isOpen = false, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}` || !fold.current) return;
    fold.current.open = true;
    fold.current.scrollIntoView();
  }, [hash, id]);
  return (
    <details ref={fold} id={id} className={styles.fold} open={isOpen}>
      <summary className={styles.marker}>
        <h2>{title}</h2>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
