import styles from "./FormNotice.module.css";

/**
 * The live region stays without text, so that screen readers announce the next one. @param children null hides the text
 */
export function FormNotice({ children }: { children: string | null }) {
  return <div role="alert">{children && <p className={styles.notice}>{children}</p>}</div>;
}
