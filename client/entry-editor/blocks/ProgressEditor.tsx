import { useTranslation } from "react-i18next";
import { currencyName, formatPlainSum } from "#contract/values/numbers.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { FieldsEditor } from "./FieldsEditor.tsx";
import styles from "./FormBlock.module.css";
import { NumberField } from "./NumberField.tsx";

const CENTS = 100;
const sums = ["reachedCents", "goalCents"] as const;

export function ProgressEditor(props: BlockEditorProps<DraftBlockOf<"progress">>) {
  const { block, editing } = props;
  const { t, i18n } = useTranslation("admin");
  const currency = currencyName(useSiteSettings().shop.currency, i18n.language);
  return (
    <FieldsEditor {...(props as unknown as BlockEditorProps)}>
      <div className={styles.row}>
        {sums.map((sum) => {
          const cents = block[sum];
          return (
            <NumberField
              key={sum}
              label={t(`progress.${sum}`, { currency })}
              isNeeded
              value={cents === null ? null : cents / CENTS}
              written={formatPlainSum}
              onChange={(typed) =>
                editing.changeBlock(block, (now) => ({
                  ...now,
                  [sum]: typed === null ? null : Math.round(typed * CENTS),
                }))
              }
              error={editing.saving.errors.blocks[`${block.id} ${sum}`]}
            />
          );
        })}
      </div>
    </FieldsEditor>
  );
}
