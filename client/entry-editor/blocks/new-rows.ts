import type { DraftPerson, DraftSponsor, DraftTier, DraftTime } from "../draft-blocks.ts";

export const newSponsor: DraftSponsor = { name: "", logo: null, url: "", until: null };
export const newTier: DraftTier = { title: "", sponsors: [] };
export const newPerson: DraftPerson = { name: "", picture: null, email: "", phone: "", office: "" };

/** Groups often train one after another at one place, so a new row has the weekday and the place of the row before. */
export const timeAfter = (before: DraftTime | undefined): DraftTime => ({
  day: before?.day ?? "Mo",
  from: "",
  to: "",
  group: "",
  place: before?.place ?? "",
  note: "",
  ...(before?.en?.place && { en: { group: "", place: before.en.place, note: "" } }),
});
