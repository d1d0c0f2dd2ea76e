import { useTranslation } from "react-i18next";
import { FileThumb } from "../../files/FileThumb.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import styles from "./Palette.module.css";
import type { Result, Section } from "./result.ts";

type Props = {
  id: string;
  sections: readonly Section[];
  activeId: string | undefined;
  onPoint: (id: string) => void;
  onChoose: (result: Result) => void;
};

export function PaletteResults({ id, sections, activeId, onPoint, onChoose }: Props) {
  const { t } = useTranslation("overview");
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t("palette.results")}>
      {sections.map(({ kind, results }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className={styles.heading}>
            {t(`palette.kinds.${kind}`)}
          </p>
          {results.map((result) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus and handles the keys
            <div
              key={result.id}
              id={`${id}-${result.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={result.id === activeId}
              className={styles.item}
              // The input must keep the focus when a result is pressed.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => result.id !== activeId && onPoint(result.id)}
              onClick={() => onChoose(result)}
            >
              <span className={styles.icon}>
                {result.file ? <FileThumb file={result.file} sizes="2.5rem" /> : <Icon name={result.icon} />}
              </span>
              <span className={styles.words}>
                <span className={styles.label}>{result.label}</span>
                {result.detail !== "" && <span className={styles.detail}>{result.detail}</span>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
