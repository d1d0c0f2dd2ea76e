import { z } from "zod";
import { id } from "#contract/fields/text.ts";
import { requiredLongText } from "#contract/fields/long-text.ts";
import { limits } from "#contract/values/limits.ts";

export const addNoteInput = z.object({
  entryId: id,
  /** The id of the user who is meant to read the note. */
  to: id,
  text: requiredLongText(limits.noteLength),
});
export type AddNoteInput = z.output<typeof addNoteInput>;

export const settleNoteInput = z.object({ id, isDone: z.boolean() });
export type SettleNoteInput = z.output<typeof settleNoteInput>;

/** A note on the overview of the user whom it is for. */
export type NoteForMe = {
  id: string;
  from: string;
  text: string;
  created: string;
  entry: { id: string; title: string };
};

/** `mayEnd`: the viewer wrote the note, or it is for the viewer. */
export type EntryNote = {
  id: string;
  from: string;
  to: string;
  isForViewer: boolean;
  mayEnd: boolean;
  text: string;
  created: string;
};
