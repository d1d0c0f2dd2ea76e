import type { Picture } from "#contract/schemas/files.ts";
import type { Coordinates } from "#contract/values/map-links.ts";
import type { Answers } from "../../api/trpc.ts";
import { rebased } from "../../ui/admin/rebase.ts";

export type MapPlace = Answers["map"]["edited"]["places"][number];

export type PlaceForm = {
  title: string;
  text: string;
  titleEn: string;
  textEn: string;
  lat: string;
  lng: string;
  picture: Picture | null;
};

export const emptyForm: PlaceForm = {
  title: "",
  text: "",
  titleEn: "",
  textEn: "",
  lat: "",
  lng: "",
  picture: null,
};

export function degreesOf(value: number, language: string): string {
  const text = String(Number(value.toFixed(6)));
  return language === "de" ? text.replace(".", ",") : text;
}

export function formOf({ title, text, en, lat, lng, picture }: MapPlace, language: string): PlaceForm {
  return {
    title,
    text,
    titleEn: en?.title ?? "",
    textEn: en?.text ?? "",
    lat: degreesOf(lat, language),
    lng: degreesOf(lng, language),
    picture,
  };
}

/** Accepts a decimal point or a decimal comma. @returns null for any other text */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace("°", "");
  return /^[+-]?\d{1,3}(?:[.,]\d{1,15})?$/u.test(plain) ? Number(plain.replace(",", ".")) : null;
}

export function pairIn(text: string): { lat: string; lng: string } | null {
  const [, lat, lng] =
    /^\s*([+-]?\d{1,2}\.\d+)°?\s*[,;\s]\s*([+-]?\d{1,3}\.\d+)°?\s*$/u.exec(text) ??
    /^\s*([+-]?\d{1,2},\d+)°?(?:\s*;\s*|\s+|,\s+)([+-]?\d{1,3},\d+)°?\s*$/u.exec(text) ??
    [];
  return lat === undefined || lng === undefined ? null : { lat, lng };
}

/** @returns null if a coordinate is missing or invalid */
export function positionOf({ lat, lng }: Pick<PlaceForm, "lat" | "lng">): Coordinates | null {
  const [north, east] = [numberIn(lat), numberIn(lng)];
  if (north === null || east === null || Math.abs(north) > 85 || Math.abs(east) > 180) return null;
  return { lat: north, lng: east };
}

export function inputOf({ title, text, titleEn, textEn, picture }: PlaceForm, position: Coordinates) {
  const hasEnglish = titleEn.trim() !== "" || textEn.trim() !== "";
  return {
    title,
    text,
    en: hasEnglish ? { title: titleEn, text: textEn } : null,
    ...position,
    picture: picture?.id ?? null,
  };
}

/**
 * Merges unsaved input with the stored place. Latitude and longitude are a pair: both from the input, or both from the
 * stored place.
 */
export function rebasedPlace(form: PlaceForm, base: PlaceForm, stored: PlaceForm): PlaceForm {
  const moved = form.lat !== base.lat || form.lng !== base.lng;
  const { lat, lng } = moved ? form : stored;
  return { ...rebased(form, base, stored), lat, lng };
}

export function comparedParts({ picture, ...texts }: PlaceForm): object {
  return { ...texts, picture: picture?.id };
}
