// An error of a whole form, shown prominently until the next attempt.
import styles from "./FormNotice.module.css";

/**
 * @param children '' or null hides the text. The live region stays, so that screen readers announce the next text.
 */
export function FormNotice({ children }: { children: string | null }) {
  return <div role="alert">{children && <p className={styles.notice}>{children}</p>}</div>;
}
