// Stores unsent answers in this browser until they are sent or discarded. Signing out asks first and then deletes them.
import { v7 as newId } from "uuid";

export type KeptReply = {
  /** The id belongs to the draft, so that a retry does not send the mail twice. */
  replyId: string;
  subject: string;
  text: string;
};

/** The key starts like the keys of entries' drafts, so that signing out also deletes unsent answers. */
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
    // The browser's storage may be disabled, or it may contain invalid data.
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
    // If the browser's storage is disabled, the text exists only in this window.
  }
}
