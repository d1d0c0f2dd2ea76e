// The place that is being edited: its form, and what saving it and deleting it do.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { refusalOf, trpc } from "../../trpc.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { useFieldErrors } from "../../ui/admin/use-field-errors.ts";
import { emptyForm, formOf, inputOf, isSameForm, type MapPlace, type PlaceForm, positionOf } from "./place-form.ts";

export const NEW = "new";

/** null: none is being edited. */
type Edited = { id: string; stored: MapPlace | null; form: PlaceForm } | null;

const fields = ["title", "text", "en.title", "en.text", "lat", "lng", "picture"];

export function usePlace() {
  const { t, i18n } = useTranslation("map");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [edited, setEdited] = useState<Edited>(null);
  const { errors, setErrors, show, clear } = useFieldErrors(fields);
  const create = trpc.map.create.useMutation();
  const update = trpc.map.update.useMutation();
  const remove = trpc.map.remove.useMutation();
  const before = edited?.stored ? formOf(edited.stored, i18n.language) : emptyForm;
  const isChanged = edited !== null && !isSameForm(edited.form, before);

  const open = (place: MapPlace | null): void => {
    clear();
    const form = place === null ? emptyForm : formOf(place, i18n.language);
    setEdited({ id: place?.id ?? NEW, stored: place, form });
  };
  const change = (part: Partial<PlaceForm>): void => {
    setEdited((now) => now && { ...now, form: { ...now.form, ...part } });
  };

  const send = async ({ form, stored }: NonNullable<Edited>): Promise<void> => {
    const position = positionOf(form);
    if (position === null) return setErrors(missingPosition(form, t("fields.notANumber")));
    const input = inputOf(form, position);
    const place = stored
      ? await update.mutateAsync({ id: stored.id, version: stored.version, ...input })
      : await create.mutateAsync(input);
    await utils.map.edited.invalidate();
    open(place);
    notify(stored ? admin("notices.saved") : t("created"));
  };
  const save = async (): Promise<void> => {
    if (edited === null || create.isPending || update.isPending) return;
    clear();
    try {
      await send(edited);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code !== "C409" || !refusal.current) return show(error);
      notify(t("conflict"), "bad");
      open(refusal.current as MapPlace);
      await utils.map.edited.invalidate();
    }
  };
  const drop = async (): Promise<boolean> => {
    if (!edited?.stored) return false;
    try {
      await remove.mutateAsync({ id: edited.stored.id });
    } catch (error) {
      notifyError(error);
      return false;
    }
    setEdited(null);
    notify(admin("notices.deleted"));
    await utils.map.edited.invalidate();
    return true;
  };
  return {
    edited,
    errors,
    isChanged,
    isSaving: create.isPending || update.isPending,
    isRemoving: remove.isPending,
    open,
    close: () => setEdited(null),
    change,
    save,
    drop,
  };
}

function missingPosition(form: PlaceForm, sentence: string): Record<string, string> {
  const isLatWrong = positionOf({ lat: form.lat, lng: "0" }) === null;
  const isLngWrong = positionOf({ lat: "0", lng: form.lng }) === null;
  return { ...(isLatWrong && { lat: sentence }), ...(isLngWrong && { lng: sentence }) };
}

export type PlaceEditing = ReturnType<typeof usePlace>;
