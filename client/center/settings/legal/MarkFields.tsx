import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ModelFormName } from "#contract/values/legal-fields.ts";
import { limits } from "#contract/values/limits.ts";
import { alignedMarks, type MarkText, proposalFor, wordsAround } from "#contract/values/model-text.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import styles from "./Legal.module.css";

type Props = {
  of: ModelFormName;
  name: "marks" | "marksEnglish";
  text: string;
  /** Also has the texts of marks that the text has lost, so that they come back with their marks. */
  stored: readonly MarkText[];
  errors: Record<string, string>;
  onChange: (marks: MarkText[]) => void;
};

export function MarkFields({ of, name, text, stored, errors, onChange }: Props) {
  const { t } = useTranslation("legal");
  const box = useRef<HTMLDivElement>(null);
  const marks = alignedMarks(text, stored).slice(0, limits.legalMarks);
  const write = (mark: string, own: string): void =>
    onChange([...stored.filter((one) => one.mark !== mark), { mark, text: own }]);
  /** The button goes with its proposal, so the focus moves to the field, which then says what it contains. */
  const take = (mark: string, index: number, proposal: string): void => {
    write(mark, proposal);
    box.current?.querySelectorAll<HTMLElement>("textarea")[index]?.focus();
  };
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={`${name === "marks" ? "german" : "english"}-title ${of}-${name}`}
      className={styles.marks}
    >
      <h3 id={`${of}-${name}`}>{t("model.marks")}</h3>
      <p className={styles.hint}>{t(marks.length === 0 ? "model.noMarks" : "model.marksIntro")}</p>
      {marks.map(({ mark, text: own }, index) => {
        const [before, after] = wordsAround(text, mark);
        const proposal = proposalFor(mark, of);
        return (
          <div key={mark} className={styles.place}>
            <Field
              label={t("model.mark", { mark })}
              hint={t("model.around", { before, after })}
              value={own}
              onChange={(typed) => write(mark, typed)}
              rows={2}
              maxLength={limits.legalMarkText}
              error={errors[`${of}.${name}.${index}.text`]}
            />
            {proposal !== "" && own.trim() === "" && (
              <p className={styles.proposal}>
                <span>{t("model.proposal", { text: proposal })}</span>
                <Button aria-label={t("model.takeFor", { mark })} onPress={() => take(mark, index, proposal)}>
                  {t("model.take")}
                </Button>
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
