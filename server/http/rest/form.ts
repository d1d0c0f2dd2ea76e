import { sendFormBody } from "#contract/schemas/forms.ts";
import { sentMessageAnswer } from "#contract/schemas/new-message.ts";
import { toRest } from "./names.ts";
import { messageNoun } from "./message.ts";
import { bodyOf, type RestRow } from "./route.ts";

const noun = { ...messageNoun, name: "SentForm", answer: sentMessageAnswer };

export const formRows: RestRow[] = [
  {
    method: "POST",
    path: "/form/:id",
    procedure: "forms.send",
    summary: "Answer the form of a page, with a captcha for the form 'form'; the answers become a message",
    noun,
    status: 201,
    body: sendFormBody,
    bodyName: "FormAnswers",
    answer: sentMessageAnswer,
    run: async (call, request) => {
      const { id: block, ...sent } = bodyOf(noun, sendFormBody, request);
      return { body: toRest(noun, await call("forms.send", { ...sent, block })) };
    },
  },
];
