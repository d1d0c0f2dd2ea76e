// Unsent answers, stored like those to messages. Signing out deletes them after a question.
import { keepReply, readKeptReply } from "../messages/kept-replies.ts";

const nameOf = (commentId: string): string => `comment-${commentId}`;

export function readKeptAnswer(userId: string | null, commentId: string): string | null {
  return readKeptReply(userId, nameOf(commentId))?.text ?? null;
}

export const isAnswerKept = (userId: string | null, commentId: string): boolean =>
  readKeptAnswer(userId, commentId) !== null;

/** @param text null deletes the stored answer */
export function keepAnswer(userId: string | null, commentId: string, text: string | null): void {
  keepReply(userId, nameOf(commentId), text === null ? null : { replyId: "", subject: "", text });
}
