import { useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { isOn } from "#contract/values/components.ts";
import { fixedPageNameOf, isInList, isLastingPage, isPage, listOf, listTags } from "#contract/values/pages.ts";
import { useSiteSettings } from "../api/loaded.ts";
import { Field } from "../ui/admin/Field.tsx";
import { MomentField } from "../ui/admin/MomentField.tsx";
import { Switch } from "../ui/admin/Switch.tsx";
import { EventDetails } from "./event/EventDetails.tsx";
import { BeginningField } from "./event/moved-event.ts";
import { AddressField } from "./AddressField.tsx";
import type { Change, EditableEntry } from "./draft.ts";
import type { Draft } from "./draft-fields.ts";
import { EntryTags } from "./EntryTags.tsx";
import { PublicDays } from "./PublicDays.tsx";
import type { FieldErrors } from "./field-errors.ts";
import styles from "./editing.module.css";

type Props = {
  entry: EditableEntry;
  draft: Draft;
  isFixed: boolean;
  errors: FieldErrors;
  change: (what: Change) => void;
};

export function EntryDetails(props: Props) {
  const { t } = useTranslation("admin");
  if (isPage(props.entry.tags) && !isLastingPage(props.entry.tags))
    return (
      <>
        <Occasion {...props} />
        <Byline {...props} />
        <PublicDays {...props} />
        <AddressField entry={props.entry} />
        <RoundPicture {...props} />
      </>
    );
  if (props.isFixed)
    return (
      <>
        <p className={styles.fixedNote}>{t("editor.fixedPage")}</p>
        <RoundPicture {...props} />
      </>
    );
  return (
    <>
      <Lists {...props} />
      <Occasion {...props} />
      {isInList(props.draft.tags, "Veranstaltungen") && (
        <EventDetails draft={props.draft} errors={props.errors.event} change={props.change} />
      )}
      <EntryTags
        tags={props.draft.tags}
        error={props.errors.tags}
        onChange={(tags) => props.change({ type: "set", fields: { tags } })}
      />
      <Byline {...props} />
      <PublicDays {...props} />
      {listOf(props.entry.tags) !== null && <AddressField entry={props.entry} />}
      <RoundPicture {...props} />
      <Comments {...props} />
    </>
  );
}

function Byline({ draft, errors, change }: Props) {
  const { t } = useTranslation("admin");
  return (
    <Field
      label={t("editor.byline")}
      lang="de"
      value={draft.byline}
      onChange={(byline) => change({ type: "set", fields: { byline } })}
      maxLength={limits.bylineLength}
      hint={t("editor.bylineHint")}
      error={errors.byline}
    />
  );
}

/** The day of the event, or of the occasion that the entry reports on. */
function Occasion({ draft, errors, change }: Props) {
  const { t } = useTranslation("admin");
  const [beginning] = useState(() => new BeginningField());
  return (
    <div data-place="date">
      <MomentField
        label={t("editor.date")}
        value={draft.date}
        onChange={(date) => change({ type: "date", date, from: beginning.change(draft, date) })}
        isDayEnough
        hint={t("editor.dateHint")}
        error={errors.date}
      />
    </div>
  );
}

function Lists({ draft: { tags }, change }: Props) {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const isNowhere = listTags.every((list) => !isInList(tags, list));
  return (
    <fieldset className={styles.switches}>
      <legend>{t("editor.lists")}</legend>
      {listTags.map((list) => (
        <Switch key={list} isSelected={isInList(tags, list)} onChange={(isIn) => change({ type: "list", list, isIn })}>
          {site(`nav.${list}`)}
        </Switch>
      ))}
      <p role="status" className={styles.hint}>
        {isNowhere ? t("editor.nowhere") : ""}
      </p>
    </fieldset>
  );
}

/**
 * This switch is hidden if there is no main picture. It is also hidden for the home page, whose picture fills the
 * width.
 */
function RoundPicture({ draft: { isRound, mainPicture, tags }, change }: Props) {
  const { t } = useTranslation("admin");
  if (mainPicture === null || fixedPageNameOf(tags) === "Willkommen") return null;
  return (
    <fieldset className={styles.switches}>
      <legend>{t("conflict.mainPicture")}</legend>
      <Switch isSelected={isRound} onChange={(isOn) => change({ type: "set", fields: { isRound: isOn } })}>
        {t("editor.isRound")}
      </Switch>
    </fieldset>
  );
}

function Comments({ draft: { hasComments }, change }: Props) {
  const { t } = useTranslation("admin");
  const areOn = isOn(useSiteSettings(), "comments");
  return (
    <fieldset className={styles.switches}>
      <legend>{t("editor.comments")}</legend>
      <Switch
        isSelected={hasComments}
        onChange={(isChosen) => change({ type: "set", fields: { hasComments: isChosen } })}
      >
        {t("editor.hasComments")}
      </Switch>
      {!areOn && <p className={styles.hint}>{t("editor.commentsAreOff")}</p>}
    </fieldset>
  );
}
