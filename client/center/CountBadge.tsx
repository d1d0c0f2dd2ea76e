// A number beside the link of a menu.
import styles from "./CountBadge.module.css";

const MOST = 99;

type Props = {
  /** Of the words for screen readers, which describe the link and are no part of its name. */
  id: string;
  count: number;
  words: string[];
};

export function CountBadge({ id, count, words }: Props) {
  return (
    <>
      {count > 0 && (
        <span aria-hidden="true" className={styles.badge}>
          {count > MOST ? `${MOST}+` : count}
        </span>
      )}
      <span hidden id={id}>
        {words.join(", ")}
      </span>
    </>
  );
}
