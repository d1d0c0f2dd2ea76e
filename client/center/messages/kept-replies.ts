// Unsent answers, stored in this browser until they are sent or discarded. Signing out asks first and then deletes
// them.
import { v7 as newId } from "uuid";

export type KeptReply = {
  /** Created with the draft, so that retries are idempotent: the answer is mailed only once. */
  replyId: string;
  subject: string;
  text: string;
};

/** Shares the prefix of the entries' drafts, which signing out deletes. */
function nameOf(userId: string | null, messageId: string): string {
  return `draft/${userId}/reply/${messageId}`;
}

export function newReply(subject: string): KeptReply {
  return { replyId: newId(), subject, text: "" };
}

function isReply(value: unknown): value is KeptReply {
  if (typeof value !== "object" || value === null) return false;
  return ["replyId", "subject", "text"].every((key) => typeof (value as Record<string, unknown>)[key] === "string");
}

export function readKeptReply(userId: string | null, messageId: string): KeptReply | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(userId, messageId)) ?? "null");
    return isReply(kept) ? kept : null;
  } catch {
    // Access to the browser's storage may be disabled or broken.
    return null;
  }
}

export function hasKeptReply(userId: string | null, messageId: string): boolean {
  return readKeptReply(userId, messageId) !== null;
}

/** @param reply null deletes the stored answer */
export function keepReply(userId: string | null, messageId: string, reply: KeptReply | null): void {
  try {
    if (reply === null) localStorage.removeItem(nameOf(userId, messageId));
    else localStorage.setItem(nameOf(userId, messageId), JSON.stringify(reply));
  } catch {
    // Without storage the text exists only in this window.
  }
}
