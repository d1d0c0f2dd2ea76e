import { z } from "zod";
import { writtenFields } from "#contract/schemas/comments.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { formOfMessage, storedAnswer } from "#contract/schemas/forms.ts";
import { messageFields } from "#contract/schemas/new-message.ts";
import type { SuspiciousForm } from "#contract/schemas/suspicious.ts";
import { takedownFields } from "#contract/schemas/takedowns.ts";
import { id } from "#contract/fields/text.ts";
import type { Tx } from "#db/open.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { storeComment } from "../comments/receive-comment.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { findForm } from "../../content/entries/find-form.ts";
import { findEntry } from "../../content/entries/store.ts";
import { nameless } from "../forms/receive-answers.ts";
import { storeContact, storeMessage } from "../messages/receive-message.ts";
import { storeTakedown } from "../takedowns/receive-takedown.ts";
import { storeSubscription } from "../newsletter/receive-subscription.ts";
import { auditNounOf } from "./audit-noun.ts";
import { type SuspiciousRow, takeSuspicious } from "../../forms/suspicious/store.ts";

type Context = CommandContext<"database" | "now" | "publicUrl">;
type Accept = (tx: Tx, services: Context["services"], row: SuspiciousRow) => Promise<unknown>;

const message = z.object(messageFields);
const answers = z.object({ form: formOfMessage, answers: z.array(storedAnswer) });
const written = z.object(writtenFields);
const takedown = z.object(takedownFields);
const comment = written.extend({ entryId: id });

const acceptors: Record<SuspiciousForm, Accept> = {
  message: (tx, services, { content, language, received }) =>
    storeContact(tx, services, message.parse(content), { language, created: received }),
  newsletter: (tx, services, { email, language }) => storeSubscription(tx, services, { email, language }),
  guestbook: (tx, services, { content, language, received }) =>
    storeComment(tx, services, null, { ...written.parse(content), language, created: received }),
  comment: async (tx, services, { content, language, received }) => {
    const { entryId, ...rest } = comment.parse(content);
    const entry = await findEntry(tx, entryId, { publicAt: null });
    if (!entry) throw new AppError("notFound");
    await storeComment(tx, services, entry, { ...rest, language, created: received });
  },
  form: async (tx, services, { content, email, language, received }) => {
    const { form, answers: given } = answers.parse(content);
    const found = await findForm(tx, form, { publicAt: null });
    const sent = { ...nameless, form, answers: given, email, language, created: received };
    await storeMessage(tx, services, sent, found?.form.recipients);
  },
  // A program may have sent the form, so it never hides the picture.
  takedown: (tx, services, { content, language, received }) => {
    const { file: fileId, ...rest } = takedown.parse(content);
    return storeTakedown(tx, services, { ...rest, fileId, language, received }, false);
  },
};

/** @throws notFound (C404) if the form no longer exists, or the entry of a comment no longer exists */
export function acceptSuspicious({ services, viewer }: Context, formId: string): Promise<{ id: string }> {
  return services.database.db.transaction(async (tx) => {
    const [row] = await takeSuspicious(tx, [formId]);
    if (!row) throw new AppError("notFound");
    await acceptors[row.form](tx, services, row);
    const change = { action: "create", noun: auditNounOf[row.form], label: "", after: {} } as const;
    await recordChange(tx, { viewer, at: services.now() }, change);
    return { id: formId };
  });
}
