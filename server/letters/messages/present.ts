import type { Message, Reply } from "#contract/schemas/messages.ts";
import type { ReplyRow } from "./replies-store.ts";
import { nameOf } from "./rules.ts";
import type { MessageRow } from "./store.ts";

export function presentMessage(row: MessageRow): Message {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    name: nameOf(row),
    message: row.message,
    phone: row.phone,
    email: row.email,
    form: row.form,
    answers: row.answers,
    topic: row.topic,
    read: row.read,
    done: row.done?.toISOString() ?? null,
    created: row.created.toISOString(),
    tags: row.tags,
    language: row.language,
    isAnswered: row.isAnswered,
    updated: row.updated.toISOString(),
    version: row.version,
  };
}

export function presentReply(row: ReplyRow): Reply {
  return {
    id: row.id,
    subject: row.subject,
    text: row.text,
    created: row.created.toISOString(),
    isAutomatic: row.isAutomatic,
    userName: row.userName,
    mailId: row.mailId,
    state: row.mail?.state ?? "unknown",
    sent: row.mail?.sent?.toISOString() ?? null,
  };
}
