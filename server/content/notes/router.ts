import { z } from "zod";
import { id } from "#contract/fields/text.ts";
import { addNoteInput, settleNoteInput } from "#contract/schemas/entry-notes.ts";
import { may, router } from "../../kernel/trpc.ts";
import { findNotesFor } from "./store.ts";
import { leaveNote, readAddressees, readNotes, settleNote } from "./leave-note.ts";

const ofEntry = z.object({ entryId: id });

export const notesRouter = router({
  list: may("read", "ownDrafts")
    .input(ofEntry)
    .query(({ ctx, input }) => readNotes(ctx, input.entryId)),
  forMe: may("read", "ownDrafts").query(({ ctx: { services, viewer } }) =>
    viewer.id === null ? [] : findNotesFor(services.database.db, viewer.id),
  ),
  addressees: may("read", "ownDrafts")
    .input(ofEntry)
    .query(({ ctx, input }) => readAddressees(ctx, input.entryId)),
  add: may("update", "ownDrafts")
    .input(addNoteInput)
    .mutation(({ ctx, input }) => leaveNote(ctx, input)),
  settle: may("update", "ownDrafts")
    .input(settleNoteInput)
    .mutation(({ ctx, input }) => settleNote(ctx, input)),
});
