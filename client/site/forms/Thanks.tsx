import { type ReactNode, useEffect, useRef } from "react";
import buttons from "../../ui/Button.module.css";
import styles from "./PublicForm.module.css";

export type ThanksTexts = { done: ReactNode; more: ReactNode; another: string };

type Props = ThanksTexts & { isDone: boolean; onDone: () => void; onAgain: () => void };

export function Thanks({ isDone, done, more, another, onDone, onAgain }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const tell = useRef(onDone);
  useEffect(() => {
    if (!isDone) return;
    tell.current();
    place.current?.focus();
  }, [isDone]);
  return (
    <>
      <div
        ref={place}
        role="status"
        tabIndex={-1}
        data-done={isDone ? "" : undefined}
        className={isDone ? styles.thanks : undefined}
      >
        {isDone && (
          <>
            <p className={styles.done}>{done}</p>
            <p className={styles.more}>{more}</p>
          </>
        )}
      </div>
      {isDone && (
        <button type="button" className={`${buttons.button} ${buttons.quiet} ${styles.scripted}`} onClick={onAgain}>
          {another}
        </button>
      )}
    </>
  );
}
