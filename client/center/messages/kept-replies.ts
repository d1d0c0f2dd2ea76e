// Answers that are being written, kept in this browser until they are sent or discarded; signing out asks, and drops them.
import { v7 as newId } from "uuid";

export type KeptReply = {
  /** The answer's id from its first word on: however often it is sent, it is mailed once. */
  replyId: string;
  subject: string;
  text: string;
};

/** The prefix is that of the entries' kept drafts, which signing out knows. */
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
    // The storage is switched off or broken.
    return null;
  }
}

export function hasKeptReply(userId: string | null, messageId: string): boolean {
  return readKeptReply(userId, messageId) !== null;
}

/** @param reply null: nothing is kept any more */
export function keepReply(userId: string | null, messageId: string, reply: KeptReply | null): void {
  try {
    if (reply === null) localStorage.removeItem(nameOf(userId, messageId));
    else localStorage.setItem(nameOf(userId, messageId), JSON.stringify(reply));
  } catch {
    // Without storage the text stays in the window alone.
  }
}
