import { useTranslation } from "react-i18next";
import { tagLabel } from "../../files/tag-label.ts";
import { ConflictDialog, Theirs } from "../../ui/admin/ConflictDialog.tsx";
import type { FileDetailsEditing } from "./use-file-details.ts";

export function FileConflict({ editing }: { editing: FileDetailsEditing }) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  return (
    <ConflictDialog edited={editing} text={t("details.conflictText")}>
      {({ name, alt, tags, consent }) => (
        <Theirs>
          <p>{name}</p>
          {alt.decorative ? <p>{admin("pictures.decorative")}</p> : <p>{alt.de}</p>}
          {!alt.decorative && <p>{alt.en}</p>}
          {tags.length > 0 && <p>{tags.map(tagLabel).join(", ")}</p>}
          {consent && <p>{consent.basis}</p>}
        </Theirs>
      )}
    </ConflictDialog>
  );
}
