import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isSameValue } from "#contract/values/same-value.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { useFieldErrors } from "../../ui/admin/use-field-errors.ts";
import { type Opened, useOpened } from "../use-opened.ts";
import {
  comparedParts,
  emptyForm,
  formOf,
  inputOf,
  type MapPlace,
  type PlaceForm,
  positionOf,
  rebasedPlace,
} from "./place-form.ts";

export const NEW = "new";

type Editing = { id: string; stored: MapPlace | null; form: PlaceForm; hasConflict: boolean; opened: Opened };

const fields = ["title", "text", "en.title", "en.text", "lat", "lng", "picture"];

export function usePlace() {
  const { t, i18n } = useTranslation("map");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const { begin, end, isOpen, tellRefused } = useOpened();
  const [edited, setEdited] = useState<Editing | null>(null);
  const [wanted, setWanted] = useState<Pick<Editing, "stored" | "form"> | null>(null);
  const { errors, setErrors, show, clear } = useFieldErrors(fields, edited?.form ?? {});
  const create = trpc.map.create.useMutation();
  const update = trpc.map.update.useMutation();
  const remove = trpc.map.remove.useMutation();
  const formNow = (place: MapPlace | null): PlaceForm => (place ? formOf(place, i18n.language) : emptyForm);
  const isChanged = edited !== null && !isSameValue(comparedParts(edited.form), comparedParts(formNow(edited.stored)));

  const openForm = (stored: MapPlace | null, form: PlaceForm): void => {
    clear();
    setEdited({ id: stored?.id ?? NEW, stored, form, hasConflict: false, opened: begin() });
  };
  const open = (place: MapPlace | null): void => openForm(place, formNow(place));
  const want = (stored: MapPlace | null, form = formNow(stored)): void => {
    if (isChanged) setWanted({ stored, form });
    else openForm(stored, form);
  };
  // The user may press the button in a notice many renders later. Through the ref, the press calls the latest function.
  const wantNow = useRef(want);
  useEffect(() => {
    wantNow.current = want;
  });
  const change = (part: Partial<PlaceForm>): void => {
    setEdited((now) => now && { ...now, form: { ...now.form, ...part } });
  };
  const rebase = (
    { opened, from }: { opened: Opened; from: PlaceForm },
    stored: MapPlace,
    hasConflict: boolean,
  ): void =>
    setEdited((now) => {
      // If the user has meanwhile opened another place or closed the form, the server's answer is ignored.
      if (now?.opened !== opened) return now;
      const form = rebasedPlace(now.form, from, formNow(stored));
      return { ...now, id: stored.id, stored, form, hasConflict };
    });

  const send = async ({ form, stored, opened }: Editing): Promise<void> => {
    const position = positionOf(form);
    if (position === null) return setErrors(missingPosition(form, t("fields.notANumber")));
    const input = inputOf(form, position);
    const place = stored
      ? await update.mutateAsync({ id: stored.id, version: stored.version, ...input })
      : await create.mutateAsync(input);
    await utils.map.edited.invalidate();
    rebase({ opened, from: form }, place, false);
    notify(stored ? admin("notices.saved") : t("created"));
  };
  const refused = async (sent: Editing, error: unknown): Promise<void> => {
    const refusal = refusalOf(error);
    const theirs = refusal?.code === "C409" && refusal.current ? (refusal.current as MapPlace) : null;
    const from = formNow(sent.stored);
    if (!isOpen(sent.opened)) {
      const form = theirs ? rebasedPlace(sent.form, from, formNow(theirs)) : sent.form;
      tellRefused(sent.form.title, error, () => wantNow.current(theirs ?? sent.stored, form));
    } else if (theirs) rebase({ opened: sent.opened, from }, theirs, true);
    else return show(error);
    if (theirs) await utils.map.edited.invalidate();
  };
  const save = async (): Promise<void> => {
    if (edited === null || create.isPending || update.isPending) return;
    clear();
    setEdited({ ...edited, hasConflict: false });
    try {
      await send(edited);
    } catch (error) {
      await refused(edited, error);
    }
  };
  const close = (): void => {
    end();
    setEdited(null);
  };
  const answer = (leaves: boolean): void => {
    if (leaves && wanted) openForm(wanted.stored, wanted.form);
    setWanted(null);
  };
  const drop = async (): Promise<boolean> => {
    if (!edited?.stored) return false;
    try {
      await remove.mutateAsync({ id: edited.stored.id });
    } catch (error) {
      notifyError(error);
      return false;
    }
    close();
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
    want,
    isAsked: wanted !== null,
    answer,
    close,
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
