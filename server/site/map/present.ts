import type { ContentLanguage } from "#contract/values/content-language.ts";
import type { Picture } from "#contract/schemas/files.ts";
import type { MapPlace, ShownPlace, StillState } from "#contract/schemas/map.ts";
import type { StillRow } from "./still-store.ts";
import type { PlaceRow } from "./store.ts";

type Pictures = Readonly<Record<string, Picture>>;

export function presentShownPlace(row: PlaceRow, pictures: Pictures, content: ContentLanguage = "de"): ShownPlace {
  const { id, lat, lng, picture } = row;
  return { id, ...textsIn(row, content), lat, lng, picture: pictures[picture ?? ""] ?? null };
}

function textsIn({ title, text, en }: PlaceRow, content: ContentLanguage) {
  if (content === "de") return { title, text };
  return en ? { title: en.title, text: en.text } : { title, text, isGerman: true as const };
}

export function presentPlace(row: PlaceRow, pictures: Pictures): MapPlace {
  return { ...presentShownPlace(row, pictures), en: row.en, version: row.version };
}

export function presentStill(row: StillRow | null): StillState {
  if (row === null) return { key: null, drawn: null, isWaiting: false, problem: null, next: null };
  const isWaiting = row.asked > row.drawn;
  return {
    key: row.key,
    drawn: row.drawnAt?.toISOString() ?? null,
    isWaiting,
    problem: isWaiting ? row.problem : null,
    next: isWaiting && row.problem !== null ? row.nextAttempt.toISOString() : null,
  };
}
