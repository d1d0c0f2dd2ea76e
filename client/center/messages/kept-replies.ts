// Unsent answers, stored in this browser until they are sent or discarded. Signing out deletes them after a question.
import { v7 as newId } from "uuid";

export type KeptReply = {
  /** Created with the draft, so that a retry does not mail the answer twice. */
  replyId: string;
  subject: string;
  text: string;
};

/** The keys have the prefix of the entries' drafts, which signing out deletes. */
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
    // The browser's storage may be disabled, or its content invalid.
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
    // Without storage, the text exists only in this window.
  }
}
