import { useEffect, useRef, type ReactNode } from "react";
import styles from "./Choices.module.css";

export type Choice = { key: string; label: string; hint?: ReactNode; icon?: ReactNode };

type Props = {
  id: string;
  label: string;
  choices: readonly Choice[];
  marked: number;
  onMark: (index: number) => void;
  onChoose: (index: number) => void;
};

export const choiceId = (listId: string, index: number): string | undefined =>
  index < 0 ? undefined : `${listId}-${index}`;

export function Choices({ id, label, choices, marked, onMark, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => void list.current?.children[marked]?.scrollIntoView({ block: "nearest" }), [marked]);
  return (
    // The field must keep the focus when a choice is pressed.
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {choices.map(({ key, label: name, hint, icon }, index) => (
        // The text field handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={key}
          id={choiceId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          className={styles.choice}
          // If the list opens under a resting pointer, no choice is marked, because Enter must accept the typed text.
          onMouseMove={({ movementX, movementY }) =>
            index !== marked && (movementX !== 0 || movementY !== 0) && onMark(index)
          }
          onClick={() => onChoose(index)}
        >
          {icon}
          <span className={styles.label}>{name}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </div>
      ))}
    </div>
  );
}

/** @returns the index after an arrow key, in an endless loop; undefined for other keys */
export function markedAfter(key: string, marked: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (marked + 1) % count;
  return key === "ArrowUp" ? (marked <= 0 ? count : marked) - 1 : undefined;
}
