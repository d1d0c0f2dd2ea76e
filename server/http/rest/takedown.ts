import { newTakedownBody, sentTakedownAnswer } from "#contract/schemas/takedowns.ts";
import { type RestNoun, toRest } from "./names.ts";
import { bodyOf, type RestRow } from "./route.ts";

const sentNoun: RestNoun = { name: "SentTakedown", names: { id: "_id" }, answer: sentTakedownAnswer };

export const takedownRows: RestRow[] = [
  {
    method: "POST",
    path: "/takedown",
    procedure: "takedowns.create",
    summary: "Ask to have a picture removed, with a captcha for the form 'takedown'",
    noun: sentNoun,
    status: 201,
    body: newTakedownBody,
    bodyName: "NewTakedown",
    answer: sentTakedownAnswer,
    run: async (call, request) => ({
      body: toRest(sentNoun, await call("takedowns.create", bodyOf(sentNoun, newTakedownBody, request))),
    }),
  },
];
