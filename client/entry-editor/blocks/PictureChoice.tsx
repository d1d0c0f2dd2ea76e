import type { LibraryFile } from "#contract/schemas/files.ts";
import { PickFiles } from "../../files/PickFiles.tsx";
import { FileLine } from "../../site/blocks/Downloads.tsx";
import { IconButton } from "../../ui/admin/Button.tsx";
import field from "../../ui/admin/Field.module.css";
import layout from "../../ui/admin/Layout.module.css";
import type { Editing } from "../use-editing.ts";
import styles from "../video/Video.module.css";

type Props = {
  label: string;
  removeLabel: string;
  /** The id of a picture in the library; null if none is chosen. */
  value: string | null;
  onChange: (id: string | null) => void;
  editing: Editing;
  error: string | undefined;
};

/** A picture of the library for one field of a block. */
export function PictureChoice({ label, removeLabel, value, onChange, editing, error }: Props) {
  const picture = value === null ? undefined : editing.files[value];
  const take = (chosen: readonly LibraryFile[]): void => {
    for (const one of chosen) {
      editing.addFile(one);
      onChange(one.id);
    }
  };
  return (
    <fieldset className={styles.part}>
      <legend>{label}</legend>
      {picture && (
        <div className={styles.file}>
          <FileLine file={picture} />
          <IconButton icon="trash" label={removeLabel} onPress={() => onChange(null)} />
        </div>
      )}
      <div className={layout.actions}>
        <PickFiles isSingle onFiles={take} />
      </div>
      {error !== undefined && (
        <p role="alert" data-refused className={field.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
