// Unsent answers to comments are stored in the same way as unsent answers to messages. Signing out asks first and then
// deletes them.
import { keepReply, readKeptReply } from "../messages/kept-replies.ts";

const nameOf = (commentId: string): string => `comment-${commentId}`;

export function readKeptAnswer(userId: string | null, commentId: string): string | null {
  return readKeptReply(userId, nameOf(commentId))?.text ?? null;
}

export const isAnswerKept = (userId: string | null, commentId: string): boolean =>
  readKeptAnswer(userId, commentId) !== null;

export function keepAnswer(userId: string | null, commentId: string, text: string | null): void {
  keepReply(userId, nameOf(commentId), text === null ? null : { replyId: "", subject: "", text });
}
