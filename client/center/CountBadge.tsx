// A number beside the link of a menu.
import styles from "./CountBadge.module.css";

const MOST = 99;

/** @param id of the words for screen readers, which describe the link and are no part of its name */
export function CountBadge({ id, count, words }: { id: string; count: number; words: string }) {
  return (
    <>
      {count > 0 && (
        <span aria-hidden="true" className={styles.badge}>
          {count > MOST ? `${MOST}+` : count}
        </span>
      )}
      <span hidden id={id}>
        {words}
      </span>
    </>
  );
}
