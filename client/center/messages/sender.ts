import type { Message } from "#contract/schemas/messages.ts";

/** The name of the sender. The answers to a form have none, so their mail address or the form's title stands for it. */
export const senderOf = ({ name, email, form }: Pick<Message, "name" | "email" | "form">): string =>
  name || email || (form?.title ?? "");
