import styles from "./FormNotice.module.css";

/**
 * The live region stays without text, because screen readers then announce the next text.
 * @param children '' or null hides the text
 */
export function FormNotice({ children }: { children: string | null }) {
  return <div role="alert">{children && <p className={styles.notice}>{children}</p>}</div>;
}
