import layout from "../../ui/admin/Layout.module.css";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { PickFiles } from "../../files/PickFiles.tsx";
import { Button } from "../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { FormNotice } from "../../ui/admin/FormNotice.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { useFocusFirstError } from "../../ui/admin/use-focus-first-error.ts";
import { Picture } from "../../ui/Picture.tsx";
import screen from "../Screen.module.css";
import styles from "./Map.module.css";
import { pairIn, type PlaceForm } from "./place-form.ts";
import type { PlaceEditing } from "./use-place.ts";

type Props = { place: PlaceEditing; onGone: () => void };

export function PlaceEditor({ place, onGone }: Props) {
  const { t } = useTranslation("map");
  const { t: admin } = useTranslation("admin");
  const [isAsking, setIsAsking] = useState(false);
  const { edited, errors, isChanged, isSaving } = place;
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  if (edited === null) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void place.save();
  };
  const title = edited.stored?.title ?? t("new");
  return (
    <form ref={form} onSubmit={submit} noValidate className={`${screen.panel} ${styles.form}`} aria-labelledby="place">
      <h2 id="place" lang={edited.stored ? "de" : undefined}>
        {title}
      </h2>
      <Texts place={place} form={edited.form} />
      <Position place={place} form={edited.form} />
      <PlacePicture picture={edited.form.picture} onChange={(picture) => place.change({ picture })} />
      <FormNotice>{edited.hasConflict && isChanged ? t("conflict") : null}</FormNotice>
      <div className={styles.actions}>
        {edited.stored && (
          <Button tone="danger" onPress={() => setIsAsking(true)}>
            {t("delete")}
          </Button>
        )}
        <Button
          onPress={() => {
            place.close();
            onGone();
          }}
        >
          {isChanged ? t("leave.leave") : admin("close")}
        </Button>
        <SaveButton type="submit" isDisabled={isSaving || !isChanged} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={admin("confirmDelete")}
        text={t("deleteText", { title })}
        confirmLabel={t("delete")}
        isBusy={place.isRemoving}
        onConfirm={() =>
          void place.drop().then((isGone) => {
            setIsAsking(false);
            if (isGone) onGone();
          })
        }
        onClose={() => setIsAsking(false)}
      />
    </form>
  );
}

type PartProps = { place: PlaceEditing; form: PlaceForm };

function Texts({ place: { change, errors, edited }, form }: PartProps) {
  const { t } = useTranslation("map");
  const name = { maxLength: limits.textLength, autoComplete: "off" };
  const text = { maxLength: limits.mapPlaceLength, rows: 3 };
  return (
    <>
      <Field
        label={t("fields.title")}
        value={form.title}
        onChange={(title) => change({ title })}
        autoFocus={edited?.stored === null}
        error={errors["title"]}
        {...name}
      />
      <Field
        label={t("fields.text")}
        hint={t("fields.textHint")}
        value={form.text}
        onChange={(value) => change({ text: value })}
        error={errors["text"]}
        {...text}
      />
      <details className={styles.english} open={form.titleEn !== "" || undefined}>
        <summary>{t("fields.english")}</summary>
        <p className={styles.hint}>{t("fields.englishHint")}</p>
        <Field
          label={t("fields.titleEn")}
          value={form.titleEn}
          onChange={(titleEn) => change({ titleEn })}
          error={errors["en.title"]}
          {...name}
        />
        <Field
          label={t("fields.textEn")}
          value={form.textEn}
          onChange={(textEn) => change({ textEn })}
          error={errors["en.text"]}
          {...text}
        />
      </details>
    </>
  );
}

function Position({ place: { change, errors }, form }: PartProps) {
  const { t } = useTranslation("map");
  const fill = (key: "lat" | "lng", value: string): void => change(pairIn(value) ?? { [key]: value });
  return (
    <fieldset className={styles.position}>
      <legend>{t("fields.position")}</legend>
      <Field
        label={t("fields.lat")}
        value={form.lat}
        inputMode="decimal"
        autoComplete="off"
        onChange={(value) => fill("lat", value)}
        error={errors["lat"]}
      />
      <Field
        label={t("fields.lng")}
        value={form.lng}
        inputMode="decimal"
        autoComplete="off"
        onChange={(value) => fill("lng", value)}
        error={errors["lng"]}
      />
      <p className={styles.hint}>{t("fields.positionHint")}</p>
    </fieldset>
  );
}

type PictureProps = { picture: PlaceForm["picture"]; onChange: (picture: PlaceForm["picture"]) => void };

function PlacePicture({ picture, onChange }: PictureProps) {
  const { t } = useTranslation("map");
  return (
    <div className={layout.toolbar} role="group" aria-label={t("fields.picture")}>
      <span className={styles.label}>{t("fields.picture")}</span>
      {picture ? (
        <span className={styles.thumb}>
          <Picture picture={picture} sizes="6rem" />
        </span>
      ) : (
        <span className={styles.hint}>{t("fields.noPicture")}</span>
      )}
      <PickFiles isSingle onFiles={([file]) => file && onChange(file)} />
      {picture && <Button onPress={() => onChange(null)}>{t("fields.removePicture")}</Button>}
    </div>
  );
}
