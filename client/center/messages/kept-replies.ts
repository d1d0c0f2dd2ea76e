// Stores unsent answers in this browser until they are sent or discarded. Signing out asks first and then deletes them.
import { dropOwn, keepOwn, readOwn } from "../../api/own-storage.ts";
import { v7 as newId } from "uuid";

export type KeptReply = {
  /** The draft keeps this id, so that a retry does not send the mail twice. */
  replyId: string;
  subject: string;
  text: string;
};

const nameOf = (messageId: string): string => `reply/${messageId}`;

export function newReply(subject: string): KeptReply {
  return { replyId: newId(), subject, text: "" };
}

function isReply(value: unknown): value is KeptReply {
  if (typeof value !== "object" || value === null) return false;
  return ["replyId", "subject", "text"].every((key) => typeof (value as Record<string, unknown>)[key] === "string");
}

export function readKeptReply(userId: string | null, messageId: string): KeptReply | null {
  const kept = readOwn("draft", String(userId), nameOf(messageId));
  return isReply(kept) ? kept : null;
}

export function hasKeptReply(userId: string | null, messageId: string): boolean {
  return readKeptReply(userId, messageId) !== null;
}

/**
 * If the browser's storage is disabled, the text exists only in this window.
 * @param reply null deletes the stored answer
 */
export function keepReply(userId: string | null, messageId: string, reply: KeptReply | null): void {
  if (reply === null) dropOwn("draft", String(userId), nameOf(messageId));
  else keepOwn("draft", String(userId), nameOf(messageId), reply);
}
