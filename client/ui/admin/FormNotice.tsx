// What a whole form has to say, where the eyes are; it stays until the next try.
import styles from "./FormNotice.module.css";

/** @param children '' or null: nothing to say; the place is there already, so that screen readers hear what comes */
export function FormNotice({ children }: { children: string | null }) {
  return <div role="alert">{children && <p className={styles.notice}>{children}</p>}</div>;
}
