import { memo } from "react";
import { EnglishFields } from "../english/EnglishFields.tsx";
import styles from "../english/English.module.css";
import type { EnglishMode } from "../english/english-mode.ts";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { BlockAdder } from "./BlockAdder.tsx";
import { BlockEditor } from "./block-kinds.tsx";
import { isSameText } from "./same-text.ts";

type Props = BlockEditorProps & { mode: EnglishMode };

/** A block of the body with the '+' above it. Memoised, because typing a letter changes only one of up to 200 rows. */
export const BodyRow = memo(Row, isSameRow);

function isSameRow(one: Props, other: Props): boolean {
  // With English texts, the whole draft decides whether a mark is shown. So such a row is always rendered.
  const isGerman = one.mode === "de" && other.mode === "de";
  return isGerman && isDropPlace(one) === isDropPlace(other) && isText(one) && isText(other) && isSameText(one, other);
}

function isDropPlace({ body, place }: Props): boolean {
  return body.dropPlace === place.index;
}

function isText(props: Props): props is Props & { block: DraftBlockOf<"text"> } {
  return props.block.type === "text";
}

function Row({ mode, ...props }: Props) {
  const { block, name, place, editing, body } = props;
  const german = mode !== "en" && <BlockEditor {...props} />;
  const english = mode !== "de" && <EnglishFields block={block} name={name} editing={editing} />;
  return (
    <>
      {mode !== "en" && <BlockAdder body={body} place={place.index} />}
      {mode === "both" ? (
        <div className={styles.pair}>
          {german}
          {english}
        </div>
      ) : (
        german || english
      )}
    </>
  );
}
