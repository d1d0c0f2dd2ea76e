import { listMessagesInput, messageAnswer, updateMessageInput } from "#contract/schemas/messages.ts";
import { newMessageBody, sentMessageAnswer } from "#contract/schemas/new-message.ts";
import { crud } from "./crud.ts";
import { type RestNoun, toRest } from "./names.ts";
import { bodyOf, type RestRow } from "./route.ts";

export const messageNoun: RestNoun = {
  name: "Message",
  names: { id: "_id", firstName: "first_name", lastName: "last_name" },
  answer: messageAnswer.omit({ language: true, isAnswered: true, topic: true, done: true }),
};

const sentNoun: RestNoun = { ...messageNoun, name: "SentMessage", answer: sentMessageAnswer };

export const messageRows: RestRow[] = [
  ...crud("/message", {
    noun: messageNoun,
    words: { one: "a message", many: "messages" },
    router: "messages",
    list: listMessagesInput.omit({ open: true, topic: true }),
    update: updateMessageInput.omit({ done: true }),
  }),
  {
    method: "POST",
    path: "/message",
    procedure: "messages.create",
    summary: "Send a message, with a captcha for the form 'message'",
    noun: sentNoun,
    status: 201,
    body: newMessageBody,
    bodyName: "NewMessage",
    answer: sentMessageAnswer,
    run: async (call, request) => ({
      body: toRest(sentNoun, await call("messages.create", bodyOf(sentNoun, newMessageBody, request))),
    }),
  },
];
