import styles from "./CountBadge.module.css";

const MOST = 99;

type Props = {
  /** The id of the text for screen readers. The text describes the link, but is not part of the link's name. */
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
