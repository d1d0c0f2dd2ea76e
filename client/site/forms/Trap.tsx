// The field that people do not see: programs fill it in.
import styles from "./PublicForm.module.css";

export function Trap({ value }: { value?: string | undefined }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue={value} />
      </label>
    </div>
  );
}
