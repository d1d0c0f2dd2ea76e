// The period in which visitors see the entry.
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { MomentField } from "../ui/admin/MomentField.tsx";
import { isOver, publishStateOf } from "../ui/admin/StateBadge.tsx";
import type { Change, EditableEntry } from "./draft.ts";
import type { Draft } from "./draft-fields.ts";
import type { FieldErrors } from "./field-errors.ts";

type Props = {
  entry: EditableEntry;
  draft: Draft;
  errors: FieldErrors;
  change: (what: Change) => void;
  /** True in PublishSheet.tsx. The sheet's button publishes an entry without a date immediately. */
  isBeforePublication?: boolean;
};

export function PublicDays({ entry, draft, errors, change, isBeforePublication = false }: Props) {
  const { t } = useTranslation("admin");
  const hint = usePublishHint(entry, draft);
  return (
    <>
      <MomentField
        label={t("editor.publishDate")}
        value={draft.publishDate}
        onChange={(publishDate) => change({ type: "set", fields: { publishDate } })}
        hint={isBeforePublication && draft.publishDate === null ? t("publish.atOnce") : hint}
        error={errors.publishDate}
      />
      <MomentField
        label={t("editor.publicUntil")}
        value={draft.publicUntil}
        onChange={(publicUntil) => change({ type: "set", fields: { publicUntil } })}
        hint={useEndHint(draft.publicUntil)}
        error={errors.publicUntil}
      />
    </>
  );
}

function useEndHint(publicUntil: string | null): string {
  const { t } = useTranslation("admin");
  if (publicUntil === null) return t("editor.endHint.none");
  return t(isOver(publicUntil) ? "editor.endHint.over" : "editor.endHint.coming", {
    moment: formatMoment(publicUntil),
  });
}

function usePublishHint(entry: EditableEntry, draft: Draft): string {
  const { t } = useTranslation("admin");
  const { publishDate } = draft;
  const moment = publishDate === null ? "" : formatMoment(publishDate);
  const chosen = publishStateOf(draft);
  const stored = publishStateOf(entry);
  // A chosen date has no effect until the user presses 'Veröffentlichen'.
  if (chosen === "scheduled" && stored === "draft") return t("editor.publishHint.planned", { moment });
  if (chosen === "public" && stored !== "public") return t("editor.publishHint.ready");
  return t(`editor.publishHint.${chosen}`, { moment });
}
