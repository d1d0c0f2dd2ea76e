// Shows the differences to a version in one text, with marks at its removed and added parts.
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { DialogActions } from "../../ui/admin/Dialog.tsx";
import layout from "../../ui/admin/Layout.module.css";
import { notify } from "../../ui/admin/notices.tsx";
import { changedFiles, comparedBlocks } from "../compare/blocks.ts";
import { newBudget } from "../compare/sequences.ts";
import { comparedWords } from "../compare/texts.ts";
import { differentFacts, notCompared } from "../different-facts.ts";
import { filledBlocks } from "../draft.ts";
import { contentOf, type Draft } from "../draft-fields.ts";
import type { Editing } from "../use-editing.ts";
import { BlockChanges } from "./BlockChanges.tsx";
import { Changed, Runs } from "./Changed.tsx";
import styles from "./Comparison.module.css";
import { FileChanges } from "./FileChanges.tsx";

type Props = {
  editing: Editing;
  then: Draft;
  files: Editing["files"];
  /** ISO 8601. */
  published: string;
  /**
   * True for the version that visitors see now. The comparison then has no button 'Diese Fassung zurückholen', because
   * discarding the draft restores this version.
   */
  isPublic: boolean;
  onClose: () => void;
};

export function Comparison({ editing, then, files: filesThen, published, isPublic, onClose }: Props) {
  const { t } = useTranslation("admin");
  const now = editing.session.draft;
  const files = { ...filesThen, ...editing.files };
  const restore = (): void => {
    for (const file of Object.values(filesThen)) editing.addFile(file);
    editing.change({ type: "set", fields: contentOf(then) });
    notify(t("history.restored"), "good", { label: t("undo"), run: editing.history.undo });
    onClose();
  };
  return (
    <div className={styles.comparison}>
      <Changes moment={formatMoment(published)} then={then} now={now} files={files} />
      {isPublic && (
        <p className={layout.soft}>{t(editing.isChanged ? "history.discardInstead" : "history.isPublic")}</p>
      )}
      <DialogActions>
        <Button onPress={onClose}>{t("close")}</Button>
        {!isPublic && (
          <Button tone="primary" onPress={restore}>
            {t("history.restore")}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}

type ChangesProps = { moment: string; then: Draft; now: Draft; files: Editing["files"] };

function Changes({ moment, then, now, files }: ChangesProps) {
  const { t, i18n } = useTranslation("admin");
  const { budget, title, blocks } = useMemo(() => {
    const budget = newBudget();
    return {
      budget,
      title: comparedWords(then.title, now.title, budget),
      blocks: comparedBlocks(filledBlocks(then), filledBlocks(now)),
    };
  }, [then, now]);
  const facts = differentFacts(then, now, files, t);
  const picturesOf = ({ mainPicture }: Draft): string[] => (mainPicture === null ? [] : [mainPicture]);
  const pictures = changedFiles(picturesOf(then), picturesOf(now));
  const isSame =
    facts.length === 0 &&
    then.title === now.title &&
    blocks.every(({ before, after, isMoved }) => !isMoved && isSameValue(before, after, notCompared));
  const heading = t("history.then", { moment });
  return (
    <section aria-label={heading} className={styles.changes}>
      <h3>{heading}</h3>
      <p className={layout.soft}>{t(isSame ? "history.same" : "history.legend")}</p>
      <div lang="de" className={styles.text} tabIndex={0} role="group" aria-label={now.title}>
        <p className={styles.title}>
          <Runs runs={title} />
        </p>
        {pictures.length > 0 && (
          <div>
            <p lang={i18n.language} className={styles.label}>
              {t("conflict.mainPicture")}
            </p>
            <FileChanges changes={pictures} files={files} />
          </div>
        )}
        <dl lang={i18n.language} className={styles.facts}>
          {facts
            .filter(({ field }) => field !== "mainPicture")
            .map(({ name, value, other }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Changed change="removed">{value}</Changed> <Changed change="added">{other}</Changed>
                </dd>
              </div>
            ))}
        </dl>
        {blocks.map((pair) => (
          <BlockChanges
            key={`${pair.before?.type} ${pair.after?.type} ${(pair.after ?? pair.before)?.id}`}
            {...pair}
            files={files}
            budget={budget}
          />
        ))}
      </div>
    </section>
  );
}
