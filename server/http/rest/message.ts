// Messages: read, marked, tagged and removed; visitors write them with the form.
import { listMessagesInput, messageAnswer, updateMessageInput } from "#contract/messages.ts";
import { crud } from "./crud.ts";
import type { RestNoun } from "./names.ts";

export const messageNoun: RestNoun = {
  name: "Message",
  names: { id: "_id", firstName: "first_name", lastName: "last_name" },
  answer: messageAnswer.omit({ language: true, isAnswered: true }),
};

export const messageRows = crud("/message", {
  noun: messageNoun,
  words: { one: "a message", many: "messages" },
  router: "messages",
  list: listMessagesInput,
  update: updateMessageInput,
});
