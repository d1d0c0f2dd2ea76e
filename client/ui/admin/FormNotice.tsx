import styles from "./FormNotice.module.css";

/**
 * The live region exists even while it is empty, because screen readers announce only changes in existing regions.
 * @param children '' or null hides the text
 */
export function FormNotice({ children }: { children: string | null }) {
  return <div role="alert">{children && <p className={styles.notice}>{children}</p>}</div>;
}
